/** What bots know of the game: always legal, never out of range, and sensible where a person would be sure. */
import {
  byRollout,
  bySample,
  type Choose,
  playout,
  type Random,
  type Seat,
  seededRandom,
} from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { policy } from './policy.ts';
import { type Position, sitDown, STUCK } from './turns.ts';
import type { PiatkaZKosmosu, State } from './types.ts';

const { game } = module;
const SEED = 5000;

/** Some play well, some at random: so that all sorts of positions come up. */
const mixed =
  (sense: number): Choose<PiatkaZKosmosu> =>
  (state, actor, random) =>
    (random.below(100) < sense ? byRollout(module) : bySample(game))(state, actor, random);

const games = record({
  seed: string(),
  seats: integer({ min: 1, max: 4 }),
  deal: constantFrom('normal', 'young', 'young'),
  sense: integer({ min: 0, max: 100 }),
});

describe('in any game', () => {
  test('rollouts and candidates are legal, and worth is a number from 0 to 1 for each seat', () => {
    assert(
      property(games, ({ seed, seats, deal, sense }) => {
        const random = seededRandom(seed);
        const state = game.setup(seats, fullOptions(game, seats, seats === 1 ? {} : { deal }));
        playout(game, state, mixed(sense), random, (now, by) => {
          ensureWorth(now, seats);
          if (by !== 'chance') ensureLegal(now, by, random);
        });
        ensureWorth(state, seats);
        if (seats > 1) ensureWinners(state);
      }),
      { seed: SEED, numRuns: 12 },
    );
  });

  test('asking changes nothing', () => {
    const { state } = sitDown({ hands: ['B1 C1 D2 E3 E4'], piles: ['A2 A3'] });
    const before = structuredClone(state);
    policy.rollout(state, 0, seededRandom('asking'));
    policy.worth(state);
    policy.candidates?.(state, 0, seededRandom('asking'));
    expect(state).toEqual(before);
  });
});

const ensureLegal = (state: State, seat: Seat, random: Random): void => {
  for (const move of [
    policy.rollout(state, seat, random),
    ...(policy.candidates?.(state, seat, random) ?? []),
  ]) {
    expect(game.check(state, seat, move)).toBeUndefined();
  }
};

const ensureWorth = (state: State, seats: number): void => {
  const worth = policy.worth(state);
  expect(worth).toHaveLength(seats);
  expect(worth.every((each) => each >= 0 && each <= 1)).toBe(true); // not a number is not, either
};

/** At the end a single winner is worth 1, all who lost 0, and those who share a win the same. */
const ensureWinners = (state: State): void => {
  const worth = policy.worth(state);
  const places = game.result(state)?.places ?? [];
  const winners = worth.filter((_, seat) => places[seat] === 1);
  expect(winners.every((each) => each === 1 / winners.length)).toBe(true);
  expect(worth.filter((_, seat) => places[seat] !== 1).every((each) => each === 0)).toBe(true);
};

interface Named {
  readonly name: string;
  readonly at: Position;
  readonly lines?: readonly string[];
  readonly sensible: RegExp;
}

const named: readonly Named[] = [
  {
    name: 'lays two cards rather than one',
    at: { hands: ['B1 C1 D2 E3 E4'] },
    sensible: /^play( (B1|C1)\S+){2}$/,
  },
  { name: 'lays four where it can', at: { hands: ['A2 A3 A4 A5 B1'] }, sensible: /^play( A\S+){4}$/ },
  {
    name: 'prefers a fifth card, with its bonus of two, to two cards without',
    at: { plays: ['B1@1,0 C1@2,0 D1@3,0'], hands: ['E1 A2 A3 B5 C4'] },
    sensible: /^play E1@(-1|4),0$/,
  },
  { name: 'exchanges all where nothing fits', at: { hands: [STUCK[0]] }, sensible: /^swap( \S+){5}$/ },
  {
    name: 'PZ-16 takes the whole bonus, from the pile',
    at: { plays: ['B1@1,0', 'C1@2,0'], hands: ['D1 E1 C5 D5 E5'], piles: ['A2 A3 A4 A5'] },
    lines: ['play D1@3,0 E1@4,0'],
    sensible: /^bonus pile\*3$/,
  },
  {
    name: 'takes the rest from hand where the pile is short',
    at: { plays: ['B1@1,0', 'C1@2,0'], hands: ['D1 E1 C5 D5 E5'], piles: ['A2'] },
    lines: ['play D1@3,0 E1@4,0'],
    sensible: /^bonus \S\S \S\S pile\*1$/,
  },
  {
    name: 'alone takes it from the discard pile, which is what counts',
    at: { seats: 1, hands: ['B2 C3 D4 E1 E5'], piles: ['B1 C1 D1'] },
    lines: ['drop B2 C3 D4', 'play B1@1,0 C1@2,0 D1@3,0 E1@4,0'],
    sensible: /^bonus spent:B2 spent:C3 spent:D4$/,
  },
  {
    name: 'alone drops three where nothing fits',
    at: { seats: 1, hands: [STUCK[0]] },
    sensible: /^drop( \S+){3}$/,
  },
];

for (const { name, at, lines = [], sensible } of named) {
  test(name, () => {
    const { state, play } = sitDown(at);
    play(...lines);
    expect(game.makeMove(policy.rollout(state, state.turn, seededRandom(name)))).toMatch(sensible);
  });
}

describe('what it makes of a lead', () => {
  test('fewer cards are worth more', () => {
    const { state } = sitDown({
      seats: 3,
      hands: STUCK.slice(0, 3),
      piles: ['', 'D4 E5 B3', 'D5 B2 C4 E2 C3 E3'],
    });
    const [first = 0, second = 0, third = 0] = policy.worth(state);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });

  test('a winner is worth 1, those who share a win their part of it', () => {
    const won = sitDown({ hands: ['B1 C1 D1 E1 E5'] });
    won.play('play B1@1,0 C1@2,0 D1@3,0 E1@4,0', 'bonus E5');
    expect(policy.worth(won.state)).toEqual([1, 0]);
    const shared = sitDown({ hands: [STUCK[0], STUCK[1]] });
    shared.play('swap B2', 'swap D2');
    expect(policy.worth(shared.state)).toEqual([0.5, 0.5]);
  });

  test('alone, a small discard pile is worth more than a large one', () => {
    const { state, play } = sitDown({ seats: 1, hands: [STUCK[0]] });
    const [before = 0] = policy.worth(state);
    play('drop B2 B3 C2');
    expect(policy.worth(state)[0]).toBeLessThan(before);
  });
});
