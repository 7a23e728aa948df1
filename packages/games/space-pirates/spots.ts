/** Where discs, the storm and ships may stand, and the nearest such spot (flow, 8.5 to 8.8). */
import { distance } from './space/border.ts';
import { EPS, RADIUS, round, STORM_BASE, STORM_RADIUS, TURN, W } from './components.ts';
import { cosOf, sinOf } from './space/directions.ts';
import { type Field, onBoard } from './universe/field.ts';
import { centreOf, farthestPoint, hexDist } from './space/hexagon.ts';
import type { Disc, Point, Pose, Refusal, Ship, Thing } from './types.ts';
import { type BaseSite, boxDist, insideUniverse, type Universe } from './universe/universe.ts';

/** Disc edge one template's width away. */
export const ASIDE = RADIUS + W;

/** Something nearer to the point than its edge plus `margin`; bases, scenery and ships, not the border. */
const thingWithin = ({ universe, ships }: Field, { x, y }: Point, margin: number): Thing | undefined => {
  for (const round_ of universe.rounds) {
    if (distance(round_, { x, y }) < round_.radius + margin) return round_.kind;
  }
  for (const block of universe.blocks) if (boxDist(block, x, y) < margin) return block.kind;
  for (const { walls } of universe.bases) if (boxDist(walls, x, y) < margin) return walls.kind;
  for (const ship of ships) if (hexDist(ship, x, y) < margin) return 'ship';
  return undefined;
};

const discWithin = (discs: readonly Disc[], point: Point, margin: number): boolean =>
  discs.some((disc) => onBoard(disc) && distance(disc, point) < margin);

/** What a disc would lie upon: another disc, or the storm's base. */
const discOrStormUnder = (
  { storm }: Field,
  discs: readonly Disc[],
  point: Point,
): 'disc' | 'storm' | undefined => {
  if (discWithin(discs, point, 2 * RADIUS)) return 'disc';
  return storm !== null && distance(storm, point) < RADIUS + STORM_BASE ? 'storm' : undefined;
};

/** SP-12 */
export const checkPlace = (field: Field, discs: readonly Disc[], point: Point): Refusal | undefined => {
  const inside = insideUniverse(field.universe, point);
  if (inside < 0) return { code: 'outside' };
  const near = inside < ASIDE ? 'border' : thingWithin(field, point, ASIDE);
  if (near !== undefined) return { code: 'too-near', what: near };
  const under = discOrStormUnder(field, discs, point);
  return under === undefined ? undefined : { code: 'overlap', with: under };
};

/** A disc's edge may touch things here, but not overlap them (8.7). */
export const checkFree = (field: Field, discs: readonly Disc[], point: Point): Refusal | undefined => {
  const under = thingWithin(field, point, RADIUS) ?? discOrStormUnder(field, discs, point);
  if (under !== undefined) return { code: 'overlap', with: under };
  return insideUniverse(field.universe, point) < RADIUS ? { code: 'outside' } : undefined;
};

/** What the base of the storm would overlap (8.5). */
export const stormOverlaps = (field: Field, discs: readonly Disc[], point: Point): Thing | undefined =>
  thingWithin(field, point, STORM_BASE - EPS) ??
  (discWithin(discs, point, RADIUS + STORM_BASE - EPS) ? 'disc' : undefined);

export const checkStorm = (field: Field, discs: readonly Disc[], point: Point): Refusal | undefined => {
  if (insideUniverse(field.universe, point) < STORM_BASE) return { code: 'outside' };
  const under = stormOverlaps(field, discs, point);
  return under === undefined ? undefined : { code: 'overlap', with: under };
};

/** SP-82 */
export const isCovered = (storm: Point | null, ship: Ship): boolean =>
  storm !== null && ship.at === 'space' && hexDist(ship, storm.x, storm.y) < STORM_RADIUS;

/** Step of the grids that are searched for any spot at all. */
export const GRID = 100;

/** Points of the grid, row by row, as long as none passes. */
export const someGridPoint = ({ bounds }: Universe, passes: (point: Point) => boolean): boolean => {
  for (let y = Math.ceil(bounds.y0 / GRID) * GRID; y <= bounds.y1; y += GRID) {
    for (let x = Math.ceil(bounds.x0 / GRID) * GRID; x <= bounds.x1; x += GRID) {
      if (passes({ x, y })) return true;
    }
  }
  return false;
};

const RING = 20;
const RING_STEP = 50;

type Test = (point: Point) => boolean;

/** Rings around the target, outwards. */
const searchRings = (universe: Universe, target: Point, passes: Test): Point | undefined => {
  const first = { x: round(target.x), y: round(target.y) };
  if (passes(first)) return first;
  const { x0, y0, x1, y1 } = universe.bounds;
  const farthest = x1 - x0 + (y1 - y0);
  for (let radius = RING; radius <= farthest; radius += RING) {
    for (let h = 0; h < TURN; h += RING_STEP) {
      const point = { x: round(first.x + radius * cosOf(h)), y: round(first.y + radius * sinOf(h)) };
      if (passes(point)) return point;
    }
  }
  return undefined;
};

/** The nearest spot that passes, with the extra condition if it can be had (8.7). */
export const search = (universe: Universe, target: Point, passes: Test, extra: Test): Point =>
  searchRings(universe, target, (point) => extra(point) && passes(point)) ??
  searchRings(universe, target, passes) ?? { x: round(target.x), y: round(target.y) };

/** Where a disc set aside is measured from: a ship in space, or the mouth of the Hangar it is in. */
export type Anchor = { readonly ship: Pose } | { readonly site: BaseSite };

export const anchorOf = ({ bases }: Universe, ship: Ship): Anchor | undefined => {
  if (ship.at === 'space') return { ship };
  const site = ship.at === 'hangar' ? bases[ship.base] : undefined;
  return site && { site };
};

/** From the anchor to the middle of a disc; undefined behind a mouth line. */
const anchorDistance = (anchor: Anchor, { x, y }: Point): number | undefined => {
  if ('ship' in anchor) return hexDist(anchor.ship, x, y);
  const { mouth, out, line } = anchor.site;
  return (x - mouth.x) * out.x + (y - mouth.y) * out.y < 0 ? undefined : boxDist(line, x, y);
};

const SLACK = 5;

const isOneWidth = (apart: number | undefined): boolean =>
  apart !== undefined && apart >= ASIDE - SLACK && apart <= ASIDE + SLACK;

/** SP-107 */
export const checkAside = (
  field: Field,
  discs: readonly Disc[],
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

const farthestOfLine = ({ mouth, line }: BaseSite, k: number): Point => ({
  x: mouth.x + line.halfX * signOf(cosOf(k)),
  y: mouth.y + line.halfY * signOf(sinOf(k)),
});

/** Nothing within a hundredth of the middle is to either side: ends that are as far count as equal (8.4). */
const signOf = (share: number): number => (Math.abs(share) * 700 <= 0.01 ? 0 : Math.sign(share));

/** The first free of the listed spots, asked for from k on. */
export const freeAsideSpot = (
  field: Field,
  discs: readonly Disc[],
  anchor: Anchor,
  from: number,
): Point | undefined => {
  for (let step = 0; step < TURN; step++) {
    const point = asideSpot(anchor, (from + step) % TURN);
    if (checkAside(field, discs, anchor, point) === undefined) return point;
  }
  return undefined;
};

/** Where the machine sets a disc that has no listed spot. */
export const nearestFreeSpot = (field: Field, discs: readonly Disc[], anchor: Anchor): Point => {
  const target = 'ship' in anchor ? centreOf(anchor.ship) : anchor.site.mouth;
  const isFree: Test = (point) => checkFree(field, discs, point) === undefined;
  return search(field.universe, target, isFree, () => true);
};
