/** When two sliding discs meet. Their distance is no simple curve, so time is advanced as far as is surely safe. */
import { type Body, BRAKE, farAt } from './body.ts';
import { TOUCH } from './solids.ts';
import { RADIUS } from './things.ts';

/** Discs that lie against each other meet again only when they close in at this speed (u/s): see docs/decisions/0007-flick-physics.md. */
export const LEAST_CLOSING = 2;
const ALMOST = 0.999 * LEAST_CLOSING;

/** Keeps the smallest advances from standing still. */
const LEAST_STEP = 1e-9;
const MOST_STEPS = 2000;

interface Pair {
  readonly gap: number;
  readonly closing: number;
}

const pairAt = (one: Body, other: Body, time: number): Pair => {
  const [far, farther] = [farAt(one, time), farAt(other, time)];
  const rx = one.x + far * one.dx - other.x - farther * other.dx;
  const ry = one.y + far * one.dy - other.y - farther * other.dy;
  const [v, w] = [one.speed - BRAKE * (time - one.since), other.speed - BRAKE * (time - other.since)];
  const [vx, vy] = [v * one.dx - w * other.dx, v * one.dy - w * other.dy];
  const apart = Math.sqrt(rx * rx + ry * ry);
  return { gap: apart - 2 * RADIUS, closing: (0 - (rx * vx + ry * vy)) / apart };
};

/** How long a gap lasts at least: while both slide, they close in faster by no more than `brake` (u/s²). */
const lastsFor = ({ gap, closing }: Pair, brake: number): number => {
  const root = Math.sqrt(closing * closing + 2 * brake * gap);
  return closing > 0 ? (2 * gap) / (closing + root) : (root - closing) / brake;
};

/** The moment between `from` and `until` at which they meet; Infinity where they do not. Both slide all that time. */
export const meetingOf = (one: Body, other: Body, from: number, until: number): number => {
  const [ax, ay] = [one.dx - other.dx, one.dy - other.dy];
  const brake = BRAKE * Math.sqrt(ax * ax + ay * ay);
  let time = from;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const pair = pairAt(one, other, time);
    const touches = pair.gap <= TOUCH;
    if (touches && pair.closing >= ALMOST) return time;
    const safe = touches ? (LEAST_CLOSING - pair.closing) / brake : lastsFor(pair, brake);
    time += Math.max(LEAST_STEP, safe);
    if (!(time <= until)) return Infinity;
  }
  return Infinity;
};
