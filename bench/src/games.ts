/** Random playouts of registered games, at the smallest and the largest table. */
import { type AnyGame, bySample, type Game, type Types } from '@tortuga/engine';
import type { Contender } from './contender.ts';
import { contenderOf } from './contract.ts';

export interface GameContender extends Contender {
  readonly gameId: string;
}

export const gameContenders = (games: readonly AnyGame[]): readonly GameContender[] =>
  games.flatMap((each) => each.use(({ game }) => tablesOf(game)));

const tablesOf = <T extends Types>(game: Game<T>): readonly GameContender[] => {
  const { min, max } = game.seats;
  return [...new Set([min, max])].map((seats) => ({
    ...contenderOf(`${game.id}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`, game, seats, bySample(game)),
    gameId: game.id,
  }));
};
