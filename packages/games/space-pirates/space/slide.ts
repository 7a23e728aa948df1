/** The flick physics: discs slide from impact to impact, in order of time. */
import type { Seat } from '@tortuga/engine';
import { type Body, bodyAt, BRAKE, farAt, moveTo, rangeOf, setVelocity, stopOf, timeAt } from './body.ts';
import type { Edge } from './border.ts';
import { discImpact, RESTS, wallImpact } from './impact.ts';
import type { Luck } from './luck.ts';
import { LEAST_CLOSING, meetingOf } from './meeting.ts';
import type { Point } from './point.ts';
import { rayToCircle, rayToSolid, type Solid, TOUCH, touchOf } from './solids.ts';
import { RADIUS, type Thing } from './things.ts';

export interface Slide {
  readonly solids: readonly Solid[];
  readonly edges: readonly Edge[];
  readonly discs: readonly (Point & { readonly id: number; readonly fixed: boolean })[];
  /** The flicked disc and its speed (u/s). */
  readonly flicked: number;
  readonly vx: number;
  readonly vy: number;
}

/** What happened, in order of time. */
export type Happening =
  | { readonly kind: 'ship'; readonly t: number; readonly disc: number; readonly seat: Seat }
  | { readonly kind: 'disc'; readonly t: number; readonly disc: number; readonly other: number }
  | { readonly kind: 'thing'; readonly t: number; readonly disc: number; readonly thing: Thing }
  | { readonly kind: 'turned'; readonly t: number; readonly disc: number }
  /** `at` is the nearest point of the piece, `normal` points away from it. */
  | {
      readonly kind: 'landed';
      readonly t: number;
      readonly disc: number;
      readonly solid: Solid;
      readonly at: Point;
      readonly normal: Point;
    }
  /** `at` is where it crossed the border, `normal` points inside. */
  | {
      readonly kind: 'left';
      readonly t: number;
      readonly disc: number;
      readonly at: Point;
      readonly normal: Point;
    };

/** A stretch of a disc's way: from time t (s) at x, y (u) with this speed (u/s); the last of a disc has none. */
export type Piece = readonly [t: number, disc: number, x: number, y: number, vx: number, vy: number];
export type Rest = readonly [disc: number, x: number, y: number];

export interface Report {
  readonly happenings: readonly Happening[];
  readonly pieces: readonly Piece[];
  /** Where everything is at the end that has not gone: not yet rounded. */
  readonly bodies: readonly Body[];
}

/** The next thing to happen to a body by itself. */
type Next =
  | { readonly kind: 'stop'; readonly time: number }
  | { readonly kind: 'solid'; readonly time: number; readonly solid: Solid }
  | { readonly kind: 'edge'; readonly time: number; readonly edge: Edge }
  | { readonly kind: 'disc'; readonly time: number; readonly other: Body };

interface Sliding {
  readonly slide: Slide;
  readonly luck: Luck;
  readonly bodies: readonly Body[];
  moving: Body[];
  readonly nexts: Map<Body, Next>;
  readonly happenings: Happening[];
  readonly pieces: Piece[];
  now: number;
}

/** A disc with so many events at one instant is wedged. */
const WEDGED = 100;

/** To the end, or until enough has happened. */
export const slideDiscs = (
  slide: Slide,
  luck: Luck,
  isEnough: (happenings: readonly Happening[]) => boolean = () => false,
): Report => {
  const bodies = slide.discs.map((disc) => bodyAt(disc.id, disc.fixed, disc));
  const sliding: Sliding = {
    slide,
    luck,
    bodies,
    moving: [],
    nexts: new Map(),
    happenings: [],
    pieces: [],
    now: 0,
  };
  const flicked = bodies.find(({ id }) => id === slide.flicked);
  if (flicked !== undefined) start(sliding, flicked, slide.vx, slide.vy);
  while (sliding.moving.length > 0 && !isEnough(sliding.happenings)) step(sliding);
  return { happenings: sliding.happenings, pieces: sliding.pieces, bodies };
};

/** A new course from where the body is. */
const start = (sliding: Sliding, body: Body, vx: number, vy: number): void => {
  body.since = sliding.now;
  setVelocity(body, vx, vy);
  if (body.speed < RESTS) body.speed = 0;
  note(sliding, body);
};

/** Writes down a piece of path, and what the body will meet on it. */
const note = (sliding: Sliding, body: Body): void => {
  const { speed, dx, dy } = body;
  // Adding 0 makes 0 of -0, which JSON cannot tell.
  sliding.pieces.push([sliding.now, body.id, body.x, body.y, speed * dx + 0, speed * dy + 0]);
  const stays = body.gone || speed === 0;
  sliding.moving = sliding.moving.filter((each) => each !== body);
  if (!stays) sliding.moving.push(body);
  // A disc that starts or stops is another kind of obstacle: everybody looks again.
  for (const each of sliding.moving) sliding.nexts.set(each, nextOf(sliding, each));
};

/** Looks from where the body is now: what has come to rest on the way behind it is none of its business. */
const nextOf = ({ slide, bodies, moving, now }: Sliding, body: Body): Next => {
  const { dx, dy } = body;
  const gone = farAt(body, now);
  const [x, y] = [body.x + gone * dx, body.y + gone * dy];
  const timeOf = (far: number): number => Math.max(now, timeAt(body, gone + far));
  let least = rangeOf(body) - gone;
  let found: Next | undefined;
  for (const solid of slide.solids) {
    const far = rayToSolid(solid, x, y, dx, dy);
    if (far >= least) continue;
    least = far;
    found = { kind: 'solid', time: timeOf(far), solid };
  }
  for (const edge of slide.edges) {
    const far = rayToEdge(edge, x, y, dx, dy);
    if (far >= least) continue;
    least = far;
    found = { kind: 'edge', time: timeOf(far), edge };
  }
  const speed = body.speed - BRAKE * (now - body.since);
  for (const other of bodies) {
    if (other === body || other.gone || moving.includes(other)) continue;
    const far = rayToDisc(x, y, dx, dy, speed, other);
    if (far >= least) continue;
    least = far;
    found = { kind: 'disc', time: timeOf(far), other };
  }
  return found ?? { kind: 'stop', time: Math.max(now, stopOf(body)) };
};

/** Whole positions may lie so far beyond a slanting border: a disc that goes on from there leaves at once. */
const ROUNDED_OUT = -1;

/** The border is open outwards: the middle of the disc crosses it. */
const rayToEdge = (
  { a, dx: ex, dy: ey, nx, ny, length }: Edge,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number => {
  const closing = dx * nx + dy * ny;
  if (closing >= 0) return Infinity;
  const inside = (x - a.x) * nx + (y - a.y) * ny;
  if (inside < ROUNDED_OUT) return Infinity;
  const far = Math.max(0, inside) / (0 - closing);
  const along = (x + far * dx - a.x) * ex + (y + far * dy - a.y) * ey;
  return along < -TOUCH || along > length + TOUCH ? Infinity : far;
};

/** To a disc that stands still. One that it lies against is met only at some speed. */
const rayToDisc = (x: number, y: number, dx: number, dy: number, speed: number, other: Body): number => {
  const far = rayToCircle(x, y, dx, dy, other.x, other.y, 2 * RADIUS);
  if (far > 0) return far;
  const [mx, my] = [x - other.x, y - other.y];
  const apart = Math.sqrt(mx * mx + my * my);
  return (0 - (dx * mx + dy * my)) * speed >= LEAST_CLOSING * apart ? 0 : Infinity;
};

const step = (sliding: Sliding): void => {
  const { body, next } = soonest(sliding);
  sliding.now = next.time;
  moveTo(body, next.time);
  if (isWedged(body, next.time)) {
    body.speed = 0;
    note(sliding, body);
    return;
  }
  switch (next.kind) {
    case 'stop':
      body.speed = 0;
      note(sliding, body);
      break;
    case 'solid':
      strike(sliding, body, next.solid);
      break;
    case 'edge':
      leave(sliding, body, next.edge);
      break;
    case 'disc':
      if (next.other.speed > 0) moveTo(next.other, next.time);
      meet(sliding, body, next.other);
      break;
  }
};

/** The next event of all; of equal moments that of the disc that moved first, and things before discs. */
const soonest = ({ moving, nexts, now }: Sliding): { readonly body: Body; readonly next: Next } => {
  let best: { readonly body: Body; readonly next: Next } | undefined;
  for (const body of moving) {
    const next = nexts.get(body);
    if (next !== undefined && next.time < (best?.next.time ?? Infinity)) best = { body, next };
  }
  if (best === undefined) throw new Error('a sliding disc has nothing before it');
  for (const [index, body] of moving.entries()) {
    for (const other of moving.slice(index + 1)) {
      const time = meetingOf(body, other, now, best.next.time);
      if (time < best.next.time) best = { body, next: { kind: 'disc', time, other } };
    }
  }
  return best;
};

const isWedged = (body: Body, time: number): boolean => {
  body.crowded = time === body.instant ? body.crowded + 1 : 1;
  body.instant = time;
  return body.crowded > WEDGED;
};

const leave = (sliding: Sliding, body: Body, { nx, ny }: Edge): void => {
  const at = { x: body.x, y: body.y };
  sliding.happenings.push({ kind: 'left', t: sliding.now, disc: body.id, at, normal: { x: nx, y: ny } });
  goAway(sliding, body);
};

const goAway = (sliding: Sliding, body: Body): void => {
  body.gone = true;
  body.speed = 0;
  note(sliding, body);
};

const strike = (sliding: Sliding, body: Body, solid: Solid): void => {
  const { nx, ny, x, y } = touchOf(solid, body.x, body.y);
  const [vx, vy] = [body.speed * body.dx, body.speed * body.dy];
  const impact = wallImpact(vx, vy, nx, ny, solid.height, sliding.luck);
  const { happenings, now: t } = sliding;
  const disc = body.id;
  if (solid.seat === null) happenings.push({ kind: 'thing', t, disc, thing: solid.thing });
  else happenings.push({ kind: 'ship', t, disc, seat: solid.seat });
  if (impact.turned) happenings.push({ kind: 'turned', t, disc });
  if (impact.landed) {
    happenings.push({ kind: 'landed', t, disc, solid, at: { x, y }, normal: { x: nx, y: ny } });
    goAway(sliding, body);
    return;
  }
  start(sliding, body, impact.vx, impact.vy);
};

/** Less than this since it last met a disc: impacts along a row of discs lose nothing twice. */
const JUST_NOW = 0.0002;

const meet = (sliding: Sliding, body: Body, met: Body): void => {
  const { now: t, happenings, luck } = sliding;
  const [one, other] = body.id < met.id ? [body, met] : [met, body];
  const just = t - one.met < JUST_NOW || t - other.met < JUST_NOW;
  const impacts = discImpact(one, other, just, luck);
  one.met = t;
  other.met = t;
  happenings.push({ kind: 'disc', t, disc: body.id, other: met.id });
  for (const [each, impact] of [
    [one, impacts[0]],
    [other, impacts[1]],
  ] as const) {
    if (impact.turned) happenings.push({ kind: 'turned', t, disc: each.id });
    if (!each.fixed) start(sliding, each, impact.vx, impact.vy);
  }
};
