/** What a solar wind does, worked out before anything is changed, so that a table can show it before it blows (SP-84 to SP-93). */
import type { Seat } from '@tortuga/engine';
import { discsUnder } from './capture.ts';
import { driftStart } from './drifting.ts';
import { fieldOf, fromBoss, type Lying, onBoard, poseOf, type Standing } from './pieces.ts';
import { edgeDistance, nearestOnEdge } from './space/border.ts';
import { cosOf, sinOf } from './space/directions.ts';
import { centreOf, cornersOf, hexDepth, hexDist } from './space/hexagon.ts';
import { type Point, type Pose, round } from './space/point.ts';
import { EPS, L, RADIUS, W } from './space/things.ts';
import { search } from './spots.ts';
import { isCovered, stormBlown } from './storm.ts';
import type { Move, Ship } from './types.ts';
import {
  crossesBorder,
  type Field,
  type Fit,
  fit,
  fitInside,
  type Lines,
  nearField,
  NO_LINES,
  touchesLine,
} from './universe/fit.ts';
import { insideUniverse, type Universe, universeOf } from './universe/universe.ts';

/** Reaches downwind that differ by less are equal. */
const TIE = 1e-6;

/** As much of a game as the wind has to do with. */
export interface Windswept extends Standing {
  readonly boss: Seat;
  readonly discs: readonly Lying[];
}

export type Wind = Extract<Move, { kind: 'wind' }>;

/** Where a ship left: a point of the border, and the way back in. */
export interface Exit {
  readonly point: Point;
  readonly normal: Point;
}

/** How the wind leaves a ship. */
export interface Blown {
  readonly seat: Seat;
  /** Where it is then. */
  readonly ship: Ship;
  /** The template it drifts along; undefined where it cannot move at all. */
  readonly pose: Pose | undefined;
  /** It has hit something, or has left. */
  readonly struck: boolean;
  /** The discs it has caught, in order. */
  readonly discs: readonly number[];
  readonly exit: Exit | undefined;
}

export interface Gale {
  /** In the order in which the ships move. */
  readonly blown: readonly Blown[];
  readonly storm: Point | null;
  /** Seats whose ships come under the storm (SP-88). */
  readonly caught: readonly Seat[];
}

export const galeOf = (before: Windswept, wind: Wind): Gale => {
  const blown: Blown[] = [];
  let sky = before;
  for (const gust of downwindFirst(sky, wind)) {
    const each = blownBy(sky, gust, wind.angle);
    blown.push(each);
    sky = afterwards(sky, each);
  }
  const field = fieldOf(sky, null);
  const storm = sky.storm && stormBlown(field, sky.discs, sky.storm, wind.angle);
  const covered = coveredSeats(before);
  const caught = [...coveredSeats(sky), ...coveredSeats({ pirates: sky.pirates, storm })];
  return { blown, storm, caught: caught.filter((seat) => !covered.includes(seat)) };
};

/** With one ship where the wind left it, and without the discs that it caught. */
const afterwards = (sky: Windswept, { seat, ship, discs }: Blown): Windswept => ({
  seats: sky.seats,
  options: sky.options,
  boss: sky.boss,
  storm: sky.storm,
  pirates: sky.pirates.map((pirate, each) => (each === seat ? { ship } : pirate)),
  discs: sky.discs.filter(({ id }) => !discs.includes(id)),
});

/** SP-88: a ship has entered that is under the storm when the ships have moved, or when the storm has, and was not before. */
const coveredSeats = ({ pirates, storm }: Pick<Standing, 'pirates' | 'storm'>): readonly Seat[] =>
  pirates.flatMap(({ ship }, seat) => (isCovered(storm, ship) ? [seat] : []));

/** A ship in space, the point of it that the wind's template touches, and how far downwind that is. */
interface Gust {
  readonly seat: Seat;
  readonly pose: Pose;
  readonly from: Point;
  readonly far: number;
}

/** SP-86: the ship that is touched farthest downwind goes first. */
const downwindFirst = (sky: Windswept, { angle, points }: Wind): readonly Gust[] => {
  const gusts = fromBoss(sky).flatMap((seat): readonly Gust[] => {
    const pirate = sky.pirates[seat];
    const pose = pirate && poseOf(pirate);
    if (pose === undefined) return [];
    const named = points.find((each) => each.seat === seat);
    const from = driftStart(pose, angle, named?.point ?? null);
    return [{ seat, pose, from, far: from.x * cosOf(angle) + from.y * sinOf(angle) }];
  });
  return gusts.toSorted((one, other) => (Math.abs(one.far - other.far) <= TIE ? 0 : other.far - one.far));
};

const blownBy = (sky: Windswept, gust: Gust, angle: number): Blown => {
  const { seat, pose: before } = gust;
  const landing = landingOf(sky, gust, angle);
  if (landing === undefined)
    return { seat, ship: shipAt(before), pose: undefined, struck: true, discs: [], exit: undefined };
  const { pose, stopped, into } = landing;
  const discs = discsUnder(sky.discs, pose).map(({ id }) => id);
  if (into.kind === 'enters') {
    const ship: Ship = { at: 'hangar', base: into.base };
    return { seat, ship, pose, struck: false, discs, exit: undefined };
  }
  const universe = universeOf(sky.options, sky.seats);
  if (crossesBorder(universe, pose))
    return { seat, ship: { at: 'out' }, pose, struck: true, discs, exit: exitOf(universe, pose) };
  return { seat, ship: shipAt(pose), pose, struck: stopped, discs, exit: undefined };
};

const shipAt = ({ x, y, h }: Pose): Ship => ({ at: 'space', x, y, h });

interface Landing {
  readonly pose: Pose;
  readonly stopped: boolean;
  readonly into: Fit;
}

/** What a ship can run into on its way: nothing else need be looked at, step by step. */
const nearWay = (field: Field, front: Pose, most: number): Field => {
  const back = (L - most) / 2;
  const middle = { x: front.x + back * cosOf(front.h), y: front.y + back * sinOf(front.h) };
  return nearField(field, middle, (L + most) / 2 + W);
};

/** Pulled back until it fits; undefined where it stays as it was. */
const landingOf = (sky: Windswept, { seat, pose: ship, from }: Gust, angle: number): Landing | undefined => {
  const [dx, dy] = [cosOf(angle), sinOf(angle)];
  const centre = centreOf(ship);
  const most = Math.floor((from.x - centre.x) * dx + (from.y - centre.y) * dy + L / 2);
  const poseAt = (s: number): Pose => ({ x: round(from.x - s * dx), y: round(from.y - s * dy), h: angle });
  const field = nearWay(fieldOf(sky, seat), poseAt(0), most);
  const lines = linesTouched(field.universe, poseAt(0));
  for (let s = 0; s <= most; s++) {
    const pose = poseAt(s);
    const into = fitInside(field, pose, lines);
    if (into.kind !== 'blocked') return { pose, stopped: s > 0, into };
  }
  return undefined;
};

/** SP-93: only a line that the whole swept strip touches can be reached. */
const linesTouched = ({ bases }: Universe, pose: Pose): Lines => {
  let lines: Lines = NO_LINES;
  bases.forEach((site, base) => {
    if (touchesLine(site, pose)) lines |= 1 << base;
  });
  return lines;
};

/** Differences below this are none. */
const EQUAL = 0.01;

/** By the corner farthest outside; else by the deepest corner of the border inside the hexagon. */
const exitOf = (universe: Universe, pose: Pose): Exit => {
  const outside = firstMost(cornersOf(pose), (corner) => 0 - insideUniverse(universe, corner));
  const deepest = firstMost(universe.corners, ({ x, y }) => hexDepth(pose, x, y));
  const from = insideUniverse(universe, outside) < -EPS ? outside : deepest;
  const edge = firstMost(universe.edges, (each) => 0 - edgeDistance(each, from));
  return { point: nearestOnEdge(edge, from), normal: { x: edge.nx, y: edge.ny } };
};

/** The first of those with the greatest measure, to a hundredth. */
const firstMost = <V>(items: readonly V[], measure: (item: V) => number): V => {
  const measures = items.map(measure);
  const most = Math.max(...measures);
  const first = items[measures.findIndex((each) => each >= most - EQUAL)];
  if (first === undefined) throw new Error('there is nothing to measure');
  return first;
};

/** SP-91: with its base one width from the border, in the direction its owner chose. */
export const putBackPose = (sky: Windswept, seat: Seat, h: number, { point, normal }: Exit): Pose => {
  const field = fieldOf(sky, seat);
  const corners = cornersOf({ x: 0, y: 0, h });
  const middle = centreOf({ x: 0, y: 0, h });
  const reach = Math.max(
    ...corners.map(({ x, y }) => 0 - ((x - middle.x) * normal.x + (y - middle.y) * normal.y)),
  );
  const target = {
    x: round(point.x + (W + reach) * normal.x - middle.x),
    y: round(point.y + (W + reach) * normal.y - middle.y),
  };
  const isFree = ({ x, y }: Point): boolean =>
    fit(field, { x, y, h }, NO_LINES).kind === 'clear' &&
    !sky.discs.some((disc) => onBoard(disc) && hexDist({ x, y, h }, disc.x, disc.y) < RADIUS);
  const isAway = ({ x, y }: Point): boolean =>
    cornersOf({ x, y, h }).every((corner) => insideUniverse(field.universe, corner) >= W - EPS);
  const { x, y } = search(field.universe, target, isFree, isAway);
  return { x, y, h };
};
