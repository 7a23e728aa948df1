/** The Solar Wind: where ships and the storm drift to, what they strike, catch and enter. */
import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  blowWind,
  codeOf,
  eventsOf,
  load,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { Event, State } from './types.ts';

const damaged = (events: readonly Event[]): readonly string[] =>
  eventsOf(events, 'damaged').map(({ seat, why }) => `${seat} ${why}`);

const ship = (state: State, seat: number): State['pirates'][number]['ship'] => pirate(state, seat).ship;
const space = (x: number, y: number, h: number) => ({ at: 'space', x, y, h });

describe('ships', () => {
  test('sheet: all ships in space drift, red and blue strike things, green is safe', () => {
    const [yellow, red, blue, green] = [0, 1, 2, 3];
    const state = universe(4);
    putShip(state, yellow, 1500, 2650, 900);
    putShip(state, red, 1250, 3500, 0); // before a planet
    putShip(state, blue, 6100, 2400, 0); // before the corner of a base
    pirate(state, green).ship = { at: 'hangar', base: 1 };
    const events = blowWind(state, 0);
    expect(eventsOf(events, 'wind')).toEqual([
      {
        kind: 'wind',
        seat: yellow,
        angle: 0,
        drifted: [
          { seat: blue, ship: space(6601, 2400, 0), struck: true },
          { seat: red, ship: space(1301, 3500, 0), struck: true },
          { seat: yellow, ship: space(1650, 2950, 0), struck: false },
        ],
      },
    ]);
    expect(damaged(events)).toEqual([`${blue} wind`, `${red} wind`]);
    expect(ship(state, green)).toEqual({ at: 'hangar', base: 1 });
  });

  test('the direction is any angle of a turn', () => {
    const state = universe(2);
    putShip(state, 0, 2600, 400, 0);
    state.phase = { name: 'wind' };
    expect(refusalOf(state, 0, 'wind 3600')).toEqual({ code: 'bad-angle' });
    expect(codeOf(state, 1, 'wind 0')).toBe('not-your-turn');
    expect(refusalOf(state, 0, 'storm 900 900')).toEqual({ code: 'wrong-phase', expected: ['wind'] });
  });

  test.each([
    ['with it', 0, 0, 1400, 5000],
    ['against it', 0, 1800, 800, 5000],
    ['across', 0, 900, 1100, 5150],
    ['an edge first', 0, 450, 1325, 5075],
    ['a corner first', 0, 451, 1250, 5150],
    ['askew', 300, 300, 1320, 5300],
  ])(
    'SP-85: a ship drifts one template from its farthest point and faces downwind: %s',
    (_, old, h, x, y) => {
      const state = universe(2);
      putShip(state, 0, 800, 5000, old);
      expect(damaged(blowWind(state, h))).toEqual([]);
      expect(ship(state, 0)).toEqual(space(x, y, h));
    },
  );

  test.each([
    ['the rear tip, across the wind', 0, 900, 0, 800, 5000],
    ['a corner', 0, 900, 4, 950, 5150],
    ['the farthest', 0, 900, 7, 1100, 5150],
    ['a front edge', 0, 450, 11, 1288, 5113],
  ])('SP-85: or from a point that the Boss names: %s', (_, old, h, point, x, y) => {
    const state = universe(2);
    putShip(state, 1, 800, 5000, old);
    state.phase = { name: 'wind' };
    expect(damaged(act(state, 0, `wind ${h} 1@${point}`))).toEqual([]);
    expect(ship(state, 1)).toEqual(space(x, y, h));
  });

  test('SP-85: each ship from its own point; those not named from the farthest', () => {
    const state = universe(3);
    putShip(state, 0, 800, 2200, 0);
    putShip(state, 1, 2000, 2400, 0);
    putShip(state, 2, 6600, 2500, 0);
    state.phase = { name: 'wind' };
    act(state, 0, 'wind 900 0@10 2@4');
    expect([ship(state, 0), ship(state, 1), ship(state, 2)]).toEqual([
      space(1250, 2350, 900),
      space(2300, 2550, 900),
      space(6750, 2650, 900),
    ]);
  });

  test('SP-85: not from a point where the template would lie on the ship, nor of a ship in a Hangar', () => {
    const state = universe(3);
    putShip(state, 1, 800, 5000, 0);
    state.phase = { name: 'wind' };
    expect(refusalOf(state, 0, 'wind 900 1@15')).toMatchObject({ code: 'bad-point', seat: 1 });
    expect(refusalOf(state, 0, 'wind 900 1@28')).toMatchObject({ code: 'bad-point', seat: 1 });
    expect(refusalOf(state, 0, 'wind 900 0@7')).toEqual({ code: 'bad-point', seat: 0, points: [] });
    expect(refusalOf(state, 0, 'wind 900 1@7 3@7')).toEqual({ code: 'bad-point', seat: 3, points: [] });
    expect(refusalOf(state, 0, 'wind 3600 1@7')).toEqual({ code: 'bad-angle' });
    expect(codeOf(state, 0, 'wind 900 1@7')).toBeUndefined();
  });

  test('SP-85, SP-86: the point named says who goes first', () => {
    const order = (text: string): readonly number[] => {
      const state = universe(2);
      putShip(state, 0, 2600, 500, 0);
      putShip(state, 1, 1800, 400, 0);
      state.phase = { name: 'wind' };
      return eventsOf(act(state, 0, text), 'wind').flatMap(({ drifted }) => drifted.map(({ seat }) => seat));
    };
    expect(order('wind 900')).toEqual([0, 1]);
    expect(order('wind 900 0@0')).toEqual([1, 0]);
    expect(order('wind 900 0@0 1@0')).toEqual([0, 1]);
  });

  test('SP-86: of two that reach as far the Boss goes first, then clockwise', () => {
    for (const boss of [0, 1]) {
      const state = universe(3);
      pirate(state, 2).ship = { at: 'hangar', base: 0 };
      putShip(state, 0, 1900, 1650, 1800);
      putShip(state, 1, 1900, 1950, 1800);
      state.boss = boss;
      expect(damaged(blowWind(state, 1800))).toEqual([`${1 - boss} wind`]);
      expect(ship(state, boss)).toEqual({ at: 'hangar', base: 0 });
      expect(ship(state, 1 - boss)).toEqual(space(1502, boss === 0 ? 1950 : 1650, 1800));
    }
  });

  test('SP-86: else the ship farthest downwind goes first, whoever is Boss', () => {
    const state = universe(3);
    pirate(state, 2).ship = { at: 'hangar', base: 0 };
    putShip(state, 0, 1902, 1650, 1800);
    putShip(state, 1, 1900, 1950, 1800);
    blowWind(state, 1800);
    expect([ship(state, 0).at, ship(state, 1).at]).toEqual(['space', 'hangar']);
  });

  test('SP-87: the ship that runs into another suffers, the one struck does not', () => {
    const state = universe(2);
    putShip(state, 0, 750, 700, 0);
    putShip(state, 1, 1500, 400, 900);
    expect(damaged(blowWind(state, 0))).toEqual(['0 wind']);
    expect([ship(state, 1), ship(state, 0)]).toEqual([space(1650, 700, 0), space(1051, 700, 0)]);
  });

  test('SP-87: at most one Damage, though the ship strikes something and comes under the storm', () => {
    const state = universe(2);
    putShip(state, 0, 1500, 2900, 0);
    state.storm = { x: 900, y: 2200 };
    expect(damaged(blowWind(state, 0))).toEqual(['0 wind']);
    expect([ship(state, 0), state.storm]).toEqual([space(1851, 2900, 0), { x: 2100, y: 2200 }]);
  });

  test('SP-87: a ship with no room at all stays as it was, and suffers', () => {
    const state = universe(2);
    putShip(state, 0, 600, 5000, 900);
    state.storm = { x: 900, y: 5300 };
    expect(damaged(blowWind(state, 0))).toEqual(['0 wind']);
    expect(ship(state, 0)).toEqual(space(600, 5000, 900));
  });
});

describe('blown out', () => {
  test('SP-91: 1 Damage; its owner chooses the heading, and it stands one width from the border', () => {
    const state = universe(2);
    putShip(state, 1, 600, 1000, 900);
    putShip(state, 0, 2600, 500, 0);
    load(state, 1, 'gases');
    const events = blowWind(state, 1800);
    expect(damaged(events)).toEqual(['1 wind']);
    expect(ship(state, 1)).toEqual({ at: 'out' });
    expect(asked(state)).toBe(1);
    expect(refusalOf(state, 1, 'heading 3600')).toEqual({ code: 'bad-angle' });
    expect(refusalOf(state, 1, 'damage cargo gases')).toEqual({ code: 'wrong-phase', expected: ['heading'] });
    act(state, 1, 'heading 2700');
    expect(ship(state, 1)).toEqual(space(450, 1600, 2700));
    expect(state.queue).toEqual([{ kind: 'damage', seat: 1, why: 'wind' }]);
  });

  test.each([
    ['ring 14, heading 800, beside a disc upon the spot', 600, 349, 1576],
    ['ring 7, heading 850', 950, 312, 1439],
    ['ring 4, heading 900, not nearer to the border though that were free', 1000, 300, 1380],
  ])('SP-91: where that spot is taken, at the nearest free one: %s', (_, disc, x, y) => {
    const state = universe(2);
    putShip(state, 1, 600, 1000, 900);
    putDisc(state, 1, disc, 1300, 'gases');
    blowWind(state, 1800);
    act(state, 1, 'heading 0');
    expect(ship(state, 1)).toEqual(space(x, y, 0));
  });

  test('SP-91: nor upon another ship', () => {
    const state = universe(2);
    putShip(state, 1, 600, 5000, 900);
    putShip(state, 0, 1900, 5300, 1800);
    blowWind(state, 1800);
    act(state, 1, 'heading 0');
    expect([ship(state, 0), ship(state, 1)]).toEqual([space(1300, 5300, 1800), space(300, 5500, 0)]);
  });

  test('SP-91: a heading is asked for each ship, downwind first, before any Damage is settled', () => {
    const state = universe(3);
    putShip(state, 0, 1300, 2700, 1800);
    putShip(state, 1, 650, 2700, 1800);
    putShip(state, 2, 700, 300, 1800);
    for (const seat of [0, 1, 2]) load(state, seat, 'salts');
    blowWind(state, 1800);
    expect(state.queue.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'heading 1',
      'heading 2',
      'damage 1',
      'damage 2',
    ]);
  });
});

describe('the storm', () => {
  test('SP-88: it moves two templates, after the ships; who comes under it suffers', () => {
    const state = universe(2);
    putShip(state, 0, 1200, 700, 0);
    state.storm = { x: 300, y: 700 };
    expect(damaged(blowWind(state, 0))).toEqual(['0 storm']);
    expect([ship(state, 0), state.storm]).toEqual([space(1800, 700, 0), { x: 1500, y: 700 }]);
  });

  test('SP-88: a ship blown into it suffers, though the storm then goes on', () => {
    const state = universe(2);
    putShip(state, 0, 3000, 5000, 0);
    state.storm = { x: 4600, y: 5000 };
    expect(damaged(blowWind(state, 0))).toEqual(['0 storm']);
    expect([ship(state, 0), state.storm]).toEqual([space(3600, 5000, 0), { x: 5800, y: 5000 }]);
  });

  test('SP-88: under it when the ships have moved and when the storm has is once', () => {
    const state = universe(2);
    putShip(state, 0, 600, 5200, 0);
    putDisc(state, 1, 2300, 5700, 'gases');
    state.storm = { x: 1900, y: 5700 };
    expect(damaged(blowWind(state, 0))).toEqual(['0 storm']);
    expect([ship(state, 0), state.storm]).toEqual([space(1200, 5200, 0), { x: 2026, y: 5700 }]);
  });

  test('SP-88: blown out of it, and overtaken by it: he was under it before', () => {
    const state = universe(2);
    putShip(state, 0, 1000, 400, 0);
    state.storm = { x: 700, y: 700 };
    expect(damaged(blowWind(state, 0))).toEqual([]);
    expect([ship(state, 0), state.storm]).toEqual([space(1600, 400, 0), { x: 1900, y: 700 }]);
  });

  test('SP-88: who was under it before does not suffer again', () => {
    const state = universe(2);
    putShip(state, 0, 600, 700, 0);
    state.storm = { x: 300, y: 700 };
    expect(damaged(blowWind(state, 0))).toEqual([]);
    expect(state.storm).toEqual({ x: 1051, y: 700 });
  });

  test('SP-88: a ship in a Hangar does not suffer', () => {
    const state = universe(2);
    state.storm = { x: 2200, y: 3000 };
    expect(damaged(blowWind(state, 1800))).toEqual([]);
    expect(state.storm).toEqual({ x: 1049, y: 3000 });
  });

  test.each([
    ['a base', 2200, 3000, 1800, 1049, 3000],
    ['a planet', 300, 1500, 0, 1201, 1500],
    ['a belt', 3000, 300, 900, 3000, 976],
    ['nothing', 300, 5400, 0, 1500, 5400],
  ])('SP-89: it stops before %s', (_, x, y, h, toX, toY) => {
    const state = universe(2);
    state.storm = { x, y };
    blowWind(state, h);
    expect(state.storm).toEqual({ x: toX, y: toY });
  });

  test('SP-89: it stops before a disc', () => {
    const state = universe(2);
    state.storm = { x: 300, y: 5400 };
    putDisc(state, 1, 1000, 5400, 'gases');
    blowWind(state, 0);
    expect(state.storm).toEqual({ x: 726, y: 5400 });
  });

  test('SP-90: it leaves when its centre crosses the border, and comes back by the next storm Hazard', () => {
    const stays = universe(2);
    stays.storm = { x: 1200, y: 5400 };
    blowWind(stays, 1800);
    expect(stays.storm).toEqual({ x: 0, y: 5400 });
    const state = universe(2);
    state.storm = { x: 1199, y: 5400 };
    expect(eventsOf(blowWind(state, 1800), 'storm')).toEqual([{ kind: 'storm', at: null }]);
    expect(state.storm).toBeNull();
    state.phase = { name: 'storm' };
    act(state, 0, 'storm 1000 5400');
    expect(state.storm).toEqual({ x: 1000, y: 5400 });
  });

  test('a storm alone is blown too', () => {
    const state = universe(2);
    state.storm = { x: 300, y: 5400 };
    state.turn.left = 'WA';
    state.phase = { name: 'hazards' };
    act(state, 0, 'hazard W');
    expect(state.phase.name).toBe('wind');
    act(state, 0, 'wind 0');
    expect(state.storm).toEqual({ x: 1500, y: 5400 });
  });

  test('no ship in space and no storm: nothing is asked', () => {
    const state = universe(2);
    state.turn.left = 'WA';
    state.phase = { name: 'hazards' };
    const events = act(state, 0, 'hazard W');
    expect(eventsOf(events, 'skipped').map(({ what }) => what)).toEqual(['W', 'A']);
    expect(state.phase.name).toBe('move');
  });
});
