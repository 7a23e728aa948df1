/** What a sliding disc can strike, made ready for rays: circles, and convex polygons grown by the disc's radius. */
import type { Seat } from '@tortuga/engine';
import { type Box, boxCorners } from './box.ts';
import { cornersOf } from './hexagon.ts';
import type { Point, Pose } from './point.ts';
import { heightOf, RADIUS, STORM_BASE, type Thing } from './things.ts';

/** Nearer than this is touching. */
export const TOUCH = 1e-7;
/** Courses that close in by less than this share of their speed are parallel. */
const PARALLEL = -1e-9;

interface Facts {
  readonly thing: Thing;
  /** Of a ship. */
  readonly seat: Seat | null;
  /** In mm, where a disc can land on it. */
  readonly height: number | undefined;
  readonly x: number;
  readonly y: number;
  /** No disc whose middle is farther away touches it. */
  readonly bound: number;
}

export interface CircleSolid extends Facts {
  readonly sides: undefined;
  readonly radius: number;
}

/** An edge with its outward normal. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly ex: number;
  readonly ey: number;
  readonly nx: number;
  readonly ny: number;
  readonly length: number;
}

export interface PolygonSolid extends Facts {
  readonly sides: readonly Side[];
}

export type Solid = CircleSolid | PolygonSolid;

export const circleSolid = (thing: Thing, { x, y }: Point, radius: number): CircleSolid => ({
  thing,
  seat: null,
  height: heightOf(thing),
  x,
  y,
  bound: radius + RADIUS,
  sides: undefined,
  radius,
});

/** Its corners go clockwise on the table, so that the normals point outwards. */
const polygonSolid = (thing: Thing, seat: Seat | null, corners: readonly Point[]): PolygonSolid => {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
  let far = 0;
  const sides = corners.map((a, index): Side => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    far = Math.max(far, Math.sqrt((a.x - x) * (a.x - x) + (a.y - y) * (a.y - y)));
    const [ex, ey] = [(b.x - a.x) / length, (b.y - a.y) / length];
    return { x: a.x, y: a.y, ex, ey, nx: ey, ny: 0 - ex, length };
  });
  return { thing, seat, height: heightOf(thing), x, y, bound: far + RADIUS, sides };
};

export const boxSolid = (thing: Thing, box: Box): PolygonSolid => polygonSolid(thing, null, boxCorners(box));

/** The hexagon's corners go the other way round, from rear tip to the right. */
export const shipSolid = (seat: Seat, pose: Pose): PolygonSolid =>
  polygonSolid('ship', seat, cornersOf(pose).toReversed());

export const stormSolid = (storm: Point): CircleSolid => circleSolid('storm', storm, STORM_BASE);

/** How far to the first touch of a circle of `reach` around c, from p along d; Infinity where there is none. */
export const rayToCircle = (
  px: number,
  py: number,
  dx: number,
  dy: number,
  cx: number,
  cy: number,
  reach: number,
): number => {
  const [mx, my] = [px - cx, py - cy];
  const b = mx * dx + my * dy;
  if (b >= 0) return Infinity;
  const square = mx * mx + my * my;
  if (square <= (reach + TOUCH) * (reach + TOUCH)) return b < PARALLEL * reach ? 0 : Infinity;
  const root = b * b - square + reach * reach;
  return root < 0 ? Infinity : 0 - b - Math.sqrt(root);
};

export const rayToSolid = (solid: Solid, px: number, py: number, dx: number, dy: number): number => {
  if (solid.sides === undefined) return rayToCircle(px, py, dx, dy, solid.x, solid.y, solid.bound);
  const [mx, my] = [px - solid.x, py - solid.y];
  const b = mx * dx + my * dy;
  const square = mx * mx + my * my;
  const near = (solid.bound + TOUCH) * (solid.bound + TOUCH);
  if (square > near && (b >= 0 || square - b * b > near)) return Infinity;
  return square <= near && polygonNormal(solid, px, py).gap <= TOUCH
    ? rayFromTouch(solid, px, py, dx, dy)
    : rayToPolygon(solid.sides, px, py, dx, dy);
};

/** Distance from a convex thing never shrinks again once it does not: a disc that touches strikes now or never. */
const rayFromTouch = (solid: PolygonSolid, px: number, py: number, dx: number, dy: number): number => {
  const { nx, ny } = polygonNormal(solid, px, py);
  return dx * nx + dy * ny < PARALLEL ? 0 : Infinity;
};

const rayToPolygon = (sides: readonly Side[], px: number, py: number, dx: number, dy: number): number => {
  let first = Infinity;
  for (const side of sides) {
    first = Math.min(
      first,
      rayToSide(side, px, py, dx, dy),
      rayToCircle(px, py, dx, dy, side.x, side.y, RADIUS),
    );
  }
  return first;
};

const rayToSide = (side: Side, px: number, py: number, dx: number, dy: number): number => {
  const closing = dx * side.nx + dy * side.ny;
  if (closing >= PARALLEL) return Infinity;
  const gap = (px - side.x) * side.nx + (py - side.y) * side.ny - RADIUS;
  if (gap < 0) return Infinity;
  const far = gap / (0 - closing);
  const along = (px + far * dx - side.x) * side.ex + (py + far * dy - side.y) * side.ey;
  return along < 0 || along > side.length ? Infinity : far;
};

/** Outward direction from the nearest point of a solid, that point, and the gap between it and a disc at p. */
export interface Touching {
  readonly nx: number;
  readonly ny: number;
  readonly x: number;
  readonly y: number;
  readonly gap: number;
}

export const touchOf = (solid: Solid, px: number, py: number): Touching =>
  solid.sides === undefined ? circleNormal(solid, px, py) : polygonNormal(solid, px, py);

const circleNormal = ({ x, y, radius }: CircleSolid, px: number, py: number): Touching => {
  const [dx, dy] = [px - x, py - y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = far === 0 ? [1, 0] : [dx / far, dy / far];
  return { nx, ny, x: x + radius * nx, y: y + radius * ny, gap: far - radius - RADIUS };
};

const polygonNormal = ({ sides }: PolygonSolid, px: number, py: number): Touching => {
  let nearest: Touching = { nx: 1, ny: 0, x: px, y: py, gap: Infinity };
  for (const side of sides) {
    const touching = touchOfSide(side, px, py);
    if (touching.gap < nearest.gap) nearest = touching;
  }
  return nearest;
};

const touchOfSide = (side: Side, px: number, py: number): Touching => {
  const { x, y, ex, ey, length } = side;
  const along = Math.min(length, Math.max(0, (px - x) * ex + (py - y) * ey));
  const [qx, qy] = [x + along * ex, y + along * ey];
  const [dx, dy] = [px - qx, py - qy];
  const far = Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = far === 0 ? [side.nx, side.ny] : [dx / far, dy / far];
  return { nx, ny, x: qx, y: qy, gap: far - RADIUS };
};
