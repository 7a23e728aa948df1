/** Directions on the screen, in tenths of a degree as the rules count them. A finger's need not be the same on all engines. */
import type { Point } from '../../space/point.ts';
import { heading, TURN } from '../../space/directions.ts';

export const bearing = ({ x, y }: Point): number =>
  heading(Math.round((Math.atan2(y, x) / (2 * Math.PI)) * TURN));
