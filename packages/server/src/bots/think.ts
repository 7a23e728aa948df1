/** Thinks right here: for tests, and where nobody is kept waiting. */
import { think } from '@tortuga/bots';
import type { AnyGame } from '@tortuga/engine';
import type { Thinker } from '../ports.ts';

export const thinkHere = (games: readonly AnyGame[]): Thinker => ({
  choose: (question) => Promise.resolve(think(games, question)),
  close: () => Promise.resolve(),
});
