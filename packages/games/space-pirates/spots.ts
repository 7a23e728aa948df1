/** What a point is near to or lies upon, and the nearest spot that is free (SP-29, SP-91, SP-107). */
import { type Lying, onBoard } from './pieces.ts';
import { boxDist } from './space/box.ts';
import { cosOf, sinOf, TURN } from './space/directions.ts';
import { hexDist } from './space/hexagon.ts';
import { distance, type Point, round } from './space/point.ts';
import { RADIUS, STORM_BASE, type Thing, W } from './space/things.ts';
import type { Refusal } from './types.ts';
import type { Field } from './universe/fit.ts';
import { insideUniverse, type Universe } from './universe/universe.ts';

/** Disc edge one template's width away. */
export const ASIDE = RADIUS + W;

/** Something nearer to the point than its edge plus `margin`; bases, scenery and ships, not the border. */
export const thingWithin = (
  { universe, ships }: Field,
  { x, y }: Point,
  margin: number,
): Thing | undefined => {
  for (const round_ of universe.rounds) {
    if (distance(round_, { x, y }) < round_.radius + margin) return round_.kind;
  }
  for (const block of universe.blocks) if (boxDist(block, x, y) < margin) return block.kind;
  for (const { walls } of universe.bases) if (boxDist(walls, x, y) < margin) return walls.kind;
  for (const ship of ships) if (hexDist(ship, x, y) < margin) return 'ship';
  return undefined;
};

export const discWithin = (discs: readonly Lying[], point: Point, margin: number): boolean =>
  discs.some((disc) => onBoard(disc) && distance(disc, point) < margin);

/** What a disc would lie upon: another disc, or the storm's base. */
export const discOrStormUnder = (
  { storm }: Field,
  discs: readonly Lying[],
  point: Point,
): 'disc' | 'storm' | undefined => {
  if (discWithin(discs, point, 2 * RADIUS)) return 'disc';
  return storm !== null && distance(storm, point) < RADIUS + STORM_BASE ? 'storm' : undefined;
};

/** A disc's edge may touch things here, but not overlap them. */
export const checkFree = (field: Field, discs: readonly Lying[], point: Point): Refusal | undefined => {
  const under = thingWithin(field, point, RADIUS) ?? discOrStormUnder(field, discs, point);
  if (under !== undefined) return { code: 'overlap', with: under };
  return insideUniverse(field.universe, point) < RADIUS ? { code: 'outside' } : undefined;
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

/** The nearest spot that passes, with the extra condition if it can be had. */
export const search = (universe: Universe, target: Point, passes: Test, extra: Test): Point =>
  searchRings(universe, target, (point) => extra(point) && passes(point)) ??
  searchRings(universe, target, passes) ?? { x: round(target.x), y: round(target.y) };
