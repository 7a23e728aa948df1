/**
 * Pieces that lie on a board say where, in its units: `data-place="x y width height heading"`. It is read instead of
 * being measured, since only so a heading is known, and a piece in flight is already where it will lie.
 */
import type { Place } from './clip.ts';

export const makePlaced = ({ x, y, width, height, heading = 0 }: Place): string =>
  [x, y, width, height, heading].join(' ');

/** Undefined where a piece says nothing, or no place. */
export const parsePlaced = (text: string | undefined): Place | undefined => {
  const [x, y, width, height, heading, ...rest] = (text ?? '').split(' ').map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  if (heading === undefined || rest.length > 0) return undefined;
  const isPlace = [x, y, width, height, heading].every(Number.isFinite);
  return isPlace ? { x, y, width, height, heading } : undefined;
};
