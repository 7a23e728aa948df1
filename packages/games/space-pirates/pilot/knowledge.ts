/** What a pirate knows of discs and prices; what he does not know he takes at its average. */
import type { Seat } from '@tortuga/engine';
import { ASTEROID, KINDS_OF_CARGO, POLICE, priceOf } from '../components.ts';
import type { Disc, Pirate, State } from '../types.ts';

/** In MC: an average price, what Damage costs, and what the Police cost in time. */
const AVERAGE = 3;
export const DAMAGE = 1.6;
const CHASE = 3;

/** Energy points that make a trip out and home. */
export const TRIP = 15;

/** A Freighter nobody has seen: mostly Cargo, now and then an Asteroid or the Police. */
const UNKNOWN = 2.4;
/** As above, but it has hit a ship and was no Asteroid. */
const CLEARED = 2.6;

export interface Prices {
  /** By base, then Cargo. */
  readonly at: readonly (readonly number[])[];
  /** The best he knows of for each Cargo, or the average. */
  readonly best: readonly number[];
}

export const pricesFor = (state: State, seat: Seat): Prices => {
  const saw = state.pirates[seat]?.saw ?? [];
  const at = state.bases.map(({ market, open }, base) =>
    Array.from({ length: KINDS_OF_CARGO }, (_, cargo) =>
      market !== null && (open || saw.includes(base)) ? priceOf(market, cargo) : AVERAGE,
    ),
  );
  const best = Array.from({ length: KINDS_OF_CARGO }, (_, cargo) =>
    Math.max(...at.map((prices) => prices[cargo] ?? 0)),
  );
  return { at, best };
};

const isKnown = ({ shown, seen }: Disc, seat: Seat): boolean => shown || seen.includes(seat);

/** What it is worth to have this disc under one's template. */
export const discWorth = (disc: Disc, seat: Seat, prices: Prices): number => {
  if (disc.up) return -DAMAGE;
  if (!isKnown(disc, seat)) return disc.cleared ? CLEARED : UNKNOWN;
  if (disc.type === ASTEROID) return -DAMAGE;
  return disc.type === POLICE ? -CHASE : 0.9 * (prices.best[disc.type] ?? AVERAGE);
};

export const energyIn = ({ hand }: Pirate): number =>
  hand.reduce((sum, { card }) => sum + Number(card.slice(0, 1)), 0);

/** What the hold would fetch in a base. */
export const saleOf = (hold: readonly number[], prices: readonly number[]): number =>
  hold.reduce((sum, count, cargo) => sum + count * (prices[cargo] ?? 0), 0);
