/** Freighters drawn, placed and flicked: before the first turn, and by Hazards (SP-9 to SP-13, SP-20, SP-113). */
import type { Seat } from '@tortuga/engine';
import { batchOf, type DiscType, TYPES } from './components.ts';
import type { Flick, FlickWhy, PhaseOf } from './phases.ts';
import {
  addDisc,
  discOf,
  fieldOf,
  leftOf,
  type Lying,
  onBoard,
  putOnBoard,
  removeDisc,
  rightOf,
  toBag,
} from './pieces.ts';
import { isHeading } from './space/directions.ts';
import type { Point } from './space/point.ts';
import { ASIDE, discOrStormUnder, thingWithin } from './spots.ts';
import type { Event, Put, Refusal, State } from './types.ts';
import type { Field } from './universe/fit.ts';
import { someGridPoint } from './universe/grid.ts';
import { insideUniverse } from './universe/universe.ts';

export const toDraw = (state: State, seat: Seat, why: FlickWhy): void => {
  state.phase = { name: 'draw', seat, n: why === 'start' ? batchOf(state.seats) : 1, why };
};

export const checkDraw = ({ bag }: State, type: DiscType): Refusal | undefined =>
  (bag[TYPES.indexOf(type)] ?? 0) > 0 ? undefined : { code: 'not-in-bag' };

export const draw = (state: State, type: DiscType, events: Event[]): void => {
  if (state.phase.name !== 'draw') return;
  const { seat, n, why } = state.phase;
  const disc = addDisc(state, TYPES.indexOf(type), seat);
  events.push({ kind: 'drawn', seat, disc: disc.id, type });
  state.phase = n > 1 ? { name: 'draw', seat, n: n - 1, why } : { name: 'place', seat, discs: [], why };
};

/** One width from everything but discs and the storm (SP-12). */
export const checkPlace = (field: Field, discs: readonly Lying[], point: Point): Refusal | undefined => {
  const inside = insideUniverse(field.universe, point);
  if (inside < 0) return { code: 'outside' };
  const near = inside < ASIDE ? 'border' : thingWithin(field, point, ASIDE);
  if (near !== undefined) return { code: 'too-near', what: near };
  const under = discOrStormUnder(field, discs, point);
  return under === undefined ? undefined : { code: 'overlap', with: under };
};

const hasPlace = (state: State): boolean => {
  const field = fieldOf(state, null);
  return someGridPoint(field.universe, (point) => checkPlace(field, state.discs, point) === undefined);
};

/** SP-113: drawn discs that cannot be placed go back. */
const returnDrawn = (state: State, why: FlickWhy, events: Event[]): void => {
  const drawn = state.discs.filter(({ where }) => where === 'drawn');
  for (const disc of drawn) {
    removeDisc(state, disc);
    toBag(state, disc.type);
  }
  events.push({ kind: 'skipped', what: why, discs: drawn.map(({ id }) => id) });
};

export const giveUpDrawing = (state: State, { seat, why }: PhaseOf<'draw'>, events: Event[]): boolean => {
  const isEmpty = state.bag.every((count) => count === 0);
  if (!isEmpty && hasPlace(state)) return false;
  returnDrawn(state, why, events);
  afterFlicks(state, seat, why);
  return true;
};

export const checkPlacing = (state: State, { disc: id, x, y }: Put): Refusal | undefined => {
  const disc = discOf(state, id);
  if (disc?.where !== 'drawn') return { code: 'no-such-disc', disc: id };
  return checkPlace(fieldOf(state, null), state.discs, { x, y });
};

export const place = (state: State, { disc: id, x, y }: Put, events: Event[]): void => {
  const disc = discOf(state, id);
  if (state.phase.name !== 'place' || disc === undefined) return;
  const { seat, why } = state.phase;
  const discs = [...state.phase.discs, id];
  putOnBoard(disc, x, y);
  events.push({ kind: 'placed', seat, disc: id, x, y });
  if (state.discs.some(({ where }) => where === 'drawn')) state.phase = { name: 'place', seat, discs, why };
  else toFlick(state, seat, why, discs);
};

export const giveUpPlacing = (
  state: State,
  { seat, discs, why }: PhaseOf<'place'>,
  events: Event[],
): boolean => {
  if (hasPlace(state)) return false;
  returnDrawn(state, why, events);
  toFlick(state, seat, why, discs);
  return true;
};

/** The neighbour flicks what was placed: the left one at the start and for L, the right one for R. */
const toFlick = (state: State, placer: Seat, why: FlickWhy, discs: readonly number[]): void => {
  const seat = why === 'R' ? rightOf(state, placer) : leftOf(state, placer);
  state.phase = { name: 'flick', seat, discs, why };
};

/** F: a Freighter of the Boss's choice; A: a revealed Asteroid. */
export const toOwnFlick = (state: State, why: 'F' | 'A'): void => {
  const discs = state.discs.filter((disc) => onBoard(disc) && disc.up === (why === 'A')).map(({ id }) => id);
  state.phase = { name: 'flick', seat: state.boss, discs, why };
};

const MOST_POWER = 1000;

export const checkFlick = (
  { phase, discs }: State,
  { disc: id, angle, power }: Flick,
): Refusal | undefined => {
  if (phase.name !== 'flick') return { code: 'no-such-disc', disc: id };
  const disc = discs.find((each) => each.id === id && each.where === 'board');
  if (disc === undefined) return { code: 'no-such-disc', disc: id };
  if (!phase.discs.includes(id)) {
    if (phase.why === 'F') return { code: 'not-a-freighter', disc: id };
    if (phase.why === 'A') return { code: 'not-an-asteroid', disc: id };
    return { code: 'not-yours-to-flick', discs: phase.discs };
  }
  if (!isHeading(angle)) return { code: 'bad-angle' };
  return Number.isInteger(power) && power >= 1 && power <= MOST_POWER ? undefined : { code: 'bad-power' };
};

export const flick = (state: State, { disc, angle, power }: Flick, events: Event[]): void => {
  if (state.phase.name !== 'flick') return;
  const { seat, why, discs } = state.phase;
  events.push({ kind: 'flicked', seat, disc, angle, power });
  state.queue.push({ kind: 'luck', disc, angle, power, seat });
  const left = discs.filter((each) => each !== disc);
  if (why === 'start' && left.length > 0) state.phase = { name: 'flick', seat, discs: left, why };
  else afterFlicks(state, rightOf(state, seat), why);
};

export const skipFlick = (state: State, { seat, discs, why }: PhaseOf<'flick'>, events: Event[]): boolean => {
  if (discs.length > 0) return false;
  if (why !== 'start') events.push({ kind: 'skipped', what: why, discs: [] });
  afterFlicks(state, rightOf(state, seat), why);
  return true;
};

/** At the start the next pirate's batch, then the first turn; else the next Hazard. */
const afterFlicks = (state: State, placer: Seat, why: FlickWhy): void => {
  if (why !== 'start') state.phase = { name: 'hazards' };
  else if (placer + 1 < state.seats) toDraw(state, placer + 1, 'start');
  else state.phase = { name: 'begin' };
};
