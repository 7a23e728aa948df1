/** Upright rectangles: belts, the walls of bases, mouth lines. */
import type { Point } from './point.ts';

/** A centre and two half sides: a rectangle, or a line where one of them is 0. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** From a point to a rectangle; 0 inside. */
export const boxDist = ({ x, y, halfX, halfY }: Box, px: number, py: number): number => {
  const dx = Math.max(0, Math.abs(px - x) - halfX);
  const dy = Math.max(0, Math.abs(py - y) - halfY);
  return Math.sqrt(dx * dx + dy * dy);
};

/** Clockwise on the table. */
export const boxCorners = ({ x, y, halfX, halfY }: Box): readonly Point[] => [
  { x: x - halfX, y: y - halfY },
  { x: x + halfX, y: y - halfY },
  { x: x + halfX, y: y + halfY },
  { x: x - halfX, y: y + halfY },
];
