/** What ships catch and enter when the Solar Wind drives them. */
import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  blowWind,
  eventsOf,
  hold,
  load,
  pirate,
  putDisc,
  putShip,
  universe,
} from './testing/positions.ts';
import type { Event, State } from './types.ts';

const damaged = (events: readonly Event[]): readonly string[] =>
  eventsOf(events, 'damaged').map(({ seat, why }) => `${seat} ${why}`);

const ship = (state: State, seat: number): State['pirates'][number]['ship'] => pirate(state, seat).ship;
const space = (x: number, y: number, h: number) => ({ at: 'space', x, y, h });

describe('captures and Hangars', () => {
  test('SP-92: what lies under the template is captured for the owner, who alone looks', () => {
    const state = universe(2);
    putShip(state, 1, 600, 700, 0);
    putDisc(state, 1, 1600, 700, 'hitech');
    putDisc(state, 2, 1300, 700, 'salts');
    const events = blowWind(state, 0);
    expect(eventsOf(events, 'captured').map(({ seat, disc }) => [seat, disc])).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect(pirate(state, 1).hold).toEqual([0, 0, 1, 1, 0]);
  });

  test('SP-92: only under the final template, not on the way', () => {
    const state = universe(2);
    putShip(state, 0, 1500, 2900, 0);
    putDisc(state, 1, 2124, 3200, 'salts');
    putDisc(state, 2, 2500, 3200, 'hitech');
    blowWind(state, 0);
    expect(ship(state, 0)).toEqual(space(1851, 2900, 0));
    expect(pirate(state, 0).hold).toEqual([0, 0, 0, 0, 0]);
  });

  test('SP-92: a chased owner sets the discs aside, unseen', () => {
    const state = universe(2);
    putShip(state, 1, 600, 700, 0);
    pirate(state, 1).chased = true;
    putDisc(state, 1, 1500, 700, 'hitech');
    const events = blowWind(state, 0);
    expect(eventsOf(events, 'captured')).toEqual([]);
    expect(state.queue).toEqual([{ kind: 'aside', seat: 1, disc: 1 }]);
    act(state, 1, 'aside 1 1500 125');
    expect(state.discs[0]).toMatchObject({ up: false, seen: [], x: 1500, y: 125 });
  });

  test('SP-92: effects follow when all have moved; new Cargo may pay for the Damage', () => {
    const state = universe(2);
    putShip(state, 0, 1500, 2900, 0);
    putShip(state, 1, 600, 700, 0);
    putDisc(state, 1, 2150, 2900, 'salts');
    putDisc(state, 2, 1500, 700, 'asteroid');
    hold(state, 1, '3:RF');
    const events = blowWind(state, 0);
    expect(damaged(events)).toEqual(['0 wind', '1 asteroid']);
    act(state, 0, 'damage cargo salts');
    act(state, 'chance', 'lose 3:RF');
    expect(asked(state)).toBe(1);
    act(state, 1, 'aside 2 1500 125');
    expect(state.discs[0]).toMatchObject({ up: true, shown: true });
  });

  test('SP-92: a disc lifted by one ship is out of the way of the next', () => {
    const state = universe(2);
    putShip(state, 1, 1500, 400, 900);
    putShip(state, 0, 750, 700, 0);
    putDisc(state, 1, 1700, 900, 'gases');
    blowWind(state, 0);
    expect(state.pirates.map(({ hold: cargo }) => cargo[4])).toEqual([0, 1]);
  });

  test('SP-111: by wind in the order in which the ships moved, each Damage before what it caught', () => {
    const state = universe(2);
    putShip(state, 0, 600, 700, 0);
    putShip(state, 1, 1500, 2900, 0);
    load(state, 0, 'gases', 'gases');
    load(state, 1, 'gases', 'gases');
    putDisc(state, 1, 1500, 700, 'asteroid');
    putDisc(state, 2, 2150, 2900, 'asteroid');
    blowWind(state, 0);
    expect(state.queue).toEqual([
      { kind: 'damage', seat: 1, why: 'wind' },
      { kind: 'damage', seat: 1, why: 'asteroid' },
      { kind: 'aside', seat: 1, disc: 2 },
      { kind: 'damage', seat: 0, why: 'asteroid' },
      { kind: 'aside', seat: 0, disc: 1 },
    ]);
  });

  test('SP-93: a ship blown to a free line enters without Damage, its captures first', () => {
    const state = universe(2);
    putShip(state, 1, 4200, 3000, 0);
    putDisc(state, 1, 4950, 3250, 'gases');
    const events = blowWind(state, 0);
    expect(damaged(events)).toEqual([]);
    expect(pirate(state, 1)).toMatchObject({
      ship: { at: 'hangar', base: 1 },
      owed: true,
      hold: [0, 0, 0, 0, 1],
    });
  });

  test('SP-58: at the line of a full Hangar it stops, and suffers', () => {
    const state = universe(3);
    pirate(state, 1).ship = { at: 'hangar', base: 0 };
    pirate(state, 2).ship = { at: 'hangar', base: 0 };
    putShip(state, 0, 1900, 1800, 1800);
    expect(damaged(blowWind(state, 1800))).toEqual(['0 wind']);
    expect(ship(state, 0)).toEqual(space(1502, 1800, 1800));
  });

  test('SP-93: a line behind the ship is not reached, though a thing stopped it there', () => {
    const state = universe(2);
    putShip(state, 0, 900, 3000, 0);
    state.storm = { x: 1650, y: 3000 };
    expect(damaged(blowWind(state, 0))).toEqual(['0 wind']);
    expect(ship(state, 0)).toEqual(space(901, 3000, 0));
  });

  test('SP-93: it enters without Damage though a thing stopped it upon the line', () => {
    const state = universe(2);
    putShip(state, 0, 1050, 2000, 900);
    state.storm = { x: 1050, y: 3300 };
    expect(damaged(blowWind(state, 900))).toEqual([]);
    expect(ship(state, 0)).toEqual({ at: 'hangar', base: 0 });
  });

  test('SP-92: after Police caught on the way the rest is only set aside', () => {
    const state = universe(2);
    putShip(state, 1, 600, 700, 0);
    putDisc(state, 1, 1300, 700, 'police');
    putDisc(state, 2, 1600, 700, 'gases');
    blowWind(state, 0);
    expect(pirate(state, 1)).toMatchObject({ chased: true, hold: [0, 0, 0, 0, 0] });
    expect(state.queue).toEqual([{ kind: 'aside', seat: 1, disc: 2 }]);
  });
});
