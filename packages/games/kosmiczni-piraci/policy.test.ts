/** What bots know of the game: always legal, never out of range, and sensible where a person would be sure. */
import {
  byMoves,
  byRollout,
  bySample,
  type Choose,
  playout,
  type Random,
  type Seat,
  seededRandom,
} from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { forecast, policy } from './policy.ts';
import { EXAMPLE, layAll, sitDown } from './turns.ts';
import type { KosmiczniPiraci, State } from './types.ts';

const { game } = module;

/** Some play well, some at random: so that all sorts of positions come up. */
const mixed: Choose<KosmiczniPiraci> = (state, actor, random) =>
  [byRollout(module), bySample(game), byMoves(game)][random.below(3)]?.(state, actor, random) ??
  game.sample(state, actor, random);

const worthOf = (state: State, seat: Seat): number => policy.worth(state)[seat] ?? NaN;

describe('in any game', () => {
  test.each([3, 4, 5])(
    'rollout moves of %i players are legal, and worth is a number from 0 to 1 for each seat',
    (seats) => {
      for (let run = 0; run < 40; run++) {
        const random = seededRandom(`policy ${seats} ${run}`);
        const state = game.setup(seats, {});
        playout(game, state, mixed, random, (now, by) => {
          ensureWorth(now, seats);
          if (by !== 'chance') ensureLegal(now, by, random);
        });
        ensureWorth(state, seats);
        ensureWinners(state);
      }
    },
  );

  test('asking changes nothing', () => {
    for (const { state } of [midway(), atExample()]) {
      const before = structuredClone(state);
      policy.rollout(state, Number(game.actors(state)[0]), seededRandom('asking'));
      policy.worth(state);
      forecast(state);
      expect(state).toEqual(before);
    }
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
  const places = game.result(state)?.places ?? [];
  const winners = places.filter((place) => place === 1).length;
  expect(policy.worth(state)).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
};

const midway = (): ReturnType<typeof sitDown> => {
  const table = sitDown();
  table.lay('7@2 6@2 5@3 1@1');
  return table;
};

const atExample = (): ReturnType<typeof sitDown> => {
  const table = sitDown(4);
  table.lay(EXAMPLE);
  return table;
};

describe('the forecast', () => {
  test.each([
    ['nobody has laid anything', '', [0, 0, 0]],
    // 2 has 3 and 4, 3 has 5 and 6, 1 has 1 and 2 and the ship.
    ['cards face down count too', '7@2 6@2 5@3 1@1', [4 + 13, 3, 11]],
    ['the stronger has the better', '6@2 7@2', [3, 4, 0]],
    ['one alone has all, the ship included', '1@1', [13, 0, 0]],
    ['a Teleport is nobody', 'T@1 1@3', [0, 11, 0]],
    ['the pirate ship plunders', '7@4 1@3', [0, 11, 0]],
    ['three for two treasures', '5@2 6@2 7@2', [0, 3, 4]],
    ['a tie is broken anticlockwise', '7@2 7@2 1@6 2@5 1@1', [3 + 2 + 4, 4 + 13, 6]],
    // The ship is on 2: 10 and 3 for seat 0; on 1 a 2.
    ['more treasures than players', '7@2 6@2 1@6 2@1 1@1', [13 + 2, 4 + 1, 6]],
  ])('%s', (_, cards, points) => {
    const table = sitDown();
    if (cards !== '') table.lay(cards);
    expect(forecast(table.state)).toEqual(points);
  });

  test('both ships on one planet: nobody has the ten', () => {
    const table = sitDown(3, 'setup 1 2 1,2 3,4 5,6 3,7 2,4 1,5');
    table.lay('2@1 1@1 7@2');
    expect(forecast(table.state)).toEqual([2, 1, 0]);
  });

  test('of the example: what everybody gets who takes the best', () => {
    const table = atExample();
    const points = forecast(table.state);
    table.takeBest();
    expect(points).toEqual(game.scores(table.state));
  });

  test('as soon as the sending is over it comes true for those who take the best', () => {
    for (let run = 0; run < 150; run++) {
      const table = sitDown(3 + (run % 3));
      const random = seededRandom(`forecast ${run}`);
      while (table.see('spectator').ended === null)
        table.play(game.makeMove(game.sample(table.state, Number(table.actor()), random)));
      const points = forecast(table.state);
      table.takeBest();
      expect(points).toEqual(game.scores(table.state));
    }
  });

  test('also while a planet is shared out: whose choice comes next matters', () => {
    const table = atExample();
    const points = forecast(table.state);
    for (const take of ['take 10', 'take 5', 'take 4']) {
      table.play(take);
      expect(forecast(table.state)).toEqual(points);
    }
  });
});

describe('what it makes of a position', () => {
  const worthAfter = (cards: string, seat: Seat): number => {
    const table = sitDown();
    table.lay(cards);
    return worthOf(table.state, seat);
  };

  test.each([
    ['a planet with treasures rather than the plundered one', '1@3', '1@4'],
    ['the planet with the merchant ship rather than another', '1@1', '1@3'],
    ['being first rather than second', '1@2 6@3 1@5 7@3', '1@2 6@3 1@5 5@3'],
    ['a pirate rather than a Teleport', '1@3', 'T@3'],
  ])('%s', (_, better, worse) => {
    expect(worthAfter(better, 0)).toBeGreaterThan(worthAfter(worse, 0));
  });

  test('before anything is laid all are worth the same', () => {
    expect(policy.worth(sitDown(4).state)).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  test('whoever is ahead is worth more than half, the others less', () => {
    const { state } = midway(); // 17, 3 and 11 points to be had
    expect(worthOf(state, 0)).toBeGreaterThan(0.5);
    expect(worthOf(state, 2)).toBeLessThan(0.5);
    expect(worthOf(state, 1)).toBeLessThan(worthOf(state, 2));
  });

  test('a winner is worth 1, the others 0; shared victories are shared', () => {
    const won = sitDown();
    layAll(won, ['2222222 6', '3333333 6', '5555555 2']);
    expect(policy.worth(won.state)).toEqual([0, 1, 0]);
    const shared = sitDown(3, 'setup 1 4 1,2 5,5 5,5 3,4 1,2 3,4');
    layAll(shared, ['2222222 2', '3333333 3', '5555555 5']);
    expect(policy.worth(shared.state)).toEqual([0.5, 0.5, 0]);
  });

  test.each([2, 4, 5])('the first to choose is better off with the merchant ship than with %i', (value) => {
    const [ship, other] = [10, value].map((take) => {
      const table = atExample();
      table.play(`take ${take}`);
      return worthOf(table.state, 0);
    });
    expect(ship).toBeGreaterThan(other ?? NaN);
  });

  test('rollout takes the most valuable', () => {
    const { state } = atExample();
    expect(game.makeMove(policy.rollout(state, 0, seededRandom('best')))).toBe('take 10');
  });

  test('rollout is better than chance: it lays where there is something to be had', () => {
    const random = seededRandom('sense');
    const { state } = sitDown();
    const planets = Array.from({ length: 200 }, () => game.makeMove(policy.rollout(state, 0, random)).at(-1));
    const times = (planet: string): number => planets.filter((each) => each === planet).length;
    expect(times('1')).toBeGreaterThan(100); // the merchant ship
    expect(times('4')).toBeLessThan(10); // the pirate ship
  });
});
