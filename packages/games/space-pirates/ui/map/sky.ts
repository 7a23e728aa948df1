/** The stars of a Universe: always the same ones for the same Universe, and none outside of its border. */
import type { Point } from '../../space/point.ts';
import { insideUniverse, type Universe } from '../../universe/universe.ts';
import { frameBox, TENTH, toMm } from '../units.ts';

/** Square millimetres to a star. */
const ROOM = 2300;
/** From a star to the border. */
const APART = 9 * TENTH;
/** Every so many shine. */
const BRIGHT = 19;

const GLOW = 'l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500Z';

/** Shares of irrational numbers: spread evenly, and never in rows. */
const share = (nth: number, step: number): number => (nth * step) % 1;

export interface Sky {
  /** Strokes of no length with round ends. */
  readonly faint: string;
  readonly clear: string;
  /** With four rays. */
  readonly bright: string;
}

const starsOf = (universe: Universe): readonly Point[] => {
  const { x0, y0, x1, y1 } = universe.bounds;
  const { width, height } = frameBox(universe.bounds);
  const count = Math.ceil((width * height) / ROOM);
  const scattered = Array.from({ length: count }, (_, nth) => ({
    x: x0 + (x1 - x0) * share(nth + 1, 0.754877666),
    y: y0 + (y1 - y0) * share(nth + 1, 0.569840291),
  }));
  return scattered.filter((star) => insideUniverse(universe, star) > APART);
};

const mark = ({ x, y }: Point): string => `M${toMm(Math.round(x))} ${toMm(Math.round(y))}`;

export const skyOf = (universe: Universe): Sky => {
  const stars = starsOf(universe);
  const dots = (rest: number): string =>
    stars.flatMap((star, nth) => (nth % 3 === rest ? [`${mark(star)}h0`] : [])).join('');
  const bright = stars.filter((_, nth) => nth % BRIGHT === 5).map((star) => `${mark(star)}${GLOW}`);
  return { faint: dots(0) + dots(1), clear: dots(2), bright: bright.join('') };
};
