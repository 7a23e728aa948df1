/** Hangars left and entered, by positions in the Universe for two. */
import { describe, expect, test } from 'vitest';
import { act, codeOf, moving, pirate, putShip, refusalOf, universe } from './testing/positions.ts';
import type { State } from './types.ts';
import type { Layout } from './universe/presets.ts';

/** In Hangar 0 (mouth to the east) or 2 (to the north), with a card of value 5. */
const docked = (base: number): State => {
  const state = universe(2);
  pirate(state, 0).ship = { at: 'hangar', base };
  moving(state, '5:RF');
  return state;
};

describe('leaving', () => {
  test.each([
    ['straight out', 0, 'template 0', 900, 3000, 0],
    ['at a slant', 0, 'template 3150', 900, 3000, 3150],
    ['at the other slant', 0, 'template 450', 900, 3000, 450],
    ['from one end of the line', 0, 'template 0 -350', 900, 2650, 0],
    ['from the other', 0, 'template 0 350', 900, 3350, 0],
    ['from a point between', 0, 'template 0 150', 900, 3150, 0],
    ['to the north, from its east end', 2, 'template 2700 350', 3350, 5100, 2700],
    ['to the north, from its west end', 2, 'template 2250 -350', 2650, 5100, 2250],
  ])('SP-104: the rear tip lies on the line: %s', (_, base, text, x, y, h) => {
    const state = docked(base);
    act(state, 0, text);
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x, y, h });
  });

  test('SP-104: there are 15 points of the line, 5 mm apart', () => {
    const state = docked(0);
    const offsets = Array.from({ length: 801 }, (_, index) => index - 400).filter((offset) => offset !== 0);
    const legal = offsets.filter((offset) => codeOf(state, 0, `template 0 ${offset}`) === undefined);
    expect(legal).toEqual([-350, -300, -250, -200, -150, -100, -50, 50, 100, 150, 200, 250, 300, 350]);
    expect(codeOf(state, 0, 'template 0 1')).toBe('bad-offset');
    expect(codeOf(state, 0, 'template 0 -400')).toBe('bad-offset');
  });

  test.each([
    [0, 'template 451', 451],
    [0, 'template 3149', -451],
    [0, 'template 1800', -1800],
    [2, 'template 3151', 451],
    [2, 'template 2249', -451],
  ])('SP-104: not beyond 45 degrees of straight out, from base %i: %s', (base, text, by) => {
    expect(refusalOf(docked(base), 0, text)).toEqual({ code: 'too-wide', by });
  });

  test('refusals in their order: angle, energy, point, width, what is in the way', () => {
    const state = docked(0);
    state.storm = { x: 1300, y: 3000 };
    expect(codeOf(state, 0, 'template 3600 25')).toBe('bad-angle');
    expect(codeOf(state, 0, 'template 1800 25')).toBe('bad-offset');
    expect(codeOf(state, 0, 'template 1800')).toBe('too-wide');
    expect(refusalOf(state, 0, 'template 0')).toEqual({ code: 'blocked', by: 'storm' });
    state.turn.energy = 0;
    expect(codeOf(state, 0, 'template 1800 25')).toBe('no-energy-left');
  });

  test('SP-104: the second template turns from the first, and has no point of the line', () => {
    const state = docked(0);
    act(state, 0, 'template 450');
    expect(codeOf(state, 0, 'template 450 50')).toBe('bad-offset');
    expect(codeOf(state, 0, 'template 1351')).toBe('too-sharp');
    expect(codeOf(state, 0, 'template 1350')).toBeUndefined();
  });

  test('two ships in a Hangar do not hinder each other', () => {
    const state = docked(0);
    pirate(state, 1).ship = { at: 'hangar', base: 0 };
    act(state, 0, 'template 0');
    expect(pirate(state, 1).ship).toEqual({ at: 'hangar', base: 0 });
  });
});

describe('entering', () => {
  test.each([
    ['head on', 2100, 3000, 1800, 1800, true],
    ['by one end of the line', 2000, 2650, 1800, 1800, true],
    ['slanting across the mouth', 1500, 2100, 1350, 1350, true],
    ['grazing its end with an edge', 1051, 1900, 900, 900, true],
    ['passing by at 0.2 mm', 1052, 1900, 900, 900, false],
    ['just short of it', 2102, 3000, 1800, 1800, false],
  ])('sheet: a template that touches the line enters: %s', (_, x, y, h, angle, enters) => {
    const state = universe(2);
    putShip(state, 0, x, y, h);
    moving(state, '5:RF');
    act(state, 0, `template ${angle}`);
    expect(pirate(state, 0).ship.at).toBe(enters ? 'hangar' : 'space');
  });

  test('sheet: it ends the movement, whatever energy is left', () => {
    const state = universe(2);
    putShip(state, 0, 2100, 3000, 1800);
    moving(state, '5:RF');
    act(state, 0, 'template 1800');
    expect([state.turn.energy, state.phase.name]).toEqual([4, 'dock']);
    expect(codeOf(state, 0, 'template 0')).toBe('wrong-phase');
  });

  test('sheet: an abandoned base has no Hangar', () => {
    const state = universe(3);
    putShip(state, 0, 4000, 4600, 900);
    moving(state, '5:RF');
    act(state, 0, 'template 900');
    expect(refusalOf(state, 0, 'template 900')).toEqual({ code: 'blocked', by: 'abandoned' });
  });
});

describe('in other Universes', () => {
  /** Seat 0 in a Universe of these bases, and of this border, with a card of value 5. */
  const elsewhere = (plan: Partial<Layout>): State => {
    const state = universe(2);
    const layout: Layout = {
      border: [
        [0, 0],
        [6000, 0],
        [6000, 6000],
        [3000, 6000],
        [3000, 3000],
        [0, 3000],
      ],
      bases: [
        [450, 1000, 'E'],
        [5550, 1000, 'W'],
        [4500, 5550, 'N'],
      ],
      abandoned: [],
      scenery: [],
      ...plan,
    };
    moving(state, '5:RF');
    return { ...state, options: { ...state.options, layout } };
  };

  test.each([
    [2435, 2293, { code: 'blocked', by: 'border' }],
    [2510, 2218, undefined],
  ])('SP-43: a corner of the border may not lie under the template: from (%i, %i)', (x, y, refusal) => {
    const state = elsewhere({});
    putShip(state, 0, x, y, 450);
    expect(refusalOf(state, 0, 'template 450')).toEqual(refusal);
  });

  test('SP-57: the wall of one base beats the line of another', () => {
    const state = elsewhere({
      bases: [
        [450, 1000, 'E'],
        [1200, 1600, 'E'],
        [4500, 5550, 'N'],
      ],
    });
    putShip(state, 0, 2100, 1000, 1800);
    expect(refusalOf(state, 0, 'template 1800')).toEqual({ code: 'blocked', by: 'base' });
    putShip(state, 0, 2100, 950, 1800);
    expect(refusalOf(state, 0, 'template 1800')).toBeUndefined();
  });
});
