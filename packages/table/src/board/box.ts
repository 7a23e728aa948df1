/** Sizes and boxes: in units of a board, or in pixels. */
import type { Point } from '../touch/point.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** By its left upper corner. A place of motion is one. */
export interface Box extends Point, Size {}

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The box of that size around a middle, for pieces whose rules speak of middles. */
export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The smallest box that holds them all; there is at least one. */
export const boxOf = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};
