/** What a finger does to a plan while it drags: each gives the plan as it would be if the finger let go at a point. */
import type { Point } from '../../../space/point.ts';
import { added, movedTo, turnedTo, withCornerIn, withPiece } from '../model/edits.ts';
import { drawnToEdge } from '../model/place.ts';
import type { Kind, Plan } from '../model/plan.ts';
import { placeOf, type Thing } from '../model/thing.ts';

export type Dragged = (at: Point) => Plan;

/** Whole millimetres: nobody's finger is finer. */
const toWhole = ({ x, y }: Point): Point => ({ x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 });

/** It keeps its distance to the finger. */
const heldAt = (plan: Plan, thing: Thing, from: Point) => {
  const place = placeOf(plan, thing) ?? from;
  return ({ x, y }: Point): Point => toWhole({ x: x - from.x + place.x, y: y - from.y + place.y });
};

const draggedPiece = (plan: Plan, thing: Thing, from: Point): Dragged => {
  const placed = heldAt(plan, thing, from);
  const piece = plan.pieces[thing.at];
  return (at) =>
    piece === undefined
      ? plan
      : withPiece(plan, thing.at, drawnToEdge(plan, { ...piece, ...placed(at) }, false));
};

export const dragged = (plan: Plan, thing: Thing, from: Point, isUpright: boolean): Dragged => {
  const placed = heldAt(plan, thing, from);
  switch (thing.kind) {
    case 'piece':
      return draggedPiece(plan, thing, from);
    case 'corner':
      return (at) => movedTo(plan, thing, placed(at), isUpright);
    case 'edge':
      return (at) => withCornerIn(plan, thing.at, placed(at));
  }
};

/** Quarters and halves of right angles, and thirds, are easily met. */
const STEP = 15;
const PULL = 3;

const toStep = (degrees: number): number => {
  const nearest = Math.round(degrees / STEP) * STEP;
  return Math.abs(degrees - nearest) <= PULL ? nearest : Math.round(degrees);
};

/** Its handle follows the finger. */
export const turned = (plan: Plan, at: number): Dragged => {
  const piece = plan.pieces[at];
  return (finger) =>
    piece === undefined
      ? plan
      : turnedTo(plan, at, toStep((Math.atan2(finger.y - piece.y, finger.x - piece.x) * 180) / Math.PI));
};

/** A new piece, its middle under the finger. */
export const brought = (plan: Plan, kind: Kind): Dragged => {
  return (at) => added(plan, drawnToEdge(plan, { kind, ...toWhole(at), turn: 0 }, true));
};
