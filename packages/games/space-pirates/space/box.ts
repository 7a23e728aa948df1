/** Rectangles, upright or turned: belts, box sides, the walls of bases, mouth lines. */
import { cosOf, sinOf } from './directions.ts';
import type { Point } from './point.ts';

/** A centre, a heading, and half of what it measures along and across it: a rectangle, or a line where one of them is 0. */
export interface Box extends Point {
  readonly h: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** From a point to a rectangle; 0 inside. */
export const boxDist = ({ x, y, h, halfX, halfY }: Box, px: number, py: number): number => {
  const [c, s] = [cosOf(h), sinOf(h)];
  const [dx, dy] = [px - x, py - y];
  const along = Math.max(0, Math.abs(dx * c + dy * s) - halfX);
  const across = Math.max(0, Math.abs(dy * c - dx * s) - halfY);
  return Math.sqrt(along * along + across * across);
};

/** The point that lies so far along and across it from its centre. */
export const boxPoint = ({ x, y, h }: Box, u: number, v: number): Point => {
  const [c, s] = [cosOf(h), sinOf(h)];
  return { x: x + u * c - v * s, y: y + u * s + v * c };
};

/** Clockwise on the table. */
export const boxCorners = (box: Box): readonly Point[] => {
  const { halfX, halfY } = box;
  return [
    boxPoint(box, -halfX, -halfY),
    boxPoint(box, halfX, -halfY),
    boxPoint(box, halfX, halfY),
    boxPoint(box, -halfX, halfY),
  ];
};

/** Half of what a rectangle measures, seen along an axis. */
export const boxReach = ({ h, halfX, halfY }: Box, ax: number, ay: number): number =>
  halfX * Math.abs(ax * cosOf(h) + ay * sinOf(h)) + halfY * Math.abs(ay * cosOf(h) - ax * sinOf(h));

/** Least overlap of two rectangles' projections on their sides; negative: apart. */
export const boxesDepth = (one: Box, other: Box): number => {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  let least = Infinity;
  for (const { h } of [one, other]) {
    for (const [ax, ay] of [
      [cosOf(h), sinOf(h)],
      [0 - sinOf(h), cosOf(h)],
    ] as const) {
      const depth = boxReach(one, ax, ay) + boxReach(other, ax, ay) - Math.abs(dx * ax + dy * ay);
      least = Math.min(least, depth);
    }
  }
  return least;
};
