import { expect, test } from 'vitest';
import { winShares, worthOfLead } from './worth.ts';

test.each([
  [
    [1, 2, 3],
    [1, 0, 0],
  ],
  [
    [1, 3, 1],
    [0.5, 0, 0.5],
  ],
  [[1], [1]],
])('places %j share the win as %j', (places, shares) => {
  expect(winShares({ places, scores: places.map(() => 0), by: 'end' })).toEqual(shares);
});

test('the worth of a lead grows with it, from 0 to 1, and is even', () => {
  const worths = [-Number.MAX_SAFE_INTEGER, -10, -1, 0, 1, 10, Number.MAX_SAFE_INTEGER].map(worthOfLead);
  expect(worths).toEqual(worths.toSorted((one, other) => one - other));
  expect(worthOfLead(0)).toBe(0.5);
  expect(worthOfLead(3) + worthOfLead(-3)).toBeCloseTo(1);
  expect(worths.every((worth) => worth >= 0 && worth <= 1)).toBe(true);
});
