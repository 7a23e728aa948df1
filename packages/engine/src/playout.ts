/** Play to the end: simulation, bots and tests share this loop. */
import type { Actor, Game, Random, Types } from './game.ts';
import type { Module } from './module.ts';
import { pick } from './random.ts';

export type Choose<T extends Types> = (state: T['state'], actor: Actor, random: Random) => T['move'];

/** Called before each move is played; what it is given may be looked at, not changed. */
export type Witness<T extends Types> = (state: T['state'], by: Actor, move: T['move']) => void;

/** Plays in place from any position and returns the number of moves made. */
export const playout = <T extends Types>(
  game: Game<T>,
  state: T['state'],
  choose: Choose<T>,
  random: Random,
  witness?: Witness<T>,
): number => {
  for (let moves = 0; ; moves++) {
    const actors = game.actors(state);
    const actor = actors.length > 1 ? actors[random.below(actors.length)] : actors[0];
    if (actor === undefined) return moves;
    if (moves === game.maxMoves) throw new Error(`${game.id} is not over after ${moves} moves`);
    const move = choose(state, actor, random);
    witness?.(state, actor, move);
    game.play(state, actor, move);
  }
};

/** Random play by kinds of moves. */
export const bySample = <T extends Types>(game: Game<T>): Choose<T> => game.sample;

/** Random play over all listed moves. */
export const byMoves =
  <T extends Types>(game: Game<T>): Choose<T> =>
  (state, actor, random) => {
    const moves = game.moves(state, actor);
    return moves === undefined ? game.sample(state, actor, random) : pick(moves, random);
  };

/** Sensible play by the game's own policy. */
export const byRollout =
  <T extends Types>({ game, policy }: Pick<Module<T>, 'game' | 'policy'>): Choose<T> =>
  (state, actor, random) =>
    actor === 'chance' ? game.sample(state, actor, random) : policy.rollout(state, actor, random);
