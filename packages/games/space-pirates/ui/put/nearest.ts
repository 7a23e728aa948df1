/** The nearest spot where something may be put. */
import { cosOf, sinOf, TURN } from '../../space/directions.ts';
import { distance, type Point, round, roundPoint } from '../../space/point.ts';
import type { SpotCheck } from './wanted.ts';

export const nearestOf = <P extends Point>(points: readonly P[], to: Point): P | undefined => {
  let best: P | undefined;
  let least = Infinity;
  for (const each of points) {
    const far = distance(each, to);
    if (far >= least) continue;
    least = far;
    best = each;
  }
  return best;
};

/** A millimetre, and five degrees. */
const STEP = 10;
const TURNED = 50;

/** In rings around a point, no farther than that; itself first. */
export const nearestFree = (check: SpotCheck, to: Point, most: number): Point | undefined => {
  const middle = roundPoint(to);
  if (check(middle) === undefined) return middle;
  for (let far = STEP; far <= most; far += STEP) {
    for (let h = 0; h < TURN; h += TURNED) {
      const point = { x: round(middle.x + far * cosOf(h)), y: round(middle.y + far * sinOf(h)) };
      if (check(point) === undefined) return point;
    }
  }
  return undefined;
};
