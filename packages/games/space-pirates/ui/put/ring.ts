/** The line on which a disc is set aside: all that is exactly one width from a ship, or from the mouth of a Hangar (SP-107). */
import type { Anchor } from '../../aside.ts';
import { cornersOf } from '../../space/hexagon.ts';
import { distance, type Point, roundPoint } from '../../space/point.ts';
import { ASIDE } from '../../spots.ts';
import type { BaseSite } from '../../universe/universe.ts';
import type { SpotCheck } from './wanted.ts';

export interface RingSpot extends Point {
  readonly isFree: boolean;
}

/** Tenths of a millimetre between one spot and the next, or less. */
const STEP = 8;

const angleOf = ({ x, y }: Point): number => Math.atan2(y, x);

/** Straight on beside an edge; its outside lies to the right of the way from one end to the other, as the table is seen. */
const beside = (from: Point, to: Point): readonly Point[] => {
  const length = distance(from, to);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const steps = Math.ceil(length / STEP);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const far = (length * n) / steps;
    return { x: from.x + far * dx - ASIDE * dy, y: from.y + far * dy + ASIDE * dx };
  });
};

/** Around a corner, from one angle down to the other. */
const around = (corner: Point, from: number, to: number): readonly Point[] => {
  const steps = Math.ceil((ASIDE * (from - to)) / STEP);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const angle = from + ((to - from) * n) / steps;
    return { x: corner.x + ASIDE * Math.cos(angle), y: corner.y + ASIDE * Math.sin(angle) };
  });
};

const outwards = (from: Point, to: Point): number => angleOf({ x: from.y - to.y, y: to.x - from.x });

/** By how much one turns from one angle down to another: a part of a whole turn. */
const downTo = (from: number, to: number): number => {
  const whole = 2 * Math.PI;
  return from - ((((from - to) % whole) + whole) % whole);
};

const aroundShip = (corners: readonly Point[]): readonly Point[] =>
  corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const after = corners[(index + 2) % corners.length] ?? corner;
    const turned = outwards(corner, next);
    return [...beside(corner, next), ...around(next, turned, downTo(turned, outwards(next, after)))];
  });

const beforeMouth = ({ mouth, out, along, line }: BaseSite): readonly Point[] => {
  const end = (side: number): Point => ({
    x: mouth.x + side * line.halfY * along.x,
    y: mouth.y + side * line.halfY * along.y,
  });
  const [from, to] = [end(1), end(-1)];
  const ahead = angleOf(out);
  return [
    ...around(from, ahead + Math.PI / 2, ahead),
    ...beside(from, to),
    ...around(to, ahead, ahead - Math.PI / 2),
  ];
};

/** In order; around a ship the last is next to the first. */
export const ringOf = (anchor: Anchor, check: SpotCheck): readonly RingSpot[] => {
  const points = 'ship' in anchor ? aroundShip(cornersOf(anchor.ship)) : beforeMouth(anchor.site);
  return points.map((each) => {
    const { x, y } = roundPoint(each);
    return { x, y, isFree: check({ x, y }) === undefined };
  });
};

/** Neighbouring spots that are free, or that are not, each with the first of the next. */
export const runsOf = (ring: readonly RingSpot[]): readonly (readonly RingSpot[])[] => {
  const runs: RingSpot[][] = [];
  for (const spot of ring) {
    const last = runs.at(-1);
    if (last?.[0]?.isFree === spot.isFree) last.push(spot);
    else runs.push([spot]);
  }
  return runs;
};
