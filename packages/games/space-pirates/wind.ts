/** Solar wind: all ships in space drift one template, then the storm (SP-84 to SP-94). */
import type { Seat } from '@tortuga/engine';
import { capture, discsUnder, liftDisc } from './capture.ts';
import { suffer } from './damage.ts';
import { checkPoint, driftStart } from './drifting.ts';
import { discOf, fieldOf, fromBoss, onBoard, pirateOf, poseOf } from './pieces.ts';
import { edgeDistance, nearestOnEdge } from './space/border.ts';
import { cosOf, isHeading, sinOf } from './space/directions.ts';
import { centreOf, cornersOf, hexDepth, hexDist } from './space/hexagon.ts';
import { type Point, type Pose, round } from './space/point.ts';
import { EPS, L, RADIUS, W } from './space/things.ts';
import { search } from './spots.ts';
import { blowStorm, isCovered } from './storm.ts';
import type { Drifted, Event, Move, Refusal, State } from './types.ts';
import {
  crossesBorder,
  type Fit,
  fit,
  fitInside,
  type Lines,
  NO_LINES,
  touchesLine,
} from './universe/fit.ts';
import { insideUniverse, type Universe, universeOf } from './universe/universe.ts';

/** Reaches downwind that differ by less are equal. */
const TIE = 1e-6;

interface Blown {
  readonly seat: Seat;
  struck: boolean;
  discs: readonly number[];
  exit: Exit | undefined;
}

/** Where a ship left: a point of the border, and the way back in. */
interface Exit {
  readonly point: Point;
  readonly normal: Point;
}

/** Nothing to move. */
export const isCalm = ({ storm, pirates }: State): boolean =>
  storm === null && pirates.every(({ ship }) => ship.at !== 'space');

export type Wind = Extract<Move, { kind: 'wind' }>;

export const checkWind = ({ pirates }: State, { angle, points }: Wind): Refusal | undefined => {
  if (!isHeading(angle)) return { code: 'bad-angle' };
  for (const { seat, point } of points) {
    const bad = checkPoint(pirates[seat]?.ship, seat, angle, point);
    if (bad !== undefined) return bad;
  }
  return undefined;
};

export const blow = (state: State, seat: Seat, wind: Wind, events: Event[]): void => {
  const { angle } = wind;
  const covered = coveredSeats(state);
  const said: Event[] = [];
  const blown = downwindFirst(state, wind).map((gust) => blowShip(state, gust, angle, said));
  const drifted = blown.map(
    ({ seat: each, struck }): Drifted => ({ seat: each, ship: pirateOf(state, each).ship, struck }),
  );
  events.push({ kind: 'wind', seat, angle, drifted }, ...said);
  const entered = coveredSeats(state);
  blowStorm(state, angle, events);
  const caught = [...entered, ...coveredSeats(state)].filter((each) => !covered.includes(each));
  for (const { seat: out, exit } of blown) {
    if (exit !== undefined)
      state.queue.push({ kind: 'heading', seat: out, point: exit.point, normal: exit.normal });
  }
  for (const each of blown) settleShip(state, each, caught, events);
};

/** SP-88: a ship has entered that is under the storm when the ships have moved, or when the storm has, and was not before. */
const coveredSeats = ({ pirates, storm }: State): readonly Seat[] =>
  pirates.flatMap(({ ship }, seat) => (isCovered(storm, ship) ? [seat] : []));

/** A ship in space, the point of it that the wind's template touches, and how far downwind that is. */
interface Gust {
  readonly seat: Seat;
  readonly pose: Pose;
  readonly from: Point;
  readonly far: number;
}

/** SP-86: the ship that is touched farthest downwind goes first. */
const downwindFirst = (state: State, { angle, points }: Wind): readonly Gust[] => {
  const gusts = fromBoss(state).flatMap((seat): readonly Gust[] => {
    const pose = poseOf(pirateOf(state, seat));
    if (pose === undefined) return [];
    const named = points.find((each) => each.seat === seat);
    const from = driftStart(pose, angle, named?.point ?? null);
    return [{ seat, pose, from, far: from.x * cosOf(angle) + from.y * sinOf(angle) }];
  });
  return gusts.toSorted((one, other) => (Math.abs(one.far - other.far) <= TIE ? 0 : other.far - one.far));
};

const blowShip = (state: State, gust: Gust, angle: number, events: Event[]): Blown => {
  const { seat } = gust;
  const pirate = pirateOf(state, seat);
  const landing = landingOf(state, gust, angle);
  if (landing === undefined) return { seat, struck: true, discs: [], exit: undefined };
  const { pose: there, stopped, into } = landing;
  const under = discsUnder(state, there);
  for (const disc of under) liftDisc(disc, seat, events);
  const blown: Blown = { seat, struck: stopped, discs: under.map(({ id }) => id), exit: undefined };
  const universe = universeOf(state.options, state.seats);
  if (into.kind === 'enters') {
    blown.struck = false;
    pirate.ship = { at: 'hangar', base: into.base };
    pirate.owed = true;
    events.push({ kind: 'entered', seat, base: into.base });
  } else if (crossesBorder(universe, there)) {
    blown.struck = true;
    blown.exit = exitOf(universe, there);
    pirate.ship = { at: 'out' };
  } else {
    pirate.ship = { at: 'space', x: there.x, y: there.y, h: there.h };
  }
  return blown;
};

interface Landing {
  readonly pose: Pose;
  readonly stopped: boolean;
  readonly into: Fit;
}

/** Pulled back until it fits; undefined where it stays as it was. */
const landingOf = (state: State, { seat, pose: ship, from }: Gust, angle: number): Landing | undefined => {
  const field = fieldOf(state, seat);
  const [dx, dy] = [cosOf(angle), sinOf(angle)];
  const centre = centreOf(ship);
  const most = Math.floor((from.x - centre.x) * dx + (from.y - centre.y) * dy + L / 2);
  const poseAt = (s: number): Pose => ({ x: round(from.x - s * dx), y: round(from.y - s * dy), h: angle });
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

/** Its Damage, then what it caught, then the discs to set aside. */
const settleShip = (
  state: State,
  { seat, struck, discs }: Blown,
  caught: readonly Seat[],
  events: Event[],
): void => {
  if (struck) suffer(state, seat, 'wind', events);
  else if (caught.includes(seat)) suffer(state, seat, 'storm', events);
  const aside = discs.filter((id) => {
    const disc = discOf(state, id);
    return disc !== undefined && capture(state, seat, disc, events);
  });
  for (const disc of aside) state.queue.push({ kind: 'aside', seat, disc });
};

/** SP-91: with its base one width from the border, in the direction its owner chose. */
export const putShipBack = (state: State, seat: Seat, h: number, exit: Exit, events: Event[]): void => {
  const field = fieldOf(state, seat);
  const { point, normal } = exit;
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
    !state.discs.some((disc) => onBoard(disc) && hexDist({ x, y, h }, disc.x, disc.y) < RADIUS);
  const isAway = ({ x, y }: Point): boolean =>
    cornersOf({ x, y, h }).every((corner) => insideUniverse(field.universe, corner) >= W - EPS);
  const { x, y } = search(field.universe, target, isFree, isAway);
  pirateOf(state, seat).ship = { at: 'space', x, y, h };
  events.push({ kind: 'putBack', what: 'ship', id: seat, x, y, h });
};
