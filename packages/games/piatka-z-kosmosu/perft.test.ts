/**
 * Counted trees. Of a hand of n different cards there are 2^n - 1 parts to exchange; alike cards count once: with t of
 * a kind, t + 1 ways to take of it. On a lone card, k cards that form one group with it can be laid m at a time in
 * (k over m) choices, m! orders, m + 1 places of the old card among them, and 2 directions.
 */
import { perft } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { module } from './index.ts';
import { type Position, sitDown, STUCK, type Table } from './turns.ts';
import type { Move, State } from './types.ts';

const { game } = module;

const factorial = (n: number): number => (n === 0 ? 1 : n * factorial(n - 1));
const over = (n: number, k: number): number => factorial(n) / factorial(k) / factorial(n - k);
const sizes = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Plays on a lone card of at least so many of k cards that go with it. */
const laid = (k: number, least = 1): number =>
  sum(sizes(least, k).map((m) => over(k, m) * factorial(m) * (m + 1) * 2));

const SWAPS = 2 ** 5 - 1;

interface Named {
  readonly name: string;
  readonly at: Position;
  readonly lines?: readonly string[];
  readonly choices: number;
}

/** With a right r, h different cards in hand and p in the pile: j from hand, and 0 to min(r - j, p) from the pile. */
const bonuses = (r: number, h: number, p: number): number =>
  sum(sizes(0, Math.min(r, h)).map((j) => over(h, j) * (Math.min(r - j, p) + 1)));

const FIFTH = ['B1@1,0', 'C1@2,0'] as const;
const TAKE_TWO = ['play D1@3,0 E1@4,0'] as const;

const positions: readonly Named[] = [
  { name: 'nothing fits, all different', at: { hands: [STUCK[0]] }, choices: SWAPS },
  { name: 'nothing fits, two and three alike', at: { hands: ['B2 B2 C3 C3 C3'] }, choices: 3 * 4 - 1 },
  { name: 'one card fits', at: { hands: ['B1 C2 C3 D4 D5'] }, choices: laid(1) + SWAPS },
  { name: 'two of one background', at: { hands: ['B1 C1 D2 D3 E4'] }, choices: laid(2) + SWAPS },
  { name: 'three of one alien', at: { hands: ['A2 A3 A4 D2 E3'] }, choices: laid(3) + SWAPS },
  { name: 'four of one background', at: { hands: ['B1 C1 D1 E1 E2'] }, choices: laid(4) + SWAPS },
  // The two kinds of group do not mix: 1 with 2, never 1 and 2 together.
  {
    name: 'two of the background, two of the alien',
    at: { hands: ['B1 C1 A2 A3 E4'] },
    choices: 2 * laid(2) + SWAPS,
  },
  // Twice the same card: single plays as with one; no group holds both.
  { name: 'two alike', at: { hands: ['B1 B1 D2 D3 E4'] }, choices: laid(1) + 3 * 2 ** 3 - 1 },
  // A1 B1: B2 fits above and below B1 only.
  {
    name: 'a pair, and a card for a column',
    at: { plays: ['B1@1,0'], hands: ['B2 C3 D4 D5 E3'] },
    choices: 2 + SWAPS,
  },
  // C1 fits both ends of the row, and above and below both cards; A3 above and below A1.
  {
    name: 'a pair, a card for the row and one for a column',
    at: { plays: ['B1@1,0'], hands: ['C1 A3 D4 D5 E2'] },
    choices: 2 + 4 + 2 + SWAPS,
  },
  {
    name: 'a bonus of 3, pile of 4',
    at: { plays: FIFTH, hands: ['D1 E1 C5 D5 E5'], piles: ['A2 A3 A4 A5'] },
    lines: TAKE_TWO,
    choices: bonuses(3, 3, 4),
  },
  {
    name: 'a bonus of 3, pile of 1',
    at: { plays: FIFTH, hands: ['D1 E1 C5 D5 E5'], piles: ['A2'] },
    lines: TAKE_TWO,
    choices: bonuses(3, 3, 1),
  },
  {
    name: 'a bonus of 3, no pile',
    at: { plays: FIFTH, hands: ['D1 E1 C5 D5 E5'] },
    lines: TAKE_TWO,
    choices: bonuses(3, 3, 0),
  },
  { name: 'alone, nothing fits', at: { seats: 1, hands: [STUCK[0]] }, choices: over(5, 3) },
  { name: 'alone, two fit: still nothing', at: { seats: 1, hands: ['B1 C1 D2 D3 E4'] }, choices: over(5, 3) },
  { name: 'alone, three fit', at: { seats: 1, hands: ['B1 C1 D1 D3 E4'] }, choices: laid(3, 3) },
  { name: 'alone, four fit', at: { seats: 1, hands: ['B1 C1 D1 E1 E4'] }, choices: laid(4, 3) },
];

const after = ({ at, lines = [] }: Pick<Named, 'at' | 'lines'>): Table => {
  const table = sitDown(at);
  table.play(...lines);
  return table;
};

for (const named of positions) {
  test(`${named.name}: ${named.choices} choices`, () => {
    expect(perft(game, after(named).state, 1)).toBe(named.choices);
  });
}

/** Exchanged cards go under the pile in the order of their names. */
const fixed = ({ swapped }: State): Move => ({ kind: 'under', cards: swapped });

test('two exchanges end a game in which nothing fits: 31, 31 times 31, and nothing more', () => {
  const { state } = sitDown({ hands: [STUCK[0], STUCK[1]] });
  expect(sizes(1, 3).map((depth) => perft(game, state, depth, fixed))).toEqual([SWAPS, SWAPS ** 2, 0]);
});

test('a lone card, and two turns', () => {
  // B1 goes to one of 4 cells. Then E1 fits both ends and above and below both cards, 6; B2 and B3 in the line across B1:
  // 2 + 2 alone, and 3 places of B1 times 2 orders together. After an exchange, without piles, all is as before: E1 has 4.
  const { state } = sitDown({ hands: ['B1 C2 C3 D4 D5', 'E1 B2 B3 C4 C5'] });
  expect(perft(game, state, 2, fixed)).toBe(4 * (6 + 4 + 6 + SWAPS) + SWAPS * (4 + SWAPS));
});
