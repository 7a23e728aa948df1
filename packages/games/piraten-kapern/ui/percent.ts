/** Odds as they are read: whole percents, and never 0 or 100 of something that can happen or fail. */
import type { Odds } from '../odds.ts';

export const percentOf = ({ ways, of }: Odds): number => {
  if (ways === 0 || ways === of) return (100 * ways) / of;
  return Math.min(99, Math.max(1, Math.round((100 * ways) / of)));
};

/** In lowest terms: "11 in 36". */
export const inLowestTerms = ({ ways, of }: Odds): { readonly ways: number; readonly of: number } => {
  let [one, other] = [ways, of];
  while (other > 0) [one, other] = [other, one % other];
  return { ways: ways / one, of: of / one };
};
