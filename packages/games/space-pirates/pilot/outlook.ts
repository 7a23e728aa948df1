/** How good it is for a pirate to be somewhere: what he carries, what is near, and whether he will get home. */
import type { Seat } from '@tortuga/engine';
import { BASE_PRICE } from '../components.ts';
import { goalOf } from '../ending.ts';
import { onBoard, pirateOf } from '../pieces.ts';
import type { Point } from '../space/point.ts';
import { L } from '../space/things.ts';
import type { Pirate, State } from '../types.ts';
import { universeOf } from '../universe/universe.ts';
import { discWorth, energyIn, type Prices, pricesFor, saleOf, TRIP } from './knowledge.ts';
import { type RouteMap, routesOf, routeTo } from './routes.ts';

/** A Freighter, with its worth to this pirate. */
export interface Prey extends Point {
  readonly id: number;
  readonly worth: number;
}

/** All that a pirate's plans for one turn depend on. */
export interface Outlook {
  readonly seat: Seat;
  readonly pirate: Pirate;
  readonly prices: Prices;
  readonly prey: readonly Prey[];
  readonly routes: RouteMap;
  /** By base: what docking there is worth apart from the sale. */
  readonly visit: readonly number[];
  readonly goal: number;
}

export const outlookOf = (state: State, seat: Seat): Outlook => {
  const pirate = pirateOf(state, seat);
  const prices = pricesFor(state, seat);
  const prey = state.discs
    .filter(onBoard)
    .map((disc): Prey => ({ id: disc.id, x: disc.x, y: disc.y, worth: discWorth(disc, seat, prices) }));
  return {
    seat,
    pirate,
    prices,
    prey,
    routes: routesOf(universeOf(state.options, state.seats)),
    visit: state.bases.map((_, base) => visitWorth(state, pirate, seat, base)),
    goal: goalOf(state.options, state.seats),
  };
};

const visitWorth = (state: State, pirate: Pirate, seat: Seat, number: number): number => {
  const base = state.bases[number];
  if (base === undefined) return 0;
  const atHome = base.owner === seat;
  const buys = base.owner === null && pirate.base === null && pirate.mc >= BASE_PRICE;
  const looks = !base.open && !pirate.saw.includes(number);
  const empty = Math.max(0, TRIP - energyIn(pirate));
  const paid = atHome || buys ? 0 : 0.2;
  const rent = base.owner === null || atHome ? 0 : 0.1;
  return (buys ? 6 : 0) + (looks ? 0.7 : 0) + (pirate.chased ? 3 : 0) + empty * (0.45 - paid - rent);
};

/** A trip costs time: what is worth this much now is worth so much of it a template later. */
const PATIENCE = 0.95;
/** Templates for which there is no energy are drifted, one a turn. */
const DRIFTING = 0.85;

const discount = (templates: number, energy: number): number => {
  const flown = Math.min(templates, energy);
  let share = 1;
  for (let n = 0; n < flown; n++) share *= PATIENCE;
  for (let n = flown; n < templates; n++) share *= DRIFTING;
  return share;
};

/** What the pirate's plans know of where he stands: the hold on board, the energy for turns to come. */
export interface Standing {
  readonly at: Point;
  readonly hold: readonly number[];
  /** Cargo caught on the way whose type is not known yet, in MC. */
  readonly caught: number;
  readonly energy: number;
  readonly gone: ReadonlySet<number>;
}

export const worthOfDocking = (
  { prices, visit, pirate, goal }: Outlook,
  base: number,
  hold: readonly number[],
  caught: number,
): number => {
  const sale = saleOf(hold, prices.at[base] ?? []) + caught;
  const owns = pirate.base !== null;
  const wins = owns && pirate.mc + sale >= goal ? 50 : 0;
  return sale + (visit[base] ?? 0) + wins;
};

/** Out in space: the best base to bring everything to, and the Freighters around. */
export const worthInSpace = (outlook: Outlook, { at, hold, caught, energy, gone }: Standing): number => {
  let home = 0;
  outlook.visit.forEach((_, base) => {
    const templates = Math.max(1, Math.ceil(routeTo(outlook.routes, base, at) / L));
    const worth = worthOfDocking(outlook, base, hold, caught) * discount(templates, energy);
    home = Math.max(home, worth);
  });
  return home + nearPrey(outlook, at, gone);
};

/** Freighters count the more the nearer they are; the chased can catch none. */
export const nearPrey = ({ prey, pirate }: Outlook, { x, y }: Point, gone: ReadonlySet<number>): number => {
  if (pirate.chased) return 0;
  let sum = 0;
  for (const each of prey) {
    if (each.worth <= 0 || gone.has(each.id)) continue;
    const [dx, dy] = [each.x - x, each.y - y];
    const near = Math.sqrt(dx * dx + dy * dy) / L;
    sum += each.worth / (2 + near * near);
  }
  return 0.55 * sum;
};
