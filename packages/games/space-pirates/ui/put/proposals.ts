/** Where something that is to be put lies at first: it is legal, and moved from there. */
import { freeAsideSpot } from '../../aside.ts';
import { fieldOf } from '../../pieces.ts';
import { distance, type Point } from '../../space/point.ts';
import type { View } from '../../types.ts';
import { gridPoints } from '../../universe/grid.ts';
import type { Universe } from '../../universe/universe.ts';
import { nearestOf } from './nearest.ts';
import { puttingOf } from './putting.ts';

const middleOf = ({ bounds: { x0, y0, x1, y1 } }: Universe): Point => ({
  x: (x0 + x1) / 2,
  y: (y0 + y1) / 2,
});

const grids = new WeakMap<Universe, readonly Point[]>();

/** From the middle outwards. */
const gridOf = (universe: Universe): readonly Point[] => {
  const known = grids.get(universe);
  if (known !== undefined) return known;
  const middle = middleOf(universe);
  const far = (point: Point): number => distance(middle, point);
  const grid = gridPoints(universe).toSorted((one, other) => far(one) - far(other));
  grids.set(universe, grid);
  return grid;
};

/** As near to the middle as can be; the storm stays where it is. */
export const proposedSpot = (view: View): Point | undefined => {
  const putting = puttingOf(view);
  if (putting === undefined) return undefined;
  const { wanted, check, ring } = putting;
  const isFree = (point: Point): boolean => check(point) === undefined;
  const field = fieldOf(view, null);
  if (wanted.kind === 'aside') {
    const free = ring.filter((spot) => spot.isFree);
    const spot =
      nearestOf(free, middleOf(field.universe)) ?? freeAsideSpot(field, view.discs, wanted.anchor, 0);
    return spot && { x: spot.x, y: spot.y };
  }
  if (wanted.kind === 'storm' && view.storm !== null && isFree(view.storm)) return view.storm;
  return gridOf(field.universe).find(isFree);
};
