/** Solar wind: all ships in space drift one template, then the storm (SP-84 to SP-94). */
import type { Seat } from '@tortuga/engine';
import { capture, discsUnder, liftDisc } from './capture.ts';
import { suffer } from './damage.ts';
import { discOf, fieldOf, fromBoss, onBoard, pirateOf, poseOf } from './pieces.ts';
import { edgeDistance, nearestOnEdge } from './space/border.ts';
import { cosOf, sinOf } from './space/directions.ts';
import { centreOf, cornersOf, farthestPoint, hexDepth, hexDist } from './space/hexagon.ts';
import { type Point, type Pose, round } from './space/point.ts';
import { EPS, L, RADIUS, W } from './space/things.ts';
import { search } from './spots.ts';
import { blowStorm, isCovered } from './storm.ts';
import type { Drifted, Event, State } from './types.ts';
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

export const blow = (state: State, seat: Seat, angle: number, events: Event[]): void => {
  const covered = coveredSeats(state);
  const said: Event[] = [];
  const blown = downwindFirst(state, angle).map((each) => blowShip(state, each, angle, said));
  const drifted = blown.map(
    ({ seat: each, struck }): Drifted => ({ seat: each, ship: pirateOf(state, each).ship, struck }),
  );
  events.push({ kind: 'wind', seat, angle, drifted }, ...said);
  blowStorm(state, angle, events);
  for (const { seat: out, exit } of blown) {
    if (exit !== undefined)
      state.queue.push({ kind: 'heading', seat: out, point: exit.point, normal: exit.normal });
  }
  for (const each of blown) settleShip(state, each, covered, events);
};

const coveredSeats = ({ pirates, storm }: State): readonly Seat[] =>
  pirates.flatMap(({ ship }, seat) => (isCovered(storm, ship) ? [seat] : []));

/** SP-86: the ship that reaches farthest goes first, so nobody yet to move is in its way. */
const downwindFirst = (state: State, angle: number): readonly Seat[] => {
  const reached = fromBoss(state).flatMap((seat) => {
    const pose = poseOf(pirateOf(state, seat));
    if (pose === undefined) return [];
    const point = farthestPoint(pose, angle);
    return [{ seat, far: point.x * cosOf(angle) + point.y * sinOf(angle) }];
  });
  return reached
    .toSorted((one, other) => (Math.abs(one.far - other.far) <= TIE ? 0 : other.far - one.far))
    .map(({ seat }) => seat);
};

const blowShip = (state: State, seat: Seat, angle: number, events: Event[]): Blown => {
  const pirate = pirateOf(state, seat);
  const pose = poseOf(pirate);
  const landing = pose && landingOf(state, seat, pose, angle);
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
const landingOf = (state: State, seat: Seat, from: Pose, angle: number): Landing | undefined => {
  const field = fieldOf(state, seat);
  const [dx, dy] = [cosOf(angle), sinOf(angle)];
  const far = farthestPoint(from, angle);
  const centre = centreOf(from);
  const most = Math.floor((far.x - centre.x) * dx + (far.y - centre.y) * dy + L / 2);
  const poseAt = (s: number): Pose => ({ x: round(far.x - s * dx), y: round(far.y - s * dy), h: angle });
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
  covered: readonly Seat[],
  events: Event[],
): void => {
  const { ship } = pirateOf(state, seat);
  if (struck) suffer(state, seat, 'wind', events);
  else if (isCovered(state.storm, ship) && !covered.includes(seat)) suffer(state, seat, 'storm', events);
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
