/** A bot that plays at random, by kinds of moves. */
import type { Bot, Game, Types } from '@tortuga/engine';

export const randomBot = <T extends Types>(game: Game<T>): Bot<T> => ({
  choose: (view, seat, random) => game.sample(game.determinize(view, random), seat, random),
});
