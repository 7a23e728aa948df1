/** What a pirate does in a base, in this order: bribe, buy, look, sell, fill (SP-60 to SP-74). */
import type { Seat } from '@tortuga/engine';
import {
  BASE_PRICE,
  BRIBE,
  type DiscType,
  MOST_POINTS,
  MOST_POINTS_AT_HOME,
  POINTS_PER_MC,
  POLICE,
  priceOf,
  TYPES,
  type Value,
  VALUES,
} from './components.ts';
import { type PhaseOf, type Step, STEPS } from './phases.ts';
import { holdCount, pirateOf, toBag, toDiscards } from './pieces.ts';
import type { Base, Event, Move, Pirate, Refusal, State } from './types.ts';

interface Visit {
  readonly seat: Seat;
  readonly pirate: Pirate;
  readonly number: number;
  readonly base: Base;
  readonly atHome: boolean;
}

/** The Boss and the base that he is in. */
const visitOf = (state: State): Visit => {
  const pirate = pirateOf(state, state.boss);
  const number = pirate.ship.at === 'hangar' ? pirate.ship.base : -1;
  const base = state.bases[number];
  if (base === undefined) throw new Error('one docks in a base');
  return { seat: state.boss, pirate, number, base, atHome: base.owner === state.boss };
};

/** Whether the Boss has something to decide in this step. */
const canDo = (state: State, step: Step): boolean => {
  const { pirate, number, base, atHome } = visitOf(state);
  switch (step) {
    case 'bribe':
      return pirate.chased && !atHome && pirate.mc >= BRIBE;
    case 'buy':
      return base.owner === null && pirate.base === null && pirate.mc >= BASE_PRICE;
    case 'look':
      return !base.open && !pirate.saw.includes(number);
    case 'sell':
      return holdCount(pirate) > 0;
    case 'fill':
      return (atHome || pirate.mc > 0) && VALUES.some((value) => available(state, value) > 0);
  }
};

/** Goes to the first step at which there is something to decide. True where the visit is over. */
export const passSteps = (state: State, { step, then }: PhaseOf<'dock'>, events: Event[]): boolean => {
  for (const each of STEPS.slice(STEPS.indexOf(step))) {
    if (each === 'bribe') bribeAtHome(state, events);
    if (each === 'fill') bribeLate(state, events);
    if (!canDo(state, each)) continue;
    state.phase = { name: 'dock', step: each, then };
    return false;
  }
  return true;
};

const nextStep = (state: State, { step, then }: PhaseOf<'dock'>): void => {
  const next = STEPS[STEPS.indexOf(step) + 1];
  state.phase = next === undefined ? { name: then } : { name: 'dock', step: next, then };
};

const pay = (state: State, { pirate, base }: Visit, mc: number): Seat | null => {
  pirate.mc -= mc;
  if (base.owner !== null) pirateOf(state, base.owner).mc += mc;
  return base.owner;
};

const bribe = (state: State, events: Event[]): void => {
  const visit = visitOf(state);
  const paid = visit.atHome ? 0 : Math.min(BRIBE, visit.pirate.mc);
  const to = pay(state, visit, paid);
  visit.pirate.chased = false;
  toBag(state, POLICE);
  events.push({ kind: 'bribed', seat: visit.seat, paid, to });
};

/** SP-66 */
const bribeAtHome = (state: State, events: Event[]): void => {
  const { pirate, atHome } = visitOf(state);
  if (pirate.chased && atHome) bribe(state, events);
};

/** SP-65: who had nothing pays from his sales, or not at all. */
const bribeLate = (state: State, events: Event[]): void => {
  if (visitOf(state).pirate.chased) bribe(state, events);
};

const buy = (state: State, events: Event[]): void => {
  const { pirate, base, seat, number } = visitOf(state);
  pirate.mc -= BASE_PRICE;
  pirate.base = number;
  base.owner = seat;
  events.push({ kind: 'bought', seat, base: number });
};

const look = (state: State, events: Event[]): void => {
  const { pirate, base, seat, number } = visitOf(state);
  noteLook(pirate, number);
  events.push({ kind: 'looked', seat, base: number, card: base.market });
};

export const noteLook = ({ saw }: Pirate, base: number): void => {
  saw.push(base);
  saw.sort((one, other) => one - other);
};

export const checkSale = (state: State, types: readonly DiscType[]): Refusal | undefined => {
  const { hold } = visitOf(state).pirate;
  const isHeld = types.every((name) => {
    const count = types.filter((each) => each === name).length;
    return count <= (hold[TYPES.indexOf(name)] ?? 0);
  });
  return isHeld && types.length > 0 ? undefined : { code: 'no-such-cargo' };
};

const sell = (state: State, types: readonly DiscType[], events: Event[]): void => {
  const { pirate, base, seat, number } = visitOf(state);
  const card = base.market ?? 0;
  base.open = true;
  let mc = 0;
  for (const name of types) {
    const type = TYPES.indexOf(name);
    pirate.hold[type] = (pirate.hold[type] ?? 0) - 1;
    toBag(state, type);
    mc += priceOf(card, type);
  }
  pirate.mc += mc;
  events.push({ kind: 'sold', seat, base: number, card, types, mc });
};

/** Cards of a value that a Fill-up can get: SP-106 leaves out the card on the table. */
const available = (state: State, value: Value): number => {
  const own = pirateOf(state, state.boss).hand.filter(({ card }) => card.startsWith(`${value}:`));
  return state.pumps[value].cards.length + state.discards[value].length + own.length;
};

const isValue = (value: number): value is Value => VALUES.some((each) => each === value);

/** SP-110 */
const costOf = (points: number, atHome: boolean): number => (atHome ? 0 : Math.ceil(points / POINTS_PER_MC));

export const checkFill = (state: State, values: readonly number[]): Refusal | undefined => {
  if (values.length === 0 || !values.every(isValue)) return { code: 'bad-value' };
  const { pirate, atHome } = visitOf(state);
  const points = values.reduce((sum, value) => sum + value, 0);
  const max = atHome ? MOST_POINTS_AT_HOME : MOST_POINTS;
  if (points > max) return { code: 'over-limit', points, max };
  const cost = costOf(points, atHome);
  if (cost > pirate.mc) return { code: 'cannot-afford', cost };
  const short = VALUES.find(
    (value) => values.filter((each) => each === value).length > available(state, value),
  );
  return short === undefined ? undefined : { code: 'pump-short', value: short };
};

/** The most points one may take, and has the money for. */
export const mostPoints = (state: State): number => {
  const { pirate, atHome } = visitOf(state);
  return atHome ? MOST_POINTS_AT_HOME : Math.min(MOST_POINTS, pirate.mc * POINTS_PER_MC);
};

const fill = (state: State, values: readonly number[], events: Event[]): void => {
  const visit = visitOf(state);
  const { pirate, seat, atHome } = visit;
  const chosen = values.filter(isValue);
  const paid = costOf(
    chosen.reduce<number>((sum, value) => sum + value, 0),
    atHome,
  );
  const to = pay(state, visit, paid);
  const thrown = pirate.hand;
  pirate.hand = [];
  for (const { card } of thrown) toDiscards(state, card);
  state.queue.push({ kind: 'energy', seat, values: chosen });
  events.push({ kind: 'filling', seat, values: chosen, paid, to, thrown });
};

/** SP-62: skipping a step closes it. Selling can be done again and again (SP-109). */
export const playDock = (state: State, move: Move, events: Event[]): void => {
  const { phase } = state;
  if (phase.name !== 'dock') return;
  if (move.kind === 'sell') {
    sell(state, move.types, events);
    return;
  }
  nextStep(state, phase);
  if (move.kind === 'bribe') bribe(state, events);
  if (move.kind === 'buy') buy(state, events);
  if (move.kind === 'look') look(state, events);
  if (move.kind === 'fill') fill(state, move.values, events);
};
