/** Games under the contract: `playout` with a chooser, and nothing else. */
import { byMoves, bySample, type Choose, type Game, playout, type Types } from '@tortuga/engine';
import { fullOptions, ticTacToe } from '@tortuga/engine/testing';
import type { Contender } from './contender.ts';

export const contenderOf = <T extends Types>(
  name: string,
  game: Game<T>,
  seats: number,
  choose: Choose<T>,
): Contender => {
  const options = fullOptions(game, seats);
  return { name, play: (random) => playout(game, game.setup(seats, options), choose, random) };
};

export const contractSample = contenderOf('contract-sample', ticTacToe, 2, bySample(ticTacToe));
export const contractMoves = contenderOf('contract-moves', ticTacToe, 2, byMoves(ticTacToe));
