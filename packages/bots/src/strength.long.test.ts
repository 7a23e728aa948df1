/** Each level is stronger than the one below it, in numbers that leave little to luck. */
import { games } from '@tortuga/games';
import { describe, expect, test } from 'vitest';
import { BOTS } from './levels.ts';
import { decisionsOf } from './testing/decisions.ts';
import { duels, edge, wholeWins } from './testing/duels.ts';

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  // Bosun is greedy with a little more time, so that this tells of greedy too; where a game proposes one move, both play that.
  test('bosun beats deckhand', () => {
    expect(edge(game, ['bosun', 'deckhand'], duels(game, 10))).toBeGreaterThan(1.1);
  });

  test('deckhand beats random', () => {
    expect(edge(game, ['deckhand', 'random'], duels(game, 60))).toBeGreaterThan(1.1);
  });

  test.each(BOTS)(
    '%s plays legal moves by the view alone, the same for the same luck, with more to think',
    (name) => {
      const made = game.use((module) => decisionsOf(module, name, { decisions: 60, iterations: 100 }));
      expect(made.length).toBeGreaterThan(5);
      expect(made.filter(({ refusal, same }) => refusal !== undefined || !same)).toEqual([]);
    },
  );
});

describe.each(games.filter(({ id }) => id === 'space-pirates').map((game) => ({ game })))(
  'whole games of Space Pirates, which the laws cut short',
  ({ game }) => {
    test('bosun beats deckhand nine times in ten', () => {
      expect(wholeWins(game, ['bosun', 'deckhand'], 100)).toBeGreaterThan(90);
    });
  },
);
