/** What a pirate's position is worth at any moment, in MC: for bots that look one move ahead. */
import type { Seat } from '@tortuga/engine';
import { BASE_PRICE, hazardsOf, POINTS_PER_MC } from '../components.ts';
import { type Step, STEPS } from '../phases.ts';
import type { State } from '../types.ts';
import { lairOf } from './aim.ts';
import { plotCourses, QUICK, worthOfStaying } from './course.ts';
import { energyIn, saleOf, TRIP } from './knowledge.ts';
import { nearPrey, type Outlook, outlookOf, worthInSpace } from './outlook.ts';

/** In MC: a point of energy, and what a base of one's own is worth beyond its price. */
export const ENERGY = 0.35;
export const OWNING = 3;

const NOTHING: ReadonlySet<number> = new Set();

export const standingWorth = (state: State, seat: Seat): number => {
  const outlook = outlookOf(state, seat);
  const { ship, hold, owed } = outlook.pirate;
  const at = lairOf(state, seat);
  if (at === undefined) return 0;
  if (state.boss === seat && isAboutToFly(state)) return worthOfFlight(state, outlook);
  if (ship.at === 'space') {
    const energy = energyIn(outlook.pirate);
    return worthInSpace(outlook, { at, hold, caught: 0, energy, gone: NOTHING });
  }
  const prey = nearPrey(outlook, at, NOTHING);
  const { phase } = state;
  if (owed) return prey + visitAhead(state, outlook, 'bribe');
  if (phase.name === 'dock' && state.boss === seat) return prey + visitAhead(state, outlook, phase.step);
  return prey + 0.8 * saleOf(hold, outlook.prices.best);
};

/** While templates are laid, and right after a card was chosen for them. */
const isAboutToFly = ({ phase, turn }: State): boolean =>
  turn.energy > 0 &&
  (phase.name === 'move' ||
    (phase.name === 'hazards' && turn.card !== null && turn.left === hazardsOf(turn.card)));

/** With templates yet to lay: where a quick plan leads. */
const worthOfFlight = (state: State, outlook: Outlook): number => {
  const energy = energyIn(outlook.pirate);
  const courses = plotCourses(state, outlook, state.turn.energy, energy, QUICK);
  const stay = worthOfStaying(state, outlook, energy);
  return Math.max(stay, ...courses.map((course) => course?.value ?? -Infinity));
};

/** What the steps yet to come of a visit are worth. */
const visitAhead = (state: State, { seat, pirate, prices }: Outlook, step: Step): number => {
  const { ship, hold, mc } = pirate;
  const number = ship.at === 'hangar' ? ship.base : -1;
  const base = state.bases[number];
  if (base === undefined) return 0;
  const isAhead = (each: Step): boolean => STEPS.indexOf(step) <= STEPS.indexOf(each);
  const buys = isAhead('buy') && base.owner === null && pirate.base === null && mc >= BASE_PRICE;
  const sale = isAhead('sell') ? saleOf(hold, prices.at[number] ?? []) : 0.8 * saleOf(hold, prices.best);
  const gained = isAhead('fill') ? Math.max(0, TRIP - energyIn(pirate)) : 0;
  const price = base.owner === seat || buys ? 0 : 1 / POINTS_PER_MC;
  return (buys ? OWNING : 0) + sale + gained * (ENERGY - price);
};
