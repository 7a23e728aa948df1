/** What the pilot does in a base: buys what it can, looks, sells where it pays, fills up. */
import type { Seat } from '@tortuga/engine';
import { type DiscType, POINTS_PER_MC } from '../components.ts';
import { checkFill, mostPoints } from '../docking.ts';
import { goalOf } from '../ending.ts';
import type { Step } from '../phases.ts';
import { pirateOf, typeName } from '../pieces.ts';
import type { Move, State } from '../types.ts';
import { energyIn, pricesFor, saleOf, TRIP } from './knowledge.ts';

const SKIP: Move = { kind: 'skip' };

export const chooseDock = (state: State, seat: Seat, step: Step): Move => {
  switch (step) {
    case 'bribe':
    case 'buy':
    case 'look':
      return { kind: step };
    case 'sell':
      return chooseSale(state, seat);
    case 'fill':
      return chooseFill(state, seat);
  }
};

const baseOf = (state: State, seat: Seat): number => {
  const { ship } = pirateOf(state, seat);
  return ship.at === 'hangar' ? ship.base : 0;
};

/** A trip to another base must pay this much more for each Cargo. */
const DETOUR = 1.5;

/** All that sells well here; everything where that wins, or where the purse is empty. */
const chooseSale = (state: State, seat: Seat): Move => {
  const { hold, mc, base } = pirateOf(state, seat);
  const prices = pricesFor(state, seat);
  const here = prices.at[baseOf(state, seat)] ?? [];
  const wins = base !== null && mc + saleOf(hold, here) >= goalOf(state.options, state.seats);
  const sold = hold.flatMap((count, cargo): readonly DiscType[] => {
    const price = here[cargo] ?? 0;
    const isFair = wins || mc < 3 || price + DETOUR >= (prices.best[cargo] ?? 0);
    return isFair ? Array.from({ length: count }, () => typeName(cargo)) : [];
  });
  return sold.length > 0 ? { kind: 'sell', types: sold } : SKIP;
};

/** Fives first: the farthest flights and the fewest Hazards. */
const chooseFill = (state: State, seat: Seat): Move => {
  const pirate = pirateOf(state, seat);
  const atHome = state.bases[baseOf(state, seat)]?.owner === seat;
  const isOver = pirate.base !== null && pirate.mc >= goalOf(state.options, state.seats);
  const most = Math.min(TRIP, mostPoints(state));
  const gained = most - energyIn(pirate);
  if (isOver || gained <= (atHome ? 0 : POINTS_PER_MC)) return SKIP;
  const values: number[] = [];
  for (const value of [5, 4, 3, 2, 1]) {
    for (;;) {
      const more = [value, ...values];
      const points = more.reduce((sum, each) => sum + each, 0);
      if (points > most || checkFill(state, more) !== undefined) break;
      values.unshift(value);
    }
  }
  return values.length > 0 ? { kind: 'fill', values } : SKIP;
};
