/** Headings towards things, without trigonometry. */
import { cosOf, sinOf, TURN } from '../space/directions.ts';
import type { Point } from '../space/point.ts';

/** The heading that leads nearest to a point: the one with the greatest share of the way, found by halving. */
export const headingTo = (from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = (h: number): number => dx * cosOf(h) + dy * sinOf(h);
  let best = 0;
  for (let h = 0; h < TURN; h += TURN / 8) if (ahead(h) > ahead(best)) best = h;
  for (let step = TURN / 16; step >= 1; step = Math.floor(step / 2)) {
    const [left, right] = [(best + TURN - step) % TURN, (best + step) % TURN];
    if (ahead(left) > ahead(best)) best = left;
    if (ahead(right) > ahead(best)) best = right;
  }
  return best;
};
