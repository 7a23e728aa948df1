/** Faces, points and names as they stand in a sentence. */
import { FACES, type Face, type Position, type View } from '../types.ts';
import type { SayHere } from './words.ts';

/** "2 coins, sword, skull": most valuable first, skulls last. */
export const facesText = (faces: readonly Face[], say: SayHere): string =>
  FACES.map((face) => ({ face, count: faces.filter((each) => each === face).length }))
    .filter(({ count }) => count > 0)
    .map(({ face, count }) => say(`count-${face}`, { count }))
    .join(', ');

const MINUS = '−';

export const pointsText = (points: number): string => (points < 0 ? `${MINUS}${-points}` : `${points}`);

export const signedText = (points: number): string => (points > 0 ? `+${points}` : pointsText(points));

export const namesText = (names: readonly string[], say: SayHere): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('and', { most: names.slice(0, -1).join(', '), last });
};

export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? `${seat + 1}`;

export const facesOf = ({ dice }: View, positions: readonly Position[]): readonly Face[] =>
  positions.flatMap((position) => dice[position - 1] ?? []);
