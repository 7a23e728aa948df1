/** The way of each disc in a slide as the rules computed it: pieces of path, each with constant deceleration (`space/slide.ts`). */
import { BRAKE } from '../../space/body.ts';
import { distance, type Point } from '../../space/point.ts';
import type { Piece } from '../../space/slide.ts';

/** From here on, at this speed: seconds, tenths of a millimetre. */
export interface Leg extends Point {
  readonly t: number;
  readonly vx: number;
  readonly vy: number;
}

/** The legs of each disc that moved, in order; the last one is where it stayed. */
export const tracksOf = (pieces: readonly Piece[]): ReadonlyMap<number, readonly Leg[]> => {
  const tracks = new Map<number, Leg[]>();
  for (const [t, disc, x, y, vx, vy] of pieces) {
    const track = tracks.get(disc) ?? [];
    track.push({ t, x, y, vx, vy });
    tracks.set(disc, track);
  }
  return tracks;
};

/** Seconds until nothing moves any more. */
export const lastsFor = (pieces: readonly Piece[]): number => Math.max(0, ...pieces.map(([t]) => t));

const speedOf = ({ vx, vy }: Pick<Leg, 'vx' | 'vy'>): number => Math.hypot(vx, vy);

/** At the end of a leg that lasts so long. */
const speedAfter = (leg: Leg, seconds: number): Pick<Leg, 'vx' | 'vy'> => {
  const speed = speedOf(leg);
  const part = speed === 0 ? 0 : Math.max(0, 1 - (BRAKE * seconds) / speed);
  return { vx: leg.vx * part, vy: leg.vy * part };
};

/**
 * Constant deceleration as an easing of the browser's: with control points at a third and two thirds of the time a cubic
 * is any polynomial of it, and the way is one of the second degree. So nothing is approximated.
 */
export const easingOf = (leg: Leg, next: Leg): string => {
  const seconds = next.t - leg.t;
  const speed = speedOf(leg);
  const way = seconds * (speed - (BRAKE / 2) * seconds);
  if (!(way > 0)) return 'linear';
  const [steep, flat] = [(speed * seconds) / way, ((speed - BRAKE * seconds) * seconds) / way];
  return `cubic-bezier(${1 / 3}, ${steep / 3}, ${2 / 3}, ${1 - flat / 3})`;
};

/** A knock: where, when, and by how much it changed a disc's speed (tenths of a millimetre a second). */
export interface Knock extends Point {
  readonly t: number;
  readonly disc: number;
  readonly hard: number;
}

const knocksOn = (disc: number, track: readonly Leg[]): readonly Knock[] =>
  track.flatMap((leg, nth): readonly Knock[] => {
    const before = track[nth - 1];
    // A disc that was struck at rest: the one that struck it tells of the same knock.
    if (before === undefined || speedOf(before) === 0) return [];
    const was = speedAfter(before, leg.t - before.t);
    const hard = Math.hypot(leg.vx - was.vx, leg.vy - was.vy);
    return [{ t: leg.t, x: leg.x, y: leg.y, disc, hard }];
  });

/** Softer than this is nobody's knock: a disc that comes to rest. */
const LEAST_KNOCK = 300;

/** In order of time; two discs that meet knock once. */
export const knocksOf = (pieces: readonly Piece[]): readonly Knock[] => {
  const all = [...tracksOf(pieces)].flatMap(([disc, track]) => knocksOn(disc, track));
  const heard = all.filter(({ hard }) => hard >= LEAST_KNOCK).toSorted((one, other) => one.t - other.t);
  return heard.filter((knock, nth) => {
    const before = heard[nth - 1];
    return before === undefined || before.t !== knock.t || distance(before, knock) > 300;
  });
};
