/**
 * A Universe being drawn. It may be anywhere on the drawing board and need not be one to play in yet; `layoutOf` is what
 * the rules are given. Lengths are whole tenths of a millimetre, turns whole degrees.
 */
import type { Point } from '../../../space/point.ts';
import { LONG_SCENERY, type LongScenery, ROUND_SCENERY, type RoundScenery } from '../../../space/things.ts';
import {
  type BasePlan,
  type Facing,
  type Layout,
  LIES,
  type Lies,
  MOUTHS,
  type Scenery,
} from '../../../universe/presets.ts';
import { boundsOf } from '../../../universe/universe.ts';

export const KINDS = ['base', ...ROUND_SCENERY, ...LONG_SCENERY] as const;
export type Kind = (typeof KINDS)[number];

export const SEATS = { min: 2, max: 4 } as const;

export interface Piece extends Point {
  readonly kind: Kind;
  readonly turn: number;
}

/** Of the bases the first ones are active, one more than players; the others stand there abandoned. */
export interface Plan {
  /** Empty as long as it has none. */
  readonly name: string;
  readonly seats: number;
  readonly border: readonly Point[];
  readonly pieces: readonly Piece[];
}

const isRoundKind = (kind: Kind): kind is RoundScenery => ROUND_SCENERY.some((each) => each === kind);
const isLongKind = (kind: Kind): kind is LongScenery => LONG_SCENERY.some((each) => each === kind);

/** After so many degrees a piece lies as before: 0 for what cannot be turned. */
export const roundOf = (kind: Kind): number => {
  if (isRoundKind(kind)) return 0;
  return kind === 'base' ? 360 : 180;
};

/** Whole degrees within a round. */
export const turnOf = (kind: Kind, degrees: number): number => {
  const round = roundOf(kind);
  return round === 0 ? 0 : ((Math.round(degrees) % round) + round) % round;
};

/** Where the bases lie among the pieces, in their order. */
export const basesIn = ({ pieces }: Pick<Plan, 'pieces'>): readonly number[] =>
  pieces.flatMap(({ kind }, at) => (kind === 'base' ? [at] : []));

export const isActive = (plan: Plan, at: number): boolean => {
  const nth = basesIn(plan).indexOf(at);
  return nth >= 0 && nth <= plan.seats;
};

const facingOf = (turn: number): Facing => MOUTHS[turn / 90] ?? turn;
const liesOf = (turn: number): Lies => LIES[turn / 90] ?? turn;

export const basePlanOf = ({ x, y, turn }: Piece): BasePlan => [x, y, facingOf(turn)];

/** Undefined of a base. */
export const sceneryOf = ({ kind, x, y, turn }: Piece): Scenery | undefined => {
  if (isRoundKind(kind)) return [kind, x, y];
  return isLongKind(kind) ? [kind, x, y, liesOf(turn)] : undefined;
};

/** As it lies on the drawing board. */
export const layoutThere = (plan: Plan): Layout => {
  const bases = plan.pieces.filter(({ kind }) => kind === 'base').map(basePlanOf);
  const layout: Layout = {
    border: plan.border.map(({ x, y }) => [x, y]),
    bases: bases.slice(0, plan.seats + 1),
    abandoned: bases.slice(plan.seats + 1),
    scenery: plan.pieces.map(sceneryOf).filter((piece) => piece !== undefined),
  };
  return plan.name === '' ? layout : { ...layout, name: plan.name };
};

/** Moved so that the border begins at (0, 0). */
export const settled = (plan: Plan): Plan => {
  if (plan.border.length === 0) return plan;
  const { x0, y0 } = boundsOf(plan.border);
  if (x0 === 0 && y0 === 0) return plan;
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x - x0, y: point.y - y0 });
  return { ...plan, border: plan.border.map(moved), pieces: plan.pieces.map(moved) };
};

export const layoutOf = (plan: Plan): Layout => layoutThere(settled(plan));

const degreesOf = (facing: Facing | Lies): number => {
  if (typeof facing === 'number') return facing;
  const mouth = MOUTHS.findIndex((each) => each === facing);
  return 90 * (mouth >= 0 ? mouth : LIES.findIndex((each) => each === facing));
};

const baseOf = ([x, y, facing]: BasePlan): Piece => ({ kind: 'base', x, y, turn: degreesOf(facing) });

const pieceOf = ([kind, x, y, lies]: Scenery): Piece => ({
  kind,
  x,
  y,
  turn: lies === undefined ? 0 : degreesOf(lies),
});

export const planOf = ({ border, bases, abandoned, scenery, name = '' }: Layout): Plan => ({
  name,
  seats: Math.min(Math.max(bases.length - 1, SEATS.min), SEATS.max),
  border: border.map(([x, y]) => ({ x, y })),
  pieces: [...bases.map(baseOf), ...abandoned.map(baseOf), ...scenery.map(pieceOf)],
});
