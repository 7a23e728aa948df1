/** How a thing of the rules, in tenths, lies on the map: the transform of what is drawn around (0, 0). */
import type { Shape } from '../../universe/shapes.ts';
import { isBlock } from '../../universe/shapes.ts';
import { toMm } from '../units.ts';

export const lies = (shape: Shape): string => {
  const turn = isBlock(shape) ? ` rotate(${toMm(shape.h)})` : '';
  return `translate(${toMm(shape.x)} ${toMm(shape.y)})${turn}`;
};
