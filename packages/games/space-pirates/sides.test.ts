/** SP-116: sides of the box as walls, on the edge of the Universe and inside it. */
import { assert, integer, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  BARE,
  blowWind,
  discIn,
  eventsOf,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { Event, State } from './types.ts';
import type { Scenery } from './universe/presets.ts';

const WALL: Scenery = ['side', 4000, 1600, 'v'];

/** A Universe with nothing in it but bases and this scenery. */
const walled = (...scenery: readonly Scenery[]): State =>
  universe(2, { layout: { ...BARE, scenery }, steadyHands: true });

/** Disc 1 from there, with all the luck of that number. */
const flickFrom = (state: State, x: number, y: number, flick: string, luck: number): readonly Event[] => {
  putDisc(state, 1, x, y, 'gases');
  state.phase = { name: 'flick', seat: 0, discs: [1], why: 'F' };
  act(state, 0, `flick 1 ${flick}`);
  return act(state, 'chance', `luck ${luck}`);
};

describe('discs', () => {
  test('SP-116: they bounce off a side, and never land on it, however hard they strike', () => {
    assert(
      property(
        integer({ min: 200, max: 1000 }),
        integer({ min: -300, max: 300 }),
        integer({ min: 0, max: 4294967295 }),
        (power, turn, luck) => {
          const state = walled(WALL);
          const events = flickFrom(state, 3400, 1600, `${(3600 + turn) % 3600} ${power}`, luck);
          expect(eventsOf(events, 'landed')).toEqual([]);
          pre(eventsOf(events, 'left').length === 0);
          expect(discIn(state, 1).x).toBeLessThanOrEqual(4000 - 50 - 125);
        },
      ),
    );
  });

  test('SP-116: on the edge it keeps them in; where none stands the border is open', () => {
    const left = (...scenery: readonly Scenery[]): number =>
      eventsOf(flickFrom(walled(...scenery), 3400, 1600, '2700 1000', 7), 'left').length;
    expect([left(), left(['side', 3000, 0, 'h']), left(['side', 3000, -50, 'h'])]).toEqual([1, 0, 0]);
    expect(left(['side', 900, 0, 'h'])).toBe(1);
  });

  test('SP-116: they are placed one width away from it, and the storm does not stand on it', () => {
    const state = walled(WALL);
    state.phase = { name: 'place', seat: 0, discs: [], why: 'R' };
    putDisc(state, 1, 0, 0, 'gases', { where: 'drawn', by: 0 });
    expect(refusalOf(state, 0, 'place 1 3526 1600')).toEqual({ code: 'too-near', what: 'side' });
    expect(refusalOf(state, 0, 'place 1 3525 1600')).toBeUndefined();
    state.phase = { name: 'storm' };
    expect(refusalOf(state, 0, 'storm 3802 1600')).toEqual({ code: 'overlap', with: 'side' });
    expect(refusalOf(state, 0, 'storm 3801 1600')).toBeUndefined();
  });
});

describe('ships', () => {
  test('SP-116: a template may touch it, and not overlap it by more than 0.1 mm', () => {
    const blocked = (x: number): unknown => {
      const state = walled(WALL);
      putShip(state, 0, x, 1600, 0);
      moving(state, '1:RFW');
      return refusalOf(state, 0, 'template 0');
    };
    expect(blocked(3950 - 1200)).toBeUndefined();
    expect(blocked(3951 - 1200)).toBeUndefined();
    expect(blocked(3952 - 1200)).toEqual({ code: 'blocked', by: 'side' });
  });

  test('SP-116: turned by whole degrees it blocks where it lies', () => {
    const blocked = (degrees: number): unknown => {
      const state = walled(['side', 4000, 1600, degrees]);
      putShip(state, 0, 3000, 700, 0);
      moving(state, '1:RFW');
      return refusalOf(state, 0, 'template 0');
    };
    const by = { code: 'blocked', by: 'side' };
    expect([90, 100, 120, 135].map(blocked)).toEqual([by, by, undefined, undefined]);
  });

  test('SP-116, SP-87: blown against it a ship stops and suffers', () => {
    const state = walled(WALL);
    putShip(state, 0, 3000, 1600, 0);
    expect(eventsOf(blowWind(state, 0), 'damaged')).toEqual([{ kind: 'damaged', seat: 0, why: 'wind' }]);
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 3351, y: 1600, h: 0 });
  });
});
