/** Counted trees: how many ways there are to play a number of moves. */
import type { Actor, Game, Types } from '../game.ts';

/** Luck written down for the count: what chance does in a position. */
export type Fixed<T extends Types> = (state: T['state']) => T['move'];

/** Leaves at a depth; a finished game has none below it. With `fixed`, chance does as told and costs no depth. */
export const perft = <T extends Types>(
  game: Game<T>,
  state: T['state'],
  depth: number,
  fixed?: Fixed<T>,
): number => {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const actor of game.actors(state)) {
    if (actor === 'chance' && fixed !== undefined)
      leaves += perft(game, after(game, state, actor, fixed(state)), depth, fixed);
    else
      for (const move of listed(game, state, actor))
        leaves += perft(game, after(game, state, actor, move), depth - 1, fixed);
  }
  return leaves;
};

const after = <T extends Types>(game: Game<T>, state: T['state'], by: Actor, move: T['move']): T['state'] => {
  const next = game.clone(state);
  game.play(next, by, move);
  return next;
};

const listed = <T extends Types>(game: Game<T>, state: T['state'], actor: Actor): readonly T['move'][] => {
  const moves = game.moves(state, actor);
  if (moves === undefined) throw new Error(`the moves of ${actor} cannot be listed: fix them`);
  return moves;
};
