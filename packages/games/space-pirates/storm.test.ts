/** The Cosmic Storm: where it may stand, whom it covers, and flying through it. */
import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  codeOf,
  eventsOf,
  load,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';
import type { Layout } from './universe/presets.ts';

/** Seat 0 places the storm as the last Hazard of his card. */
const raising = (): State => {
  const state = universe(2);
  moving(state, '3:RS');
  state.phase = { name: 'storm' };
  return state;
};

describe('where it may stand', () => {
  test.each([
    ['the border', 150, 5000, -1, 0, { code: 'outside' }],
    ['a planet', 1700, 1001, 0, 1, { code: 'overlap', with: 'planet' }],
    ['a belt', 3000, 976, 0, 1, { code: 'overlap', with: 'belt' }],
    ['a base', 1049, 3000, -1, 0, { code: 'overlap', with: 'base' }],
    ['a ship', 1500, 5301, 0, 1, { code: 'overlap', with: 'ship' }],
    ['a disc', 4000, 5274, 0, 1, { code: 'overlap', with: 'disc' }],
  ])('SP-80: its base at %s', (_, x, y, dx, dy, refusal) => {
    const state = raising();
    putShip(state, 1, 1200, 5600, 0);
    putDisc(state, 1, 4000, 5548, 'gases');
    expect(refusalOf(state, 0, `storm ${x} ${y}`)).toBeUndefined();
    expect(refusalOf(state, 0, `storm ${x + dx} ${y + dy}`)).toEqual(refusal);
  });

  test('SP-80: its disc may hang over anything, and over the border', () => {
    const state = raising();
    putDisc(state, 1, 4000, 5500, 'gases');
    act(state, 0, 'storm 3800 5850');
    expect(state.storm).toEqual({ x: 3800, y: 5850 });
  });

  test('outside comes before overlap', () => {
    const state = raising();
    expect(codeOf(state, 0, 'storm 100 3000')).toBe('outside');
    expect(codeOf(state, 0, 'storm 200 3000')).toBe('overlap');
    expect(codeOf(state, 1, 'storm 100 3000')).toBe('not-your-turn');
    expect(refusalOf(state, 0, 'wind 0')).toEqual({ code: 'wrong-phase', expected: ['storm'] });
  });

  test('SP-81: it may stay where it is, and those under it suffer again', () => {
    const state = raising();
    putShip(state, 1, 1000, 5000, 0);
    load(state, 1, 'gases', 'gases');
    for (const left of [1, 0]) {
      state.phase = { name: 'storm' };
      act(state, 0, 'storm 1300 5400');
      act(state, 1, 'damage cargo gases');
      expect(pirate(state, 1).hold[4]).toBe(left);
    }
  });
});

test('SP-80: where it can stand nowhere the Hazard is skipped', () => {
  const layout: Layout = {
    border: [
      [0, 0],
      [900, 0],
      [900, 1000],
      [0, 1000],
    ],
    bases: [
      [450, 500, 'E'],
      [450, 500, 'E'],
      [450, 500, 'E'],
    ],
    abandoned: [],
    scenery: [],
  };
  const state = universe(2);
  const cramped: State = { ...state, options: { ...state.options, layout } };
  cramped.turn.left = 'SA';
  cramped.phase = { name: 'hazards' };
  const events = act(cramped, 0, 'hazard S');
  expect(eventsOf(events, 'skipped').map(({ what }) => what)).toEqual(['S', 'A']);
});

describe('whom it covers', () => {
  test.each([
    [5750, []],
    [5749, [1]],
  ])('SP-82: any overlap of its disc and a ship: storm at y = %i', (y, suffering) => {
    const state = raising();
    putShip(state, 1, 1000, 5000, 0);
    const events = act(state, 0, `storm 1300 ${y}`);
    expect(eventsOf(events, 'damaged').map(({ seat }) => seat)).toEqual(suffering);
  });

  test('SP-82: the Boss is not exempt; ships in Hangars are safe', () => {
    const state = raising();
    putShip(state, 0, 1400, 2500, 900);
    pirate(state, 1).ship = { at: 'hangar', base: 0 };
    expect(eventsOf(act(state, 0, 'storm 1049 3000'), 'damaged')).toEqual([
      { kind: 'damaged', seat: 0, why: 'storm' },
    ]);
  });
});

describe('flying through it', () => {
  /** Seat 0 with four Cargo and a card of value 5. */
  const flying = (x: number, y: number, h: number, storm: readonly [number, number]): State => {
    const state = universe(2);
    putShip(state, 0, x, y, h);
    load(state, 0, 'gases', 'gases', 'gases', 'gases');
    state.storm = { x: storm[0], y: storm[1] };
    hazardsOver(state);
    return state;
  };

  /** Moving begins after the Hazards: a last wind-still flick is skipped for want of Asteroids. */
  const hazardsOver = (state: State): void => {
    moving(state, '5:LA');
    state.turn.left = 'AA';
    state.phase = { name: 'hazards' };
    act(state, 0, 'hazard A');
  };

  const cargo = (state: State): number => pirate(state, 0).hold[4] ?? 0;

  test('SP-83: who crosses it suffers at once, and once a turn', () => {
    const state = flying(600, 300, 0, [2400, 800]);
    expect(state.turn.under).toBe(false);
    act(state, 0, 'template 0');
    expect(asked(state)).toBe(0);
    expect(state.queue).toEqual([]);
    const events = act(state, 0, 'template 0');
    expect(eventsOf(events, 'damaged')).toEqual([{ kind: 'damaged', seat: 0, why: 'storm' }]);
    expect(codeOf(state, 0, 'template 0')).toBe('wrong-phase');
    act(state, 0, 'damage cargo gases');
    act(state, 0, 'template 0');
    act(state, 0, 'end');
    expect([cargo(state), state.boss]).toEqual([3, 1]);
  });

  test('SP-83: who stays under it suffers at the end, once, also if he flew about under it', () => {
    for (const path of [[], ['template 900'], ['template 900', 'template 0']]) {
      const state = flying(600, 5000, 0, [900, 5450]);
      expect(state.turn.under).toBe(true);
      for (const text of path) act(state, 0, text);
      expect(cargo(state)).toBe(4);
      const events = act(state, 0, 'end');
      expect(eventsOf(events, 'damaged')).toEqual([{ kind: 'damaged', seat: 0, why: 'storm' }]);
      expect([asked(state), state.boss]).toEqual([0, 0]);
      act(state, 0, 'damage cargo gases');
      expect(state.boss).toBe(1);
    }
  });

  test('SP-83: who starts under it and gets out suffers nothing', () => {
    const state = flying(600, 700, 0, [900, 300]);
    expect(state.turn.under).toBe(true);
    act(state, 0, 'template 0');
    act(state, 0, 'template 0');
    expect(eventsOf(act(state, 0, 'end'), 'damaged')).toEqual([]);
    expect([cargo(state), state.boss]).toEqual([4, 1]);
  });

  test('SP-83: who got out and comes back suffers once, at the end', () => {
    const state = flying(600, 5000, 0, [600, 4700]);
    for (const h of [900, 1800, 2700])
      expect(eventsOf(act(state, 0, `template ${h}`), 'damaged')).toEqual([]);
    expect(eventsOf(act(state, 0, 'end'), 'damaged')).toHaveLength(1);
  });

  test('SP-83: who leaves a Hangar under it crosses it', () => {
    const state = universe(2);
    load(state, 0, 'gases');
    state.storm = { x: 1500, y: 3400 };
    hazardsOver(state);
    expect(state.turn.under).toBe(false);
    expect(eventsOf(act(state, 0, 'template 3150'), 'damaged')).toHaveLength(1);
  });

  test('SP-83: who flies into a Hangar from under it suffers nothing, from outside he crosses it', () => {
    const under = flying(2100, 3000, 1800, [1500, 3450]);
    expect(eventsOf(act(under, 0, 'template 1800'), 'damaged')).toEqual([]);
    const outside = flying(2100, 3000, 1800, [1049, 3500]);
    expect(outside.turn.under).toBe(false);
    expect(eventsOf(act(outside, 0, 'template 1800'), 'damaged')).toHaveLength(1);
  });

  test('SP-83: touching the edge of its disc is not being under it', () => {
    const state = flying(600, 300, 0, [1500, 1050]);
    expect(eventsOf(act(state, 0, 'template 0'), 'damaged')).toEqual([]);
    const deeper = flying(600, 301, 0, [1500, 1050]);
    expect(eventsOf(act(deeper, 0, 'template 0'), 'damaged')).toHaveLength(1);
  });

  test('sheet: a storm put over a ship that then stays hurts twice', () => {
    const state = universe(2);
    putShip(state, 0, 600, 5000, 0);
    load(state, 0, 'gases', 'gases');
    moving(state, '3:RS');
    state.phase = { name: 'storm' };
    act(state, 0, 'storm 900 5450');
    act(state, 0, 'damage cargo gases');
    expect(state.turn).toMatchObject({ under: true, stormPaid: false });
    act(state, 0, 'end');
    act(state, 0, 'damage cargo gases');
    expect(state.boss).toBe(1);
  });
});
