/** The arrow of the wind lies in the middle of the Universe, in millimetres. */
import type { Point } from '../../space/point.ts';
import type { Universe } from '../../universe/universe.ts';
import { toMm } from '../units.ts';

export const middleOf = ({ bounds: { x0, y0, x1, y1 } }: Universe): Point => ({
  x: toMm((x0 + x1) / 2),
  y: toMm((y0 + y1) / 2),
});
