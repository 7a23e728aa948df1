import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOf } from '../../../universe/presets.ts';
import { chosenIn, layoutFor } from './chosen.ts';

describe('what is chosen for the Universe', () => {
  test.each([
    ['preset', { kind: 'preset' }],
    [{ random: 7 }, { kind: 'random', seed: 7 }],
    [presetOf(3), { kind: 'drawn', layout: presetOf(3), seats: 3 }],
    [
      { ...presetOf(2), name: 'Archipel' },
      { kind: 'drawn', layout: { ...presetOf(2), name: 'Archipel' }, seats: 2 },
    ],
    [{ ...presetOf(2), border: [] }, { kind: 'unreadable' }],
    [undefined, { kind: 'unreadable' }],
  ])('%#: is read', (value, chosen) => {
    expect(chosenIn(value)).toEqual(chosen);
  });

  test('whatever it is, it is read or it is not', () => {
    assert(property(jsonValue(), (value) => void layoutFor(chosenIn(value), 2)));
  });

  test('is drawn as so many players have it', () => {
    expect(layoutFor({ kind: 'preset' }, 4)).toBe(presetOf(4));
    expect(layoutFor(chosenIn(presetOf(2)), 4)).toEqual(presetOf(2));
    expect(layoutFor({ kind: 'random', seed: 7 }, 4)).toBeUndefined();
  });
});
