/** Bots as choosers for a playout: each is shown the view of its seat. */
import type { Choose, Game, Seat, Types } from '@tortuga/engine';
import type { Player } from './levels.ts';

export const byBots =
  <T extends Types>(game: Game<T>, playerAt: (seat: Seat) => Player<T> | undefined): Choose<T> =>
  (state, actor, random) => {
    const player = actor === 'chance' ? undefined : playerAt(actor);
    if (actor === 'chance' || player === undefined) return game.sample(state, actor, random);
    return player.bot.choose(game.view(state, actor), actor, random, player.budget);
  };
