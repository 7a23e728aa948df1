/** A disc in a slide: a straight course with constant deceleration, from the last thing that happened to it. */
import type { Point } from './point.ts';

/** mu·g = 0.18 · 9810 mm/s², in tenths of a millimetre. */
export const BRAKE = 17658;

export interface Body {
  readonly id: number;
  /** A revealed Asteroid that was not flicked. */
  readonly fixed: boolean;
  /** Where the course began, and when. */
  x: number;
  y: number;
  since: number;
  /** Unit vector, and the speed at the beginning; 0 at rest. */
  dx: number;
  dy: number;
  speed: number;
  /** Has left the Universe, or landed on something. */
  gone: boolean;
  /** When it last met a disc. */
  met: number;
  /** Events in a row at the same instant. */
  instant: number;
  crowded: number;
}

export const bodyAt = (id: number, fixed: boolean, { x, y }: Point): Body => ({
  id,
  fixed,
  x,
  y,
  since: 0,
  dx: 1,
  dy: 0,
  speed: 0,
  gone: false,
  met: -1,
  instant: -1,
  crowded: 0,
});

/** How far it would slide. */
export const rangeOf = ({ speed }: Body): number => (speed * speed) / (2 * BRAKE);

export const stopOf = ({ since, speed }: Body): number => since + speed / BRAKE;

/** When it will have gone so far; not asked for beyond its range. */
export const timeAt = ({ since, speed }: Body, far: number): number =>
  since + (2 * far) / (speed + Math.sqrt(Math.max(0, speed * speed - 2 * BRAKE * far)));

/** How far it has gone by then. */
export const farAt = ({ since, speed }: Body, time: number): number => {
  const past = time - since;
  return past * (speed - (BRAKE / 2) * past);
};

/** Brings the beginning of its course to this moment. */
export const moveTo = (body: Body, time: number): void => {
  const far = farAt(body, time);
  body.x += far * body.dx;
  body.y += far * body.dy;
  body.speed = Math.max(0, body.speed - BRAKE * (time - body.since));
  body.since = time;
};

export const setVelocity = (body: Body, vx: number, vy: number): void => {
  const speed = Math.sqrt(vx * vx + vy * vy);
  body.speed = speed;
  if (speed === 0) return;
  body.dx = vx / speed;
  body.dy = vy / speed;
};
