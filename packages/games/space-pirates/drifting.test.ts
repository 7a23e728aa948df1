/** Drifting: when one may, when one must, and where to. */
import { describe, expect, test } from 'vitest';
import {
  act,
  BARE,
  codeOf,
  eventsOf,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';
import type { Scenery } from './universe/presets.ts';

/** Seat 0 in space, without cards. */
const adrift = (x: number, y: number, h: number): State => {
  const state = universe(2);
  putShip(state, 0, x, y, h);
  return state;
};

describe('when', () => {
  test('SP-53: without cards one must drift, one template, and the turn is over', () => {
    const state = adrift(600, 700, 0);
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-drift' });
    expect(refusalOf(state, 0, 'template 0')).toEqual({ code: 'no-energy-left' });
    const events = act(state, 0, 'drift 0');
    expect(eventsOf(events, 'laid')).toEqual([{ kind: 'laid', seat: 0, x: 1200, y: 700, h: 0, drift: true }]);
    expect(state.boss).toBe(1);
  });

  test('SP-53: with a card and a legal template one may not', () => {
    const state = adrift(600, 700, 0);
    moving(state, '3:RF');
    expect(refusalOf(state, 0, 'drift 0')).toEqual({ code: 'may-not-drift' });
  });

  test('SP-53: with a single legal template, at a right angle, a ship is not cornered', () => {
    const state = adrift(5251, 150, 0);
    moving(state, '5:RF');
    expect(codeOf(state, 0, 'template 899')).toBe('blocked');
    expect(codeOf(state, 0, 'template 900')).toBeUndefined();
    expect(codeOf(state, 0, 'drift 1800')).toBe('may-not-drift');
    expect(codeOf(state, 0, 'end')).toBeUndefined();
  });

  test('SP-53: a cornered ship must, and uses up all its energy', () => {
    const state = adrift(600, 150, 1800);
    moving(state, '5:RF');
    expect(refusalOf(state, 0, 'template 1800')).toEqual({ code: 'blocked', by: 'border' });
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-drift' });
    act(state, 0, 'drift 0');
    expect(state.boss).toBe(1);
  });

  test('SP-53: where no drift is legal either, the ship stays', () => {
    const state = universe(4);
    // In the corner, heading into it, with ships behind and beside it.
    putShip(state, 0, 600, 150, 1800);
    putShip(state, 1, 600, 150, 0);
    putShip(state, 2, 0, 450, 0);
    putShip(state, 3, 600, 450, 0);
    moving(state, '5:RF');
    for (const h of [0, 450, 900, 1350, 1800, 2700]) {
      expect(codeOf(state, 0, `drift ${h}`)).toBe('blocked');
    }
    act(state, 0, 'end');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 600, y: 150, h: 1800 });
    expect(state.boss).toBe(1);
  });
});

describe('where to', () => {
  test.each([
    ['the front tip', 0, 0, 1400, 5000],
    ['the rear tip', 0, 1800, 800, 5000],
    ['the middle of a long edge', 0, 900, 1100, 5150],
    ['the middle of the other', 0, 2700, 1100, 4850],
    ['the middle of a front edge', 0, 450, 1325, 5075],
    ['the middle of a rear edge', 0, 2250, 875, 4925],
    ['the middle of the other rear edge', 0, 1350, 875, 5075],
    ['a corner', 0, 451, 1250, 5150],
    ['the tip again', 0, 449, 1400, 5000],
    ['a tip in whole tenths of a millimetre', 300, 300, 1320, 5300],
  ])('SP-54: from %s, and the ship faces where it went', (_, old, h, x, y) => {
    const state = adrift(800, 5000, old);
    act(state, 0, `drift ${h}`);
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x, y, h });
  });

  test('SP-54: what a template may not touch a drift may not touch', () => {
    expect(refusalOf(adrift(800, 5000, 0), 0, 'drift 3150')).toEqual({ code: 'blocked', by: 'moon' });
    expect(refusalOf(adrift(800, 5500, 0), 0, 'drift 900')).toEqual({ code: 'blocked', by: 'border' });
    expect(codeOf(adrift(800, 5000, 0), 0, 'drift 0 50')).toBe('bad-offset');
  });

  test.each([
    ['the rear tip, at a right angle', 0, 900, 0, 800, 5000],
    ['a corner behind', 0, 900, 4, 950, 5150],
    ['the middle of the side', 0, 900, 7, 1100, 5150],
    ['5 mm further', 0, 900, 8, 1150, 5150],
    ['a front edge, in whole tenths of a millimetre', 0, 500, 11, 1288, 5113],
    ['a turned ship', 300, 300, 14, 1320, 5300],
  ])('SP-54: from a point one names, %s', (_, old, h, point, x, y) => {
    const state = adrift(800, 5000, old);
    act(state, 0, `drift ${h} @${point}`);
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x, y, h });
  });

  test('SP-54: not from a point where the template would lie on the ship, nor from one that is none', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
    const state = adrift(800, 4800, 0);
    for (const point of [15, 21, 27, 28]) {
      expect(refusalOf(state, 0, `drift 900 @${point}`)).toEqual({ code: 'bad-point', seat: 0, points });
    }
    for (const point of points) expect(codeOf(state, 0, `drift 900 @${point}`)).toBeUndefined();
    expect(codeOf(state, 0, 'drift 899 @0')).toBe('bad-point');
    expect(codeOf(state, 0, 'drift 450 @5')).toBeUndefined();
    expect(codeOf(state, 0, 'drift 449 @5')).toBe('bad-point');
  });

  test('SP-54: a ship that can drift from another point only must do so', () => {
    // Between the border and a side of the box, with a moon before and behind, all a little too near.
    const scenery: readonly Scenery[] = [
      ['side', 2500, 425, 'h'],
      ['moon', 3370, 150],
      ['moon', 1755, 150],
    ];
    const state = universe(2, { layout: { ...BARE, scenery } });
    putShip(state, 0, 2000, 150, 0);
    const far = Array.from({ length: 3600 }, (_, h) => codeOf(state, 0, `drift ${h}`));
    expect(new Set(far)).toEqual(new Set(['blocked']));
    expect(codeOf(state, 0, 'end')).toBe('must-drift');
    act(state, 0, 'drift 0 @12');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 2525, y: 225, h: 0 });
  });

  test('SP-54, SP-55: a ship in a Hangar has no such points', () => {
    const state = universe(2);
    expect(refusalOf(state, 0, 'drift 0 @14')).toEqual({ code: 'bad-point', seat: 0, points: [] });
  });

  test('sheet: a drift captures what lies under it, and may enter a Hangar', () => {
    const state = adrift(1500, 3000, 0);
    putDisc(state, 1, 1200, 3000, 'salts');
    putDisc(state, 2, 1800, 3000, 'salts');
    expect(eventsOf(act(state, 0, 'drift 1800'), 'entered')).toEqual([{ kind: 'entered', seat: 0, base: 0 }]);
    expect(pirate(state, 0)).toMatchObject({ hold: [0, 0, 0, 1, 0], ship: { at: 'hangar', base: 0 } });
    expect(state.phase.name).toBe('dock');
  });

  test.each([
    ['drift 0', undefined, { at: 'space', x: 900, y: 3000, h: 0 }],
    ['drift 450 -350', undefined, { at: 'space', x: 900, y: 2650, h: 450 }],
    ['drift 3150 350', undefined, { at: 'space', x: 900, y: 3350, h: 3150 }],
    ['drift 451', { code: 'too-wide', by: 451 }, undefined],
    ['drift 3149', { code: 'too-wide', by: -451 }, undefined],
    ['drift 0 25', { code: 'bad-offset' }, undefined],
    ['end', { code: 'must-leave' }, undefined],
  ])('SP-55: from a Hangar without cards: %s', (text, refusal, ship) => {
    const state = universe(2);
    expect(refusalOf(state, 0, text)).toEqual(refusal);
    if (ship === undefined) return;
    act(state, 0, text);
    expect([pirate(state, 0).ship, state.boss]).toEqual([ship, 1]);
  });
});
