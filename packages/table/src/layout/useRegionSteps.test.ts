import { describe, expect, it } from 'vitest';
import { nextRegion } from './useRegionSteps.ts';

describe('F6', () => {
  it.each([
    ['from nowhere to the first', -1, false, 0],
    ['from one to the next', 1, false, 2],
    ['from the last to the first', 3, false, 0],
  ])('goes %s', (_, now, isBack, next) => {
    expect(nextRegion(now, 4, isBack)).toBe(next);
  });

  it.each([
    ['from nowhere to the last', -1, 3],
    ['from one to the one before', 2, 1],
    ['from the first to the last', 0, 3],
  ])('with Shift goes %s', (_, now, next) => {
    expect(nextRegion(now, 4, true)).toBe(next);
  });
});
