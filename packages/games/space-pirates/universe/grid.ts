/** A grid laid over the Universe, to find out whether there is any spot at all. */
import type { Point } from '../space/point.ts';
import type { Universe } from './universe.ts';

export const GRID = 100;

/** Whether any point of the grid passes, looked at row by row. */
export const someGridPoint = ({ bounds }: Universe, passes: (point: Point) => boolean): boolean => {
  for (let y = Math.ceil(bounds.y0 / GRID) * GRID; y <= bounds.y1; y += GRID) {
    for (let x = Math.ceil(bounds.x0 / GRID) * GRID; x <= bounds.x1; x += GRID) {
      if (passes({ x, y })) return true;
    }
  }
  return false;
};

export const gridPoints = (universe: Universe): readonly Point[] => {
  const points: Point[] = [];
  someGridPoint(universe, (point) => {
    points.push(point);
    return false;
  });
  return points;
};
