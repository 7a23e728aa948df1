import { type Module, seededRandom, type Types } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { games } from '@tortuga/games';
import { describe, expect, test } from 'vitest';
import { greedyBot } from './greedy.ts';
import { BOTS, parseBotName } from './levels.ts';
import { decisionsOf } from './testing/decisions.ts';
import { duels, edge } from './testing/duels.ts';

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  // Bosun against deckhand takes longer: strength.long.test.ts.
  test('deckhand beats random', () => {
    expect(edge(game, ['deckhand', 'random'], duels(game, 24))).toBeGreaterThan(1.1);
  });

  test.each(BOTS)('%s plays legal moves by the view alone, the same for the same luck', (name) => {
    const made = game.use((module) => decisionsOf(module, name, { decisions: 20, iterations: 40 }));
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(({ refusal, same }) => refusal !== undefined || !same)).toEqual([]);
  });
});

const anyGame = games[0] ?? expect.fail('there is no game');

test('greedy spends its budget and no more, and stops early when its time is over', () => {
  anyGame.use((module) => {
    const tried = (iterations: number, expired: boolean): number => {
      let tries = 0;
      const worth: typeof module.policy.worth = (state) => {
        tries += 1;
        return module.policy.worth(state);
      };
      const bot = greedyBot({ ...module, policy: { ...module.policy, worth } });
      const budget = { iterations, expired: () => expired };
      bot.choose(firstDecision(module), 0, seededRandom('budget'), budget);
      return tries;
    };
    expect(tried(400, true)).toBe(0);
    expect(tried(400, false)).toBeGreaterThan(200);
    expect(tried(400, false)).toBeLessThanOrEqual(400);
  });
});

const firstDecision = <T extends Types>({ game }: Module<T>): T['view'] => {
  const state = game.setup(game.seats.min, fullOptions(game, game.seats.min));
  const random = seededRandom('first');
  while (game.actors(state)[0] === 'chance') game.play(state, 'chance', game.sample(state, 'chance', random));
  return game.view(state, 0);
};

test('a bot is found by its name, and by no other', () => {
  expect(BOTS.map(parseBotName)).toEqual([...BOTS]);
  expect(['', 'Bosun', 'toString'].map(parseBotName)).toEqual([undefined, undefined, undefined]);
});
