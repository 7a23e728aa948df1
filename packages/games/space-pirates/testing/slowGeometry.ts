/** Slow reckonings of another kind, with angles and square roots as they come: tests may use what rules may not. */
import type { Point, Pose } from '../space/point.ts';

/** From a point to a segment. */
export const segmentDistance = ({ x, y }: Point, a: Point, b: Point): number => {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const square = ex * ex + ey * ey;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * ex + (y - a.y) * ey) / square));
  return Math.hypot(x - a.x - share * ex, y - a.y - share * ey);
};

export const sidesOf = (corners: readonly Point[]): readonly (readonly [Point, Point])[] =>
  corners.map((a, index) => [a, corners[(index + 1) % corners.length] ?? a]);

/** How often the border winds around the point: by angles, which tests may reckon with. */
export const isInside = (corners: readonly Point[], { x, y }: Point): boolean => {
  const turns = sidesOf(corners).map(([a, b]) => {
    const angle = Math.atan2(b.y - y, b.x - x) - Math.atan2(a.y - y, a.x - x);
    return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) > Math.PI;
};

/** Positive inside. */
export const signedDistance = (corners: readonly Point[], point: Point): number => {
  const least = Math.min(...sidesOf(corners).map(([a, b]) => segmentDistance(point, a, b)));
  return isInside(corners, point) ? least : -least;
};

/** The corners from their definition, turned with Math.cos and Math.sin. */
export const slowCorners = ({ x, y, h }: Pose): readonly Point[] => {
  const [c, s] = [Math.cos((h * Math.PI) / 1800), Math.sin((h * Math.PI) / 1800)];
  const local = [
    [0, 0],
    [150, 150],
    [450, 150],
    [600, 0],
    [450, -150],
    [150, -150],
  ] as const;
  return local.map(([u, v]) => ({ x: x + u * c - v * s, y: y + u * s + v * c }));
};

/** Least overlap over the normals of all sides of both. */
export const slowDepth = (one: readonly Point[], other: readonly Point[]): number => {
  const depths = [...sidesOf(one), ...sidesOf(other)].flatMap(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return [];
    const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length];
    const [these, those] = [one, other].map((points) => points.map(({ x, y }) => x * nx + y * ny));
    if (these === undefined || those === undefined) return [];
    const gap = Math.max(Math.min(...those) - Math.max(...these), Math.min(...these) - Math.max(...those));
    return [-gap];
  });
  return Math.min(...depths);
};
