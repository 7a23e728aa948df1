/** Numbers between 0 and 1 that say how a seat stands: the two ends of every `worth`. */
import type { Result } from './game.ts';

/** Of a finished game: winners share 1, all others have 0. */
export const winShares = ({ places }: Result): readonly number[] => {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
};

/** A lead over the best of the others, in any unit of one's own: 0 is a half, and no lead is ever quite 1. */
export const worthOfLead = (lead: number): number => (1 + lead / (1 + Math.abs(lead))) / 2;
