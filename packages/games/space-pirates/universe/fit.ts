/** Whether a template fits: blocked, entering a Hangar, or clear. */
import { boxDepth, cornersOf, hexDepth, hexDist, shipDepth } from '../space/hexagon.ts';
import { distance, type Point, type Pose } from '../space/point.ts';
import { EPS, L, STORM_BASE, type Thing } from '../space/things.ts';
import { type BaseSite, insideUniverse, type Universe } from './universe.ts';

/** What a ship, a disc or the storm can run into, gathered once for many tests. */
export interface Field {
  readonly universe: Universe;
  /** Ships in space. */
  readonly ships: readonly Pose[];
  readonly storm: Point | null;
  /** By base: whether its Hangar has room for one more. */
  readonly rooms: readonly boolean[];
}

/** Of a field, what lies no farther than that from a point; bases all, as they have numbers. */
export const nearField = (field: Field, point: Point, reach: number): Field => {
  const { universe, ships, storm, rooms } = field;
  const { rounds, blocks } = universe;
  const near = {
    rounds: rounds.filter((round) => distance(round, point) < round.radius + reach),
    blocks: blocks.filter((block) => distance(block, point) < block.halfX + block.halfY + reach),
  };
  const isNear = (ship: Pose): boolean => distance(ship, point) < L + reach;
  return { universe: { ...universe, ...near }, ships: ships.filter(isNear), storm, rooms };
};

export type Fit =
  | { readonly kind: 'clear' }
  | { readonly kind: 'enters'; readonly base: number }
  | { readonly kind: 'blocked'; readonly by: Thing };

const CLEAR: Fit = { kind: 'clear' };

/** Bit b says that base b can be entered by its mouth line; elsewhere it is solid. */
export type Lines = number;
export const ALL_LINES: Lines = -1;
export const NO_LINES: Lines = 0;
export const allLinesBut = (base: number): Lines => ~(1 << base);

const isOpen = (lines: Lines, base: number): boolean => ((lines >> base) & 1) === 1;

export const fit = (field: Field, pose: Pose, lines: Lines): Fit => {
  if (crossesBorder(field.universe, pose)) return { kind: 'blocked', by: 'border' };
  return fitInside(field, pose, lines);
};

export const crossesBorder = (universe: Universe, pose: Pose): boolean =>
  cornersOf(pose).some((corner) => insideUniverse(universe, corner) < -EPS) ||
  universe.corners.some(({ x, y }) => hexDepth(pose, x, y) > EPS);

/** As if there were no border. */
export const fitInside = (field: Field, pose: Pose, lines: Lines): Fit => {
  const by = thingUnder(field, pose);
  return by === undefined ? fitBases(field, pose, lines) : { kind: 'blocked', by };
};

const thingUnder = ({ universe, ships, storm }: Field, pose: Pose): Thing | undefined => {
  for (const { kind, x, y, radius } of universe.rounds) {
    if (hexDist(pose, x, y) < radius - EPS) return kind;
  }
  for (const block of universe.blocks) if (boxDepth(pose, block) > EPS) return block.kind;
  for (const ship of ships) if (shipDepth(pose, ship) > EPS) return 'ship';
  return storm !== null && hexDist(pose, storm.x, storm.y) < STORM_BASE - EPS ? 'storm' : undefined;
};

/** Blocked by one base beats entering another. */
const fitBases = ({ universe, rooms }: Field, pose: Pose, lines: Lines): Fit => {
  let entered: Fit = CLEAR;
  for (const [base, site] of universe.bases.entries()) {
    if (isOpen(lines, base) && touchesLine(site, pose)) {
      if (rooms[base] !== true) return { kind: 'blocked', by: 'hangar-full' };
      entered = { kind: 'enters', base };
    } else if (boxDepth(pose, site.walls) > EPS) return { kind: 'blocked', by: 'base' };
  }
  return entered;
};

/** From in front of it (SP-56 to SP-58). */
export const touchesLine = ({ mouth, out, line }: BaseSite, pose: Pose): boolean =>
  (pose.x - mouth.x) * out.x + (pose.y - mouth.y) * out.y >= -EPS && boxDepth(pose, line) >= -EPS;
