/** All that can be done to a plan. Each gives the plan itself where nothing changes, or nothing may. */
import type { Point } from '../../../space/point.ts';
import { L } from '../../../space/things.ts';
import { MOST_BASES, MOST_CORNERS, MOST_PIECES, MOST_SIDES } from '../../../universe/amount.ts';
import { boundsOf } from '../../../universe/universe.ts';
import { basesIn, isActive, type Kind, type Piece, type Plan, SEATS, turnOf } from './plan.ts';
import { placeOf, type Thing } from './thing.ts';

/** Nothing is drawn farther out than this: it keeps all numbers small. */
const FARTHEST = 14000;
const LEAST_CORNERS = 3;

const near = (value: number): number => Math.min(Math.max(Math.round(value), -FARTHEST), FARTHEST);
const nearPoint = ({ x, y }: Point): Point => ({ x: near(x), y: near(y) });

const replaced = <V>(list: readonly V[], at: number, value: V): readonly V[] =>
  list.map((each, index) => (index === at ? value : each));

/** A rectangle that stands upright: it keeps its shape while one of its corners is dragged. */
export const isRectangle = ({ border }: Plan): boolean => {
  const { x0, y0, x1, y1 } = boundsOf(border);
  const corners = new Set(border.map(({ x, y }) => `${x} ${y}`));
  return (
    border.length === 4 &&
    corners.size === 4 &&
    border.every(({ x, y }) => (x === x0 || x === x1) && (y === y0 || y === y1))
  );
};

/** A template's length apart at least, on the same side as before. */
const kept = (value: number, opposite: number, before: number): number =>
  before > opposite ? Math.max(value, opposite + L) : Math.min(value, opposite - L);

/** The other three corners follow. */
const rectangleWith = (border: readonly Point[], at: number, to: Point): readonly Point[] => {
  const corner = border[at];
  const opposite = border[(at + 2) % border.length];
  if (corner === undefined || opposite === undefined) return border;
  const [x, y] = [kept(to.x, opposite.x, corner.x), kept(to.y, opposite.y, corner.y)];
  return border.map((each) => ({
    x: each.x === corner.x ? x : each.x,
    y: each.y === corner.y ? y : each.y,
  }));
};

const withCorner = (plan: Plan, at: number, to: Point, isUpright: boolean): Plan => {
  const border =
    isUpright && isRectangle(plan) ? rectangleWith(plan.border, at, to) : replaced(plan.border, at, to);
  return { ...plan, border };
};

/** `isUpright`: a rectangle is to stay one. */
export const movedTo = (plan: Plan, thing: Thing, to: Point, isUpright: boolean): Plan => {
  const before = placeOf(plan, thing);
  const there = nearPoint(to);
  if (before === undefined || (before.x === there.x && before.y === there.y)) return plan;
  if (thing.kind === 'corner') return withCorner(plan, thing.at, there, isUpright);
  const piece = plan.pieces[thing.at];
  return thing.kind === 'piece' && piece !== undefined
    ? { ...plan, pieces: replaced(plan.pieces, thing.at, { ...piece, ...there }) }
    : plan;
};

export const movedBy = (plan: Plan, thing: Thing, by: Point, isUpright: boolean): Plan => {
  const { x, y } = placeOf(plan, thing) ?? by;
  return movedTo(plan, thing, { x: x + by.x, y: y + by.y }, isUpright);
};

export const turnedTo = (plan: Plan, at: number, degrees: number): Plan => {
  const piece = plan.pieces[at];
  if (piece === undefined || turnOf(piece.kind, degrees) === piece.turn) return plan;
  return {
    ...plan,
    pieces: replaced(plan.pieces, at, { ...piece, turn: turnOf(piece.kind, degrees) }),
  };
};

export const turnedBy = (plan: Plan, at: number, degrees: number): Plan =>
  turnedTo(plan, at, (plan.pieces[at]?.turn ?? 0) + degrees);

export const withPiece = (plan: Plan, at: number, piece: Piece): Plan => {
  const before = plan.pieces[at];
  const isSame =
    before === undefined || (before.x === piece.x && before.y === piece.y && before.turn === piece.turn);
  return isSame ? plan : { ...plan, pieces: replaced(plan.pieces, at, { ...piece, ...nearPoint(piece) }) };
};

/** What a kind is counted with, and how many of those there may be. */
const LIMITS: Readonly<Record<'bases' | 'sides' | 'scenery', number>> = {
  bases: MOST_BASES,
  sides: MOST_SIDES,
  scenery: MOST_PIECES,
};
export type Group = keyof typeof LIMITS;

const groupOf = (kind: Kind): Group => {
  if (kind === 'base') return 'bases';
  return kind === 'side' ? 'sides' : 'scenery';
};

/** What there is as much of as there may be; undefined while there is room for one more (SP-117). */
export const fullOf = ({ pieces }: Plan, kind: Kind): Group | undefined => {
  const group = groupOf(kind);
  const count = pieces.filter((piece) => groupOf(piece.kind) === group).length;
  return count >= LIMITS[group] ? group : undefined;
};

/** The new one is the last. */
export const added = (plan: Plan, piece: Piece): Plan =>
  fullOf(plan, piece.kind) === undefined
    ? { ...plan, pieces: [...plan.pieces, { ...piece, ...nearPoint(piece) }] }
    : plan;

export const isRemovable = ({ border, pieces }: Plan, { kind, at }: Thing): boolean =>
  kind === 'piece' ? pieces[at] !== undefined : kind === 'corner' && border.length > LEAST_CORNERS;

export const removed = (plan: Plan, thing: Thing): Plan => {
  if (!isRemovable(plan, thing)) return plan;
  const without = <V>(list: readonly V[]): readonly V[] => list.filter((_, index) => index !== thing.at);
  return thing.kind === 'piece'
    ? { ...plan, pieces: without(plan.pieces) }
    : { ...plan, border: without(plan.border) };
};

/** Within an edge, by its number: the new corner is the next one. */
export const withCornerIn = (plan: Plan, edge: number, to: Point): Plan =>
  plan.border.length < MOST_CORNERS
    ? { ...plan, border: plan.border.toSpliced(edge + 1, 0, nearPoint(to)) }
    : plan;

export const straightened = (plan: Plan): Plan => {
  if (isRectangle(plan) || plan.border.length === 0) return plan;
  const { x0, y0, x1, y1 } = boundsOf(plan.border);
  const border = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  return { ...plan, border };
};

export const named = (plan: Plan, name: string): Plan => (name === plan.name ? plan : { ...plan, name });

export const seated = (plan: Plan, seats: number): Plan =>
  seats === plan.seats || seats < SEATS.min || seats > SEATS.max ? plan : { ...plan, seats };

/** The base that changes places with this one, so that one of them is active and the other is not. */
const otherSide = (plan: Plan, at: number): number | undefined => {
  const bases = basesIn(plan);
  return isActive(plan, at) ? bases[plan.seats + 1] : bases[plan.seats];
};

export const isSwappable = (plan: Plan, at: number): boolean =>
  basesIn(plan).includes(at) && basesIn(plan).length > plan.seats + 1;

/** An active base is abandoned from now on and another is not, or the other way round. They change numbers. */
export const swapped = (plan: Plan, at: number): { readonly plan: Plan; readonly at: number } => {
  const other = isSwappable(plan, at) ? otherSide(plan, at) : undefined;
  const [one, two] = [plan.pieces[at], plan.pieces[other ?? at]];
  if (other === undefined || one === undefined || two === undefined) return { plan, at };
  const pieces = replaced(replaced(plan.pieces, at, two), other, one);
  return { plan: { ...plan, pieces }, at: other };
};
