/** Where something that is to be put lies at first: it is legal, and moved from there. */
import { freeAsideSpot } from '../../aside.ts';
import { fieldOf } from '../../pieces.ts';
import type { Point } from '../../space/point.ts';
import type { View } from '../../types.ts';
import { gridPoints } from '../../universe/grid.ts';
import type { Universe } from '../../universe/universe.ts';
import { nearestOf } from './nearest.ts';
import { ringOf } from './ring.ts';
import { spotCheck, type Wanted } from './wanted.ts';

const middleOf = ({ bounds: { x0, y0, x1, y1 } }: Universe): Point => ({
  x: (x0 + x1) / 2,
  y: (y0 + y1) / 2,
});

/** As near to the middle as can be; the storm stays where it is. */
export const proposedSpot = (view: View, wanted: Wanted): Point | undefined => {
  const check = spotCheck(view, wanted);
  const isFree = (point: Point): boolean => check(point) === undefined;
  const field = fieldOf(view, null);
  const { universe } = field;
  const middle = middleOf(universe);
  if (wanted.kind === 'aside') {
    const free = ringOf(wanted.anchor, check).filter((spot) => spot.isFree);
    const spot = nearestOf(free, middle) ?? freeAsideSpot(field, view.discs, wanted.anchor, 0);
    return spot && { x: spot.x, y: spot.y };
  }
  if (wanted.kind === 'storm' && view.storm !== null && isFree(view.storm)) return view.storm;
  return nearestOf(gridPoints(universe).filter(isFree), middle);
};
