import { expect, test } from 'vitest';
import type { Comparison } from './comparison.ts';
import { makeMisses, makeTable } from './report.ts';
import { rowOf } from './row.ts';

const rates = new Map([
  ['hare', [20, 60, 40]],
  ['snail', [10, 10, 10]],
]);
const race: Comparison = { over: 'hare', under: 'snail' };

test('ratios are made round by round, and the row is their median and spread', () => {
  const unequal = new Map([
    ['hare', [20, 60, 400]],
    ['snail', [10, 15, 100]],
  ]);
  expect(rowOf(race, unequal).ratio).toBe(4);
  const { low, high } = rowOf(race, rates).spread;
  expect(low).toBeCloseTo(2.4, 10);
  expect(high).toBeCloseTo(5.6, 10);
});

test.each([
  ['at most', 4, true],
  ['at most', 3.9, false],
  ['at least', 4, true],
  ['at least', 4.1, false],
] as const)('a ratio of 4 with %s %d required: met is %s', (kind, ratio, isMet) => {
  const row = rowOf({ ...race, required: { kind, ratio } }, rates);
  expect(row.isMet).toBe(isMet);
  expect(makeMisses([row])).toHaveLength(isMet ? 0 : 1);
});

test('a miss is a sentence that names the requirement', () => {
  const row = rowOf({ ...race, required: { kind: 'at least', ratio: 5 } }, rates);
  expect(makeMisses([row])).toEqual(['Missed: hare ÷ snail is 4×; it has to be at least 5×.']);
});

test('the table has a line a row, in per cent below one', () => {
  const slow: Comparison = { over: 'snail', under: 'hare', required: { kind: 'at least', ratio: 0.06 } };
  expect(
    makeTable([rowOf(race, rates), rowOf(slow, rates)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| hare ÷ snail | 4× | 2.4× to 5.6× | none |  |',
    '| snail ÷ hare | 25 % | 18.3 % to 45 % | at least 6 % | yes |',
  ]);
});

test('who was not measured cannot be compared', () => {
  expect(() => rowOf({ over: 'hare', under: 'tortoise' }, rates)).toThrow('nobody called tortoise');
});
