import { expect, test } from 'vitest';
import { estimateOf, shareOf } from './simReport.ts';
import { emptyTally, tallyGame } from './simTally.ts';

const sums = (scores: readonly number[]) => {
  const tally = emptyTally(['a', 'b']);
  for (const score of scores) {
    tallyGame(
      tally,
      { places: score > 0 ? [1, 2] : [1, 1], scores: [score, 0], by: 'end' },
      10,
      (seat) => seat,
    );
  }
  return tally.bots[0] ?? expect.fail('no bot was tallied');
};

test('a share has Wilson’s interval: 8 of 10 is 49.0 % to 94.3 %', () => {
  const { wins } = sums([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  const { share, low, high } = shareOf({ ...wins, sum: 8 });
  expect(share).toBeCloseTo(0.8);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
});

test('a shared win counts for half', () => {
  expect(shareOf(sums([1, 0]).wins).share).toBeCloseTo(0.75);
});

test('a mean has its error: 1, 2, 3, 4 is 2.5 ± 1.27', () => {
  const { mean, within } = estimateOf(sums([1, 2, 3, 4]).score);
  expect(mean).toBe(2.5);
  expect(within).toBeCloseTo(1.2652, 4);
});

test('one game has no error to tell', () => {
  expect(estimateOf(sums([5]).score)).toEqual({ mean: 5, within: 0 });
});
