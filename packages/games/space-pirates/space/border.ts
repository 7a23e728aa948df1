/** The border of the Universe: a polygon, and how far inside of it a point lies. */
import { distance, type Point } from './point.ts';

/** From a to b; the inside lies where the normal points. */
export interface Edge {
  readonly a: Point;
  readonly b: Point;
  readonly length: number;
  readonly dx: number;
  readonly dy: number;
  readonly nx: number;
  readonly ny: number;
}

/** Twice the area, positive where the corners go clockwise on the table (y grows downwards). */
const signedArea = (corners: readonly Point[]): number =>
  corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

export const edgesOf = (corners: readonly Point[]): readonly Edge[] => {
  const side = signedArea(corners) >= 0 ? 1 : -1;
  return corners.map((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    return { a, b, length, dx, dy, nx: 0 - side * dy, ny: side * dx };
  });
};

/** The point of the edge nearest to p. */
export const nearestOnEdge = ({ a, dx, dy, length }: Edge, { x, y }: Point): Point => {
  const along = Math.min(length, Math.max(0, (x - a.x) * dx + (y - a.y) * dy));
  return { x: a.x + along * dx, y: a.y + along * dy };
};

export const edgeDistance = (edge: Edge, point: Point): number => distance(point, nearestOnEdge(edge, point));

const isWithin = (edges: readonly Edge[], { x, y }: Point): boolean => {
  let within = false;
  for (const { a, b } of edges) {
    if (a.y > y === b.y > y) continue;
    if (x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) within = !within;
  }
  return within;
};

/** Distance to the border: positive inside, negative outside. */
export const insideBy = (edges: readonly Edge[], point: Point): number => {
  let least = Infinity;
  for (const edge of edges) least = Math.min(least, edgeDistance(edge, point));
  return isWithin(edges, point) ? least : 0 - least;
};
