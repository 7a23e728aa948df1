/** A ship's base, which is also a template: an elongated hexagon with right-angled tips. */
import { type Box, boxReach } from './box.ts';
import { cosOf, heading, sinOf } from './directions.ts';
import { type Point, type Pose, roundPoint } from './point.ts';
import { L, W } from './things.ts';

const HALF_LENGTH = L / 2;
const HALF_WIDTH = W / 2;
const ROOT_2 = Math.sqrt(2);

/** In the local frame: rear tip, then around by the right side. */
export const CORNERS: readonly (readonly [u: number, v: number])[] = [
  [0, 0],
  [150, 150],
  [450, 150],
  [600, 0],
  [450, -150],
  [150, -150],
];

/** The point of the local (u, v). */
export const pointOf = ({ x, y, h }: Pose, u: number, v: number): Point => {
  const [c, s] = [cosOf(h), sinOf(h)];
  return { x: x + u * c - v * s, y: y + u * s + v * c };
};

export const alongOf = ({ x, y, h }: Pose, point: Point): number =>
  (point.x - x) * cosOf(h) + (point.y - y) * sinOf(h);

export const acrossOf = ({ x, y, h }: Pose, point: Point): number =>
  (point.y - y) * cosOf(h) - (point.x - x) * sinOf(h);

export const centreOf = (pose: Pose): Point => pointOf(pose, HALF_LENGTH, 0);

export const cornersOf = (pose: Pose): readonly Point[] => CORNERS.map(([u, v]) => pointOf(pose, u, v));

/** Chains use rounded tips. */
export const frontTip = (pose: Pose): Point => roundPoint(pointOf(pose, L, 0));

/** From a point outside to the hexagon; 0 inside. */
export const hexDist = ({ x, y, h }: Pose, px: number, py: number): number => {
  const [c, s] = [cosOf(h), sinOf(h)];
  const [dx, dy] = [px - x, py - y];
  const q = Math.abs(dx * c + dy * s - HALF_LENGTH);
  const a = Math.abs(dy * c - dx * s);
  if (a <= HALF_WIDTH && q + a <= HALF_LENGTH) return 0;
  if (q <= HALF_WIDTH) return a - HALF_WIDTH;
  const t = Math.min(HALF_WIDTH, Math.max(0, (q - a) / 2));
  const [du, dv] = [q - HALF_WIDTH - t, a - HALF_WIDTH + t];
  return Math.sqrt(du * du + dv * dv);
};

/** How deep inside a point lies; negative outside. */
export const hexDepth = ({ x, y, h }: Pose, px: number, py: number): number => {
  const [c, s] = [cosOf(h), sinOf(h)];
  const [dx, dy] = [px - x, py - y];
  const q = Math.abs(dx * c + dy * s - HALF_LENGTH);
  const a = Math.abs(dy * c - dx * s);
  return Math.min(HALF_WIDTH - a, (HALF_LENGTH - q - a) / ROOT_2);
};

/** Half the hexagon's width, seen along an axis. */
const reach = (h: number, ax: number, ay: number): number => {
  const along = Math.abs(ax * cosOf(h) + ay * sinOf(h));
  const across = Math.abs(ay * cosOf(h) - ax * sinOf(h));
  return Math.max(HALF_LENGTH * along, HALF_WIDTH * (along + across));
};

/** Normals of the hexagon's edges, as turns of its heading. */
const NORMALS = [900, 450, 1350] as const;

/** Projections farther apart than this settle that two things are: no more need be looked at. */
const APART = -2;
/** Middles so far apart leave such a gap even tip to tip, measured along the edges' normals. */
const FAR_APART = L + 3;

/** Least overlap of the projections on the edge normals of both; negative: apart. */
export const boxDepth = (pose: Pose, box: Box): number => {
  const { x, y, h } = pose;
  const dx = x + HALF_LENGTH * cosOf(h) - box.x;
  const dy = y + HALF_LENGTH * sinOf(h) - box.y;
  const depthAlong = (ax: number, ay: number): number =>
    reach(h, ax, ay) + boxReach(box, ax, ay) - Math.abs(dx * ax + dy * ay);
  const [c, s] = [cosOf(box.h), sinOf(box.h)];
  let least = Math.min(depthAlong(c, s), depthAlong(0 - s, c));
  if (least < APART) return least;
  for (const turn of NORMALS) {
    const k = heading(h + turn);
    least = Math.min(least, depthAlong(cosOf(k), sinOf(k)));
  }
  return least;
};

export const shipDepth = (one: Pose, other: Pose): number => {
  const dx = one.x - other.x + HALF_LENGTH * (cosOf(one.h) - cosOf(other.h));
  const dy = one.y - other.y + HALF_LENGTH * (sinOf(one.h) - sinOf(other.h));
  if (dx * dx + dy * dy > FAR_APART * FAR_APART) return APART;
  let least = L;
  for (const { h } of [one, other]) {
    for (const turn of NORMALS) {
      const k = heading(h + turn);
      const [ax, ay] = [cosOf(k), sinOf(k)];
      const depth = reach(one.h, ax, ay) + reach(other.h, ax, ay) - Math.abs(dx * ax + dy * ay);
      least = Math.min(least, depth);
    }
  }
  return least;
};

/** Corners as far as the farthest, to a hundredth, count as equal. */
const EQUAL = 0.01;

/** Farthest point of the base in direction k: the middle of the edge where an edge is farthest (SP-54). */
export const farthestPoint = (pose: Pose, k: number): Point => {
  const corners = cornersOf(pose);
  const ahead = corners.map(({ x, y }) => x * cosOf(k) + y * sinOf(k));
  const most = Math.max(...ahead);
  const equal = corners.filter((_, index) => (ahead[index] ?? 0) >= most - EQUAL);
  const sum = equal.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / equal.length, y: sum.y / equal.length };
};
