import { anything, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from '../../index.ts';
import { flicking, putDisc } from '../../testing/positions.ts';
import type { View } from '../../types.ts';
import { freshAiming, NO_AIMING, parseAiming } from './draft.ts';

const viewOf = (discs: readonly (readonly [number, number])[]): View =>
  module.game.view(
    flicking('F', (state) => {
      discs.forEach(([x, y], nth) => putDisc(state, nth + 1, x, y, 'salts'));
    }),
    0,
  );

const one = viewOf([[1000, 3000]]);
const two = viewOf([
  [1000, 3000],
  [5000, 3000],
]);

describe('a fresh aim', () => {
  test('has a disc chosen that may be flicked, and looks to the middle of the Universe', () => {
    expect(freshAiming(two, 0)).toEqual({ ...NO_AIMING, disc: 1, angle: 0 });
    expect(freshAiming(one, 0)).toEqual({ ...NO_AIMING, disc: 1, angle: 0 });
    expect(freshAiming(viewOf([[3000, 5000]]), 0)).toEqual({ ...NO_AIMING, disc: 1, angle: 2700 });
  });

  test('has none for those who only watch', () => {
    expect(freshAiming(one, 1)).toEqual(NO_AIMING);
    expect(freshAiming(one, 'spectator')).toEqual(NO_AIMING);
  });
});

describe('an aim that was kept', () => {
  test('is read again as it was', () => {
    const disc = constantFrom(1, 2, undefined);
    const angle = integer({ min: 0, max: 3599 });
    const power = integer({ min: 1, max: 1000 });
    assert(
      property(disc, angle, power, (...[id, to, hard]) => {
        const kept: unknown = JSON.parse(JSON.stringify({ disc: id, angle: to, power: hard, refused: 2 }));
        expect(parseAiming(kept, two)).toEqual({ ...NO_AIMING, disc: id, angle: to, power: hard });
      }),
    );
  });

  test('is void where it is none, or of a disc that may not be flicked', () => {
    assert(property(anything(), (kept) => void parseAiming(kept, one)));
    const good = { disc: 1, angle: 0, power: 400 };
    for (const bad of [
      { disc: 2 },
      { disc: '1' },
      { angle: 3600 },
      { angle: 0.5 },
      { angle: '0' },
      { power: 0 },
    ])
      expect(parseAiming({ ...good, ...bad }, one)).toBeUndefined();
    for (const bad of [null, undefined, 7, 'disc', []]) expect(parseAiming(bad, one)).toBeUndefined();
  });
});
