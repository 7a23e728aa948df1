/** The shapes of a plan's pieces, as the rules know them. */
import { boxCorners } from '../../../space/box.ts';
import { isRound, type Shape } from '../../../universe/shapes.ts';
import { insideUniverse, layOut, shapeOf, siteOf, type Universe } from '../../../universe/universe.ts';
import { basePlanOf, isActive, layoutThere, type Piece, type Plan, sceneryOf } from './plan.ts';

export const shapeOfPiece = (piece: Piece, isAbandoned = false): Shape => {
  const scenery = sceneryOf(piece);
  return scenery === undefined
    ? siteOf(basePlanOf(piece), isAbandoned ? 'abandoned' : 'base').walls
    : shapeOf(scenery);
};

/** In the order of the pieces. */
export const shapesOf = (plan: Plan): readonly Shape[] =>
  plan.pieces.map((piece, at) => shapeOfPiece(piece, piece.kind === 'base' && !isActive(plan, at)));

const laid = new WeakMap<Plan, Universe>();

/** As it lies on the drawing board. */
export const universeThere = (plan: Plan): Universe => {
  const known = laid.get(plan) ?? layOut(layoutThere(plan));
  laid.set(plan, known);
  return known;
};

/** How far inside the border all of it lies: negative where a part is outside. */
export const insideBy = (universe: Universe, shape: Shape): number =>
  isRound(shape)
    ? insideUniverse(universe, shape) - shape.radius
    : Math.min(...boxCorners(shape).map((corner) => insideUniverse(universe, corner)));
