/** The Cosmic Storm: where it may stand, whom it hurts, how it drifts (SP-80 to SP-83, SP-88 to SP-90). */
import { suffer } from './damage.ts';
import type { Turn } from './phases.ts';
import { fieldOf, fromBoss, type Lying, pirateOf } from './pieces.ts';
import { cosOf, sinOf } from './space/directions.ts';
import { hexDist } from './space/hexagon.ts';
import { distance, type Point, type Pose, round } from './space/point.ts';
import { EPS, L, RADIUS, STORM_BASE, STORM_RADIUS, type Thing } from './space/things.ts';
import { discWithin, thingWithin } from './spots.ts';
import type { Event, Refusal, Ship, State } from './types.ts';
import { type Field, nearField } from './universe/fit.ts';
import { someGridPoint } from './universe/grid.ts';
import { insideUniverse } from './universe/universe.ts';

/** What the base of the storm would overlap. */
const stormOverlaps = (field: Field, discs: readonly Lying[], point: Point): Thing | undefined =>
  thingWithin(field, point, STORM_BASE - EPS) ??
  (discWithin(discs, point, RADIUS + STORM_BASE - EPS) ? 'disc' : undefined);

export const checkStorm = (field: Field, discs: readonly Lying[], point: Point): Refusal | undefined => {
  if (insideUniverse(field.universe, point) < STORM_BASE) return { code: 'outside' };
  const under = stormOverlaps(field, discs, point);
  return under === undefined ? undefined : { code: 'overlap', with: under };
};

/** SP-82 */
export const isCovered = (storm: Point | null, ship: Ship): boolean =>
  storm !== null && ship.at === 'space' && hexDist(ship, storm.x, storm.y) < STORM_RADIUS;

/** Whether there is any spot for it. */
export const hasStormSpot = (state: State): boolean => {
  const field = fieldOf(state, null);
  return someGridPoint(field.universe, (point) => checkStorm(field, state.discs, point) === undefined);
};

/** Every ship under it suffers, the Boss's too; those in Hangars are safe (SP-82). */
export const placeStorm = (state: State, at: Point, events: Event[]): void => {
  state.storm = at;
  state.phase = { name: 'hazards' };
  events.push({ kind: 'storm', at });
  for (const seat of fromBoss(state)) {
    if (isCovered(at, pirateOf(state, seat).ship)) suffer(state, seat, 'storm', events);
  }
};

/** As much of a turn as the storm asks for. */
export interface Stormy {
  readonly storm: Point | null;
  readonly turn: Pick<Turn, 'under' | 'stormPaid'>;
}

/** SP-83: one that did not start under the storm comes under it with this template. */
export const comesUnderStorm = ({ storm, turn }: Stormy, pose: Pose): boolean =>
  !turn.under && !turn.stormPaid && isCovered(storm, { at: 'space', ...pose });

/** SP-83: one that is under it when moving is over. */
export const staysUnderStorm = ({ storm, turn }: Stormy, ship: Ship): boolean =>
  !turn.stormPaid && isCovered(storm, ship);

const payStorm = (state: State, events: Event[]): void => {
  state.turn.stormPaid = true;
  suffer(state, state.boss, 'storm', events);
};

export const crossStorm = (state: State, pose: Pose, events: Event[]): void => {
  if (comesUnderStorm(state, pose)) payStorm(state, events);
};

export const stayUnderStorm = (state: State, events: Event[]): void => {
  if (staysUnderStorm(state, pirateOf(state, state.boss).ship)) payStorm(state, events);
};

/** How far the wind drives it at most. */
const STORM_STEPS = 2 * L;

/** Where the wind drives it; null where it leaves (SP-88 to SP-90). */
export const stormBlown = (
  field: Field,
  discs: readonly Lying[],
  from: Point,
  angle: number,
): Point | null => {
  const half = STORM_STEPS / 2;
  const middle = { x: from.x + half * cosOf(angle), y: from.y + half * sinOf(angle) };
  const near = nearField(field, middle, half + 2 * STORM_BASE);
  const nearDiscs = discs.filter((disc) => distance(disc, middle) < half + 2 * STORM_BASE + RADIUS);
  let at = from;
  for (let a = 1; a <= STORM_STEPS; a++) {
    const next = { x: round(from.x + a * cosOf(angle)), y: round(from.y + a * sinOf(angle)) };
    if (insideUniverse(field.universe, next) < 0) return null;
    if (stormOverlaps(near, nearDiscs, next) !== undefined) return at;
    at = next;
  }
  return at;
};
