/** Every heading of the next template, a tenth of a degree apart: whether it fits there, and what is in the way. */
import type { Seat } from '@tortuga/engine';
import { checkPoint } from '../../drifting.ts';
import { isRefusal, type Laying, landingOf, SHARPEST, WIDEST } from '../../moving.ts';
import { fieldOf, pirateOf } from '../../pieces.ts';
import { heading, TURN, turnBetween } from '../../space/directions.ts';
import { shipDepth } from '../../space/hexagon.ts';
import { distance, type Point, type Pose } from '../../space/point.ts';
import { EPS, L, type Thing } from '../../space/things.ts';
import type { Ship } from '../../types.ts';
import type { Field } from '../../universe/fit.ts';
import type { Sky } from './course.ts';

/** What is in the way; `self`: the template would lie on the own ship. */
type Obstacle = Thing | 'self';

export interface Spot {
  readonly into: 'clear' | 'enters' | 'blocked';
  readonly by: Obstacle | undefined;
  /** Whose ship is in the way. */
  readonly seat: Seat | undefined;
}

/** Neighbouring headings of which the same is true, as turns from straight ahead, both ends included. */
export interface Arc extends Spot {
  readonly from: number;
  readonly to: number;
}

/** Where a template starts: a point of the mouth line, or of the outline of a ship that drifts. */
export interface Start {
  readonly kind: Laying['kind'];
  readonly offset: number;
  readonly point: number | null;
}

export interface Fan {
  readonly start: Start;
  /** The heading straight ahead, or straight out of a Hangar. */
  readonly middle: number;
  /** Tenths of degrees to port, as a negative turn, and to starboard. */
  readonly first: number;
  readonly last: number;
  /** By turn, from the first on. */
  readonly spots: readonly Spot[];
  readonly arcs: readonly Arc[];
}

export const layingOf = ({ kind, offset, point }: Start, angle: number): Laying =>
  kind === 'drift' ? { kind, angle, offset, point } : { kind, angle, offset };

const CLEAR: Spot = { into: 'clear', by: undefined, seat: undefined };
const ENTERS: Spot = { into: 'enters', by: undefined, seat: undefined };
const ON_SELF: Spot = { into: 'blocked', by: 'self', seat: undefined };

const shipUnder = ({ pirates, boss }: Sky, pose: Pose): Seat | undefined => {
  const seat = pirates.findIndex(
    ({ ship }, other) => other !== boss && ship.at === 'space' && shipDepth(pose, ship) > EPS,
  );
  return seat < 0 ? undefined : seat;
};

const spotAt = (sky: Sky, field: Field, start: Start, angle: number): Spot => {
  const { ship } = pirateOf(sky, sky.boss);
  const { kind, point } = start;
  const isOff = kind === 'drift' && point !== null && checkPoint(ship, sky.boss, angle, point) !== undefined;
  const landing = isOff ? undefined : landingOf(field, ship, layingOf(start, angle));
  if (landing === undefined || isRefusal(landing)) return ON_SELF;
  const { into, pose } = landing;
  if (into.kind === 'clear') return CLEAR;
  if (into.kind === 'enters') return ENTERS;
  return { into: 'blocked', by: into.by, seat: into.by === 'ship' ? shipUnder(sky, pose) : undefined };
};

const isAlike = (one: Spot, other: Spot): boolean =>
  one.into === other.into && one.by === other.by && one.seat === other.seat;

const arcsOf = (spots: readonly Spot[], first: number): readonly Arc[] => {
  const arcs: Arc[] = [];
  for (const [index, spot] of spots.entries()) {
    const before = arcs.at(-1);
    const to = first + index;
    if (before !== undefined && isAlike(before, spot)) arcs[arcs.length - 1] = { ...before, to };
    else arcs.push({ ...spot, from: to, to });
  }
  return arcs;
};

/** Straight ahead, and how far to either side: all round for a drift in space. */
const reachOf = (sky: Sky, { universe }: Field, { kind }: Start): Omit<Fan, 'start' | 'spots' | 'arcs'> => {
  const { ship } = pirateOf(sky, sky.boss);
  if (ship.at === 'hangar') {
    return { middle: universe.bases[ship.base]?.heading ?? 0, first: -WIDEST, last: WIDEST };
  }
  const middle = ship.at === 'space' ? ship.h : 0;
  return kind === 'drift'
    ? { middle, first: -TURN / 2, last: TURN / 2 - 1 }
    : { middle, first: -SHARPEST, last: SHARPEST };
};

/** No template reaches farther from the ship, or from the mouth that it leaves by. */
const REACH = 2 * L;

/** Without what is too far away to be met: most tests are for nothing else. */
const nearField = (field: Field, ship: Ship): Field => {
  const { universe } = field;
  const at = ship.at === 'hangar' ? universe.bases[ship.base]?.mouth : ship;
  if (at === undefined || !('x' in at)) return field;
  const isNear = (point: Point, size: number): boolean => distance(at, point) < REACH + size;
  return {
    ...field,
    universe: {
      ...universe,
      rounds: universe.rounds.filter((round) => isNear(round, round.radius)),
      blocks: universe.blocks.filter((block) => isNear(block, block.halfX + block.halfY)),
    },
    ships: field.ships.filter((other) => isNear(other, L)),
  };
};

const spread = (sky: Sky, start: Start): Fan => {
  const field = nearField(fieldOf(sky, sky.boss), pirateOf(sky, sky.boss).ship);
  const reach = reachOf(sky, field, start);
  const { middle, first, last } = reach;
  const spots = Array.from({ length: last - first + 1 }, (_, index) =>
    spotAt(sky, field, start, heading(middle + first + index)),
  );
  return { start, ...reach, spots, arcs: arcsOf(spots, first) };
};

const spreadOut = new WeakMap<Sky, Map<string, Fan>>();

export const fanOf = (sky: Sky, start: Start): Fan => {
  const known = spreadOut.get(sky) ?? new Map<string, Fan>();
  spreadOut.set(sky, known);
  const key = `${start.kind} ${start.offset} ${start.point}`;
  const fan = known.get(key) ?? spread(sky, start);
  known.set(key, fan);
  return fan;
};

/** How far that heading is turned from straight ahead, as far as the fan reaches. */
export const turnOf = ({ middle, first, last }: Fan, angle: number): number =>
  Math.max(first, Math.min(turnBetween(middle, angle), last));

export const angleOf = ({ middle }: Fan, turn: number): number => heading(middle + turn);

export const spotOf = (fan: Fan, turn: number): Spot => fan.spots[turn - fan.first] ?? ON_SELF;

const distanceTo = ({ from, to }: Arc, turn: number): number => Math.max(from - turn, turn - to, 0);

const within = ({ from, to }: Arc, turn: number): number => Math.max(from, Math.min(turn, to));

/** The legal turn nearest to that one; undefined where nothing fits. */
export const nearestOpen = ({ arcs }: Fan, turn: number): number | undefined => {
  const open = arcs.filter(({ into }) => into !== 'blocked');
  const [nearest] = open.toSorted((one, other) => distanceTo(one, turn) - distanceTo(other, turn));
  return nearest && within(nearest, turn);
};
