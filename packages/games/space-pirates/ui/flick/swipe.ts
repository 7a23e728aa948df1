/** A real flick: the finger goes through the disc, and the disc takes its direction and its speed. */
import type { Point } from '../../space/point.ts';
import type { Flick } from '../../phases.ts';
import { bearing } from './bearing.ts';
import { MOST_POWER } from './draft.ts';

/** Where the finger was: client pixels and milliseconds. */
export interface Trace extends Point {
  readonly t: number;
}

/** Milliseconds: what the finger did before that is forgotten. */
const RECENT = 70;
/** Pixels a millisecond: a finger so fast gives all the power there is, and a slower one than the least pushes nothing. */
const FASTEST = 3;
const LEAST = 0.12;
/** Pixels behind the disc at which it has felt the finger. */
const BEHIND = 18;

/** Pixels a millisecond. */
const velocityOf = (traces: readonly Trace[]): Point | undefined => {
  const last = traces.at(-1);
  const first = last && traces.find(({ t }) => last.t - t <= RECENT);
  if (last === undefined || first === undefined || last.t <= first.t) return undefined;
  const ms = last.t - first.t;
  return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms };
};

/** The nearest that a stretch of the way comes to a point. */
const gapTo = (centre: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((centre.x - from.x) * dx + (centre.y - from.y) * dy) / square;
  const part = Math.max(0, Math.min(along, 1));
  return Math.hypot(from.x + part * dx - centre.x, from.y + part * dy - centre.y);
};

/** Whether the finger has touched a disc of this reach. */
export const hasTouched = (traces: readonly Trace[], centre: Point, reach: number): boolean =>
  traces.some((to, nth) => gapTo(centre, traces[nth - 1] ?? to, to) <= reach);

/** Whether it has gone through it, and on: the disc goes then, and does not wait for the finger to be lifted. */
export const isThrough = (traces: readonly Trace[], centre: Point, reach: number): boolean => {
  const [last, velocity] = [traces.at(-1), velocityOf(traces)];
  if (last === undefined || velocity === undefined || !hasTouched(traces, centre, reach)) return false;
  const speed = Math.hypot(velocity.x, velocity.y);
  const ahead = ((last.x - centre.x) * velocity.x + (last.y - centre.y) * velocity.y) / speed;
  return ahead >= BEHIND;
};

/** The flick of a finger that is at the end of these traces; undefined where it is too slow. */
export const flickOfSwipe = (traces: readonly Trace[]): Omit<Flick, 'disc'> | undefined => {
  const velocity = velocityOf(traces);
  if (velocity === undefined) return undefined;
  const speed = Math.hypot(velocity.x, velocity.y);
  if (speed < LEAST) return undefined;
  // The speed of a disc goes with the root of its power.
  const part = Math.min(1, speed / FASTEST) ** 2;
  return { angle: bearing(velocity), power: Math.max(1, Math.round(part * MOST_POWER)) };
};
