/** What bots know of the game: always legal, never out of range, and sensible where a person would be sure. */
import {
  byRollout,
  bySample,
  type Choose,
  playout,
  type Random,
  type Seat,
  seededRandom,
  viewersOf,
} from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { assert, boolean, integer, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { policy } from './policy.ts';
import { dice, earn, sitDown } from './turns.ts';
import type { PiratenKapern, State } from './types.ts';

const { game } = module;
const SEED = 6000;

/** Some play well, some at random: so that all sorts of positions come up. */
const mixed =
  (sense: number): Choose<PiratenKapern> =>
  (state, actor, random) =>
    (random.below(100) < sense ? byRollout(module) : bySample(game))(state, actor, random);

const games = record({
  seed: string(),
  seats: integer({ min: 2, max: 5 }),
  target: integer({ min: 1, max: 60 }).map((hundreds) => 100 * hundreds),
  floorAtZero: boolean(),
  sense: integer({ min: 0, max: 100 }),
});

describe('in any game', () => {
  test('rollout moves are legal, and worth is a number from 0 to 1 for each seat', () => {
    assert(
      property(games, ({ seed, seats, target, floorAtZero, sense }) => {
        const random = seededRandom(seed);
        const state = game.setup(seats, fullOptions(game, seats, { target, floorAtZero }));
        playout(game, state, mixed(sense), random, (now, by) => {
          ensureWorth(now, seats);
          if (by !== 'chance') ensureLegal(now, by, random);
        });
        ensureWorth(state, seats);
        ensureWinners(state);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  test('asking changes nothing', () => {
    const { state, play } = sitDown(3);
    play('card chest', dice('3 coin 3 sword 2 parrot'));
    const before = structuredClone(state);
    policy.rollout(state, 0, seededRandom('asking'));
    policy.worth(state);
    expect(state).toEqual(before);
  });

  test('a view is enough: in the position it tells of, the move is the same', () => {
    const { state, play } = sitDown(3);
    play('card chest', dice('3 coin 3 sword 2 parrot'));
    const random = seededRandom('views');
    const moves = viewersOf(3).map((viewer) =>
      policy.rollout(game.determinize(game.view(state, viewer), random), 0, random),
    );
    expect(new Set(moves.map(game.makeMove)).size).toBe(1);
  });
});

const ensureLegal = (state: State, seat: Seat, random: Random): void =>
  expect(game.check(state, seat, policy.rollout(state, seat, random))).toBeUndefined();

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
  expect(winners.every((each) => each === winners[0] && each > 0)).toBe(true);
  if (winners.length === 1) expect(winners[0]).toBe(1);
  expect(worth.filter((_, seat) => places[seat] !== 1).every((each) => each === 0)).toBe(true);
};

describe('what it makes of a lead', () => {
  test('more points are worth more', () => {
    const table = sitDown(3);
    earn(table, 2000);
    earn(table, 500);
    earn(table, 0);
    const [first = 0, second = 0, third = 0] = policy.worth(table.state);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });

  test('a winner is worth 1, the others 0', () => {
    const table = sitDown(3, { target: 100 });
    earn(table, 500);
    earn(table, 200);
    earn(table, 0);
    expect(policy.worth(table.state)).toEqual([1, 0, 0]);
  });

  test('a great throw in hand is worth more than a poor one', () => {
    const great = sitDown();
    great.play('card captain', dice('8 sword'));
    const poor = sitDown();
    poor.play('card captain', dice('2 skull 2 sword 2 monkey 2 parrot'));
    expect(policy.worth(great.state)[0]).toBeGreaterThan(policy.worth(poor.state)[0] ?? 1);
  });

  test('the island is worth more the more skulls there are', () => {
    const worth = [4, 6].map((skulls) => {
      const { state, play } = sitDown();
      play('card sorceress', `dice ${'skull '.repeat(skulls)}${'coin '.repeat(8 - skulls)}`.trim());
      return policy.worth(state)[0] ?? 0;
    });
    expect(worth[1]).toBeGreaterThan(worth[0] ?? 1);
  });
});

interface Named {
  readonly name: string;
  readonly lines: readonly string[];
  readonly sensible: RegExp;
}

const named: readonly Named[] = [
  {
    name: 'stops with a great score and two skulls',
    lines: ['card captain', dice('4 coin 2 sword 2 skull')],
    sensible: /^stop$/,
  },
  { name: 'stops when all eight dice are alike', lines: ['card gold', dice('8 coin')], sensible: /^stop$/ },
  {
    name: 'rolls on with a poor score and no skull',
    lines: ['card captain', dice('3 sword 2 monkey 2 parrot 1 coin')],
    sensible: /^roll/,
  },
  {
    name: 'rolls on in a sea battle that is lost so far, two skulls or not, and keeps the swords',
    lines: ['card battle-3', dice('2 sword 2 skull 4 monkey')],
    sensible: /^roll 5 6 7 8$/,
  },
  {
    name: 'stops in a sea battle that is won, with two skulls',
    lines: ['card battle-4', dice('4 sword 2 skull 2 monkey')],
    sensible: /^stop$/,
  },
  {
    name: 'rolls everything on the island',
    lines: ['card gold', dice('4 skull 4 coin')],
    sensible: /^roll 5 6 7 8$/,
  },
  {
    name: 'casts the spell at three skulls',
    lines: ['card sorceress', dice('3 skull 5 coin')],
    sensible: /^roll [123]( |$)/,
  },
  {
    name: 'puts kept dice on the chest before rolling on',
    lines: ['card chest', dice('3 coin 3 sword 2 parrot')],
    sensible: /^chest 1 2 3/,
  },
  {
    name: 'and then rolls on',
    lines: ['card chest', dice('3 coin 2 sword 2 parrot 1 monkey'), 'chest 1 2 3'],
    sensible: /^roll/,
  },
];

for (const { name, lines, sensible } of named) {
  test(name, () => {
    const { state, play } = sitDown();
    play(...lines);
    expect(game.makeMove(policy.rollout(state, 0, seededRandom(name)))).toMatch(sensible);
  });
}
