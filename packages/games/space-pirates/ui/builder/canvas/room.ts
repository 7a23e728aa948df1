/** Measures of the drawing board on the screen. */
import { type Box, boxOf } from '@tortuga/table';
import type { Point } from '../../../space/point.ts';
import { onMap, toMm } from '../../units.ts';
import type { Piece, Plan } from '../model/plan.ts';
import { shapeOfPiece } from '../model/shapes.ts';
import { isRound } from '../../../universe/shapes.ts';

/** Millimetres around the border: corners are dragged outwards. */
const AROUND = 40;

const worlds = new WeakMap<Plan, Box>();

/** All that is drawn, and room around it. */
export const boardOf = (plan: Plan): Box => {
  const known = worlds.get(plan);
  if (known !== undefined) return known;
  const all = boxOf(
    [...plan.border, ...plan.pieces].map((point) => ({ ...onMap(point), width: 0, height: 0 })),
  );
  const world = {
    x: all.x - AROUND,
    y: all.y - AROUND,
    width: all.width + 2 * AROUND,
    height: all.height + 2 * AROUND,
  };
  worlds.set(plan, world);
  return world;
};

/** Pixels: half of what a finger covers. */
export const FINGER = 22;
/** Pixels from the end of a piece to the handle that turns it. */
export const HANDLE = 30;

/** Tenths of a millimetre from the middle of a piece to its end. */
export const lengthOf = (piece: Piece): number => {
  const shape = shapeOfPiece(piece);
  return isRound(shape) ? shape.radius : shape.halfX;
};

/** Where the handle that turns a piece is: in tenths, at so many tenths a pixel. */
export const handleOf = (piece: Piece, perPixel: number): Point => {
  const far = lengthOf(piece) + HANDLE * perPixel;
  const angle = (piece.turn * Math.PI) / 180;
  return { x: piece.x + far * Math.cos(angle), y: piece.y + far * Math.sin(angle) };
};

export const translated = ({ x, y }: Point): string => `translate(${toMm(x)} ${toMm(y)})`;
