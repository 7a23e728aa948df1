/** Whole games between pilots who know what their seats know: they must end by the victory rule. */
import { type Choose, playout, seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { module } from '../index.ts';
import type { Options, SpacePirates } from '../types.ts';

const { game, policy } = module;

/** As a bot plays: by a world that its view allows. */
const byPilots: Choose<SpacePirates> = (state, actor, random) =>
  actor === 'chance'
    ? game.sample(state, actor, random)
    : policy.rollout(game.determinize(game.view(state, actor), random), actor, random);

/** Turns of all players in one game; throws with the seed where nobody reaches the goal. */
export const playPilots = (seats: number, seed: string, options: Partial<Options> = {}): number => {
  const state = game.setup(seats, fullOptions(game, seats, options));
  playout(game, state, byPilots, seededRandom(seed));
  const by = game.result(state)?.by;
  if (by !== 'goal') throw new Error(`pilots, ${seats} seats, seed ${seed}: ended by ${by}`);
  return (state.round - 1) * seats + state.boss + 1;
};

/** Games for two, three and four by turns. */
export const playManyPilots = (count: number): void => {
  for (let number = 0; number < count; number++) playPilots(2 + (number % 3), `pilots ${number}`);
};
