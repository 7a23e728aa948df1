import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { rank } from './ranking.ts';

const SEED = 1719;

test.each([
  { scores: [40, 30, 30, 10], better: 'higher', places: [1, 2, 2, 4] },
  { scores: [10, 30, 40, 30], better: 'higher', places: [4, 2, 1, 2] },
  { scores: [40, 30, 30, 10], better: 'lower', places: [4, 2, 2, 1] },
  { scores: [5, 5, 0], better: 'lower', places: [2, 2, 1] },
  { scores: [-1, 0, -1], better: 'higher', places: [2, 1, 2] },
  { scores: [7, 7, 7], better: 'higher', places: [1, 1, 1] },
  { scores: [-3], better: 'lower', places: [1] },
  { scores: [], better: 'higher', places: [] },
] as const)('scores $scores, $better is better, make places $places', ({ scores, better, places }) => {
  expect(rank(scores, better)).toEqual(places);
});

test('a place is one more than where sorting first puts the score, and the scores stay as they were', () => {
  const better = constantFrom('higher', 'lower');
  const scores = array(integer({ min: -4, max: 4 }), { maxLength: 8 });
  assert(
    property(scores, better, (given, wins) => {
      const before = [...given];
      const sorted = given.toSorted((one, other) => (wins === 'higher' ? other - one : one - other));
      expect(rank(given, wins)).toEqual(given.map((score) => 1 + sorted.indexOf(score)));
      expect(given).toEqual(before);
    }),
    { seed: SEED },
  );
});
