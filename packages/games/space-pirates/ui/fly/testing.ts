/** Positions in which somebody moves: of random games, and of crowded boards. */
import { type Random, seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { module } from '../../index.ts';
import { randomBoard } from '../../testing/boards.ts';
import type { State, View } from '../../types.ts';

const { game } = module;

export const isMoving = ({ phase, queue }: State): boolean => phase.name === 'move' && queue.length === 0;

/** What the Boss sees. */
export const bossView = (state: State): View => game.view(state, state.boss);

/** Every position of a random game in which the Boss moves. */
const movesOf = (seed: string, seats: number): readonly State[] => {
  const random = seededRandom(seed);
  const state = game.setup(seats, fullOptions(game, seats, { rounds: 5 }));
  const found: State[] = [];
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (isMoving(state)) found.push(game.clone(state));
    game.play(state, actor, game.sample(state, actor, random));
  }
  return found;
};

/** Ships and discs strewn over a board; sometimes without a card. */
const strewn = (seed: string, random: Random): State => {
  const state = randomBoard(seed, random.below(2) === 0);
  state.phase = { name: 'move' };
  state.turn.energy = random.below(5);
  return state;
};

/** So many of both kinds. */
export const positions = (count: number, seed: string): readonly State[] => {
  const random = seededRandom(seed);
  const found: State[] = [];
  for (let nth = 0; found.length < count; nth++) {
    const played = movesOf(`${seed} ${nth}`, 2 + (nth % 3));
    found.push(
      ...played.slice(0, 8),
      ...played.slice(0, 8).map((_, n) => strewn(`${seed} ${nth} ${n}`, random)),
    );
  }
  return found.slice(0, count);
};
