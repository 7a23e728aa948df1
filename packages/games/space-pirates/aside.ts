/** Discs that are set aside, one width from the ship that lifted them (SP-48 to SP-51, SP-107). */
import type { Seat } from '@tortuga/engine';
import type { TaskOf } from './phases.ts';
import { discOf, fieldOf, type Lying, pirateOf, putOnBoard } from './pieces.ts';
import { boxDist } from './space/box.ts';
import { cosOf, sinOf, TURN } from './space/directions.ts';
import { centreOf, farthestPoint, hexDist } from './space/hexagon.ts';
import { type Point, type Pose, round } from './space/point.ts';
import { ASIDE, checkFree, search } from './spots.ts';
import type { Event, Put, Refusal, Ship, State } from './types.ts';
import type { Field } from './universe/fit.ts';
import type { BaseSite, Universe } from './universe/universe.ts';

/** Where a disc set aside is measured from: a ship in space, or the mouth of the Hangar it is in. */
export type Anchor = { readonly ship: Pose } | { readonly site: BaseSite };

export const anchorOf = ({ bases }: Universe, ship: Ship): Anchor | undefined => {
  if (ship.at === 'space') return { ship };
  const site = ship.at === 'hangar' ? bases[ship.base] : undefined;
  return site && { site };
};

/** From the anchor to the middle of a disc; undefined behind a mouth line. */
export const anchorDistance = (anchor: Anchor, { x, y }: Point): number | undefined => {
  if ('ship' in anchor) return hexDist(anchor.ship, x, y);
  const { mouth, out, line } = anchor.site;
  return (x - mouth.x) * out.x + (y - mouth.y) * out.y < 0 ? undefined : boxDist(line, x, y);
};

/** How far from one width is still one width. */
export const SLACK = 5;

export const isOneWidth = (apart: number | undefined): boolean =>
  apart !== undefined && apart >= ASIDE - SLACK && apart <= ASIDE + SLACK;

/** SP-107 */
export const checkSpot = (
  field: Field,
  discs: readonly Lying[],
  anchor: Anchor,
  point: Point,
): Refusal | undefined => {
  const apart = anchorDistance(anchor, point);
  if (!isOneWidth(apart)) return { code: 'not-one-width', distance: apart ?? 0 };
  return checkFree(field, discs, point);
};

/** The listed spot in direction k. */
const asideSpot = (anchor: Anchor, k: number): Point => {
  const edge = 'ship' in anchor ? farthestPoint(anchor.ship, k) : farthestOfLine(anchor.site, k);
  return { x: round(edge.x + ASIDE * cosOf(k)), y: round(edge.y + ASIDE * sinOf(k)) };
};

const farthestOfLine = ({ mouth, along, line }: BaseSite, k: number): Point => {
  const end = line.halfY * signOf(along.x * cosOf(k) + along.y * sinOf(k));
  return { x: mouth.x + end * along.x, y: mouth.y + end * along.y };
};

/** Nothing within a hundredth of the middle is to either side: ends that are as far count as equal. */
const signOf = (share: number): number => (Math.abs(share) * 700 <= 0.01 ? 0 : Math.sign(share));

/** The first free of the listed spots, asked for from k on. */
export const freeAsideSpot = (
  field: Field,
  discs: readonly Lying[],
  anchor: Anchor,
  from: number,
): Point | undefined => {
  for (let step = 0; step < TURN; step++) {
    const point = asideSpot(anchor, (from + step) % TURN);
    if (checkSpot(field, discs, anchor, point) === undefined) return point;
  }
  return undefined;
};

/** Where the machine sets a disc that has no listed spot. */
const nearestFreeSpot = (field: Field, discs: readonly Lying[], anchor: Anchor): Point => {
  const target = 'ship' in anchor ? centreOf(anchor.ship) : anchor.site.mouth;
  const isFree = (point: Point): boolean => checkFree(field, discs, point) === undefined;
  return search(field.universe, target, isFree, () => true);
};

export const checkAside = (state: State, { disc: id, x, y }: Put): Refusal | undefined => {
  const [task] = state.queue;
  if (task?.kind !== 'aside' || task.disc !== id) return { code: 'no-such-disc', disc: id };
  const field = fieldOf(state, null);
  const anchor = anchorOf(field.universe, pirateOf(state, task.seat).ship);
  if (anchor === undefined) throw new Error('a disc is set aside of a ship that is somewhere');
  return checkSpot(field, state.discs, anchor, { x, y });
};

export const setAside = (state: State, seat: Seat, { disc: id, x, y }: Put, events: Event[]): void => {
  const disc = discOf(state, id);
  if (disc !== undefined) putOnBoard(disc, x, y);
  events.push({ kind: 'aside', seat, disc: id, x, y });
};

/** Where there is no spot one width away, the machine takes the nearest free one. True where nobody had to be asked. */
export const setAsideByItself = (state: State, { seat, disc }: TaskOf<'aside'>, events: Event[]): boolean => {
  const field = fieldOf(state, null);
  const anchor = anchorOf(field.universe, pirateOf(state, seat).ship);
  if (anchor === undefined) throw new Error('nowhere to set a disc aside');
  if (freeAsideSpot(field, state.discs, anchor, 0) !== undefined) return false;
  const { x, y } = nearestFreeSpot(field, state.discs, anchor);
  state.queue.shift();
  setAside(state, seat, { disc, x, y }, events);
  return true;
};
