import { expect, test } from 'vitest';
import { toStep } from './range.ts';

test.each([
  [6000, 6000],
  [6049, 6000],
  [6050, 6100],
  [-5, 100],
  [99999, 20000],
  [Number.NaN, 100],
])('%d becomes %d', (written, taken) => {
  expect(toStep(written, { min: 100, max: 20000, step: 100 })).toBe(taken);
});

test('never more than the last step', () => {
  expect(toStep(99, { min: 1, max: 10, step: 4 })).toBe(9);
});
