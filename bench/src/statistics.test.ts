import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [0, 10],
  [10, 14],
  [25, 20],
  [90, 46],
  [100, 50],
])('the %dth percentile of 10, 20, 30, 40, 50 is %d', (percent, expected) => {
  expect(percentile([50, 20, 10, 40, 30], percent)).toBeCloseTo(expected, 10);
});

test('of nothing there is no percentile', () => {
  expect(() => median([])).toThrow('no values');
});
