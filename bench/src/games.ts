/** Random playouts of registered games, at the smallest and the largest table, and what games have of their own. */
import { type AnyGame, bySample, type Game, type Types } from '@tortuga/engine';
import type { AnyFixture } from '@tortuga/engine/testing';
import type { Contender } from './contender.ts';
import { contenderOf } from './contract.ts';

export interface GameContender extends Contender {
  /** Under which something may be required of it. */
  readonly requiredAs: string;
}

export const gameContenders = (games: readonly AnyGame[]): readonly GameContender[] =>
  games.flatMap((each) => each.use(({ game }) => tablesOf(game)));

const tablesOf = <T extends Types>(game: Game<T>): readonly GameContender[] => {
  const { min, max } = game.seats;
  return [...new Set([min, max])].map((seats) => ({
    ...contenderOf(`${game.id}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`, game, seats, bySample(game)),
    requiredAs: game.id,
  }));
};

export const ownContenders = (fixtures: readonly AnyFixture[]): readonly GameContender[] =>
  fixtures.flatMap((each) =>
    each.use(({ benches = [] }) =>
      benches.map(({ name, work }) => {
        const fullName = `${each.id}, ${name}`;
        return { name: fullName, play: work, requiredAs: fullName };
      }),
    ),
  );
