import type { AnyGame } from '@tortuga/engine';
import type { Room } from './room.ts';

/** A game and its version, as stores know them. */
export const tagOf = (game: AnyGame): string =>
  game.use(({ game: { id, version } }) => roomTag({ game: id, version }));

export const roomTag = ({ game, version }: Pick<Room, 'game' | 'version'>): string => `${game} ${version}`;
