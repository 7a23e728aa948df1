/** All that is wrong with a plan, each fault at the things that have it. */
import { isLargerThanBox } from '../../../universe/amount.ts';
import type { Fault, Spot } from '../../../universe/fault.ts';
import { layoutFaults, nearFaults } from '../../../universe/layoutCheck.ts';
import { basesIn, layoutOf, type Plan } from './plan.ts';
import type { Thing } from './thing.ts';

export interface PlacedFault {
  readonly fault: Fault;
  /** None where the fault is of the whole. */
  readonly things: readonly Thing[];
}

const sceneryIn = ({ pieces }: Plan): readonly number[] =>
  pieces.flatMap(({ kind }, at) => (kind === 'base' ? [] : [at]));

const thingAt = (plan: Plan, { kind, at }: Spot, code: Fault['code']): Thing => {
  switch (kind) {
    case 'border':
      return { kind: code === 'sharp-corner' ? 'corner' : 'edge', at };
    case 'base':
      return { kind: 'piece', at: basesIn(plan)[at] ?? -1 };
    case 'abandoned':
      return { kind: 'piece', at: basesIn(plan)[plan.seats + 1 + at] ?? -1 };
    default:
      return { kind: 'piece', at: sceneryIn(plan)[at] ?? -1 };
  }
};

const placed =
  (plan: Plan) =>
  (fault: Fault): PlacedFault => ({
    fault,
    things: 'spots' in fault ? fault.spots.map((spot) => thingAt(plan, spot, fault.code)) : [],
  });

const found = new WeakMap<Plan, readonly PlacedFault[]>();

export const faultsOf = (plan: Plan): readonly PlacedFault[] => {
  const known = found.get(plan) ?? layoutFaults(layoutOf(plan), plan.seats).map(placed(plan));
  found.set(plan, known);
  return known;
};

/** Those that are found in no time: for a finger that is still dragging. */
export const quickFaultsOf = (plan: Plan): readonly PlacedFault[] =>
  nearFaults(layoutOf(plan), plan.seats).map(placed(plan));

/** SP-117: it may be played, and is marked so. */
export const needsTwoBoxes = (plan: Plan): boolean => isLargerThanBox(layoutOf(plan));
