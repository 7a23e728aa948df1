/** What can be taken hold of in a plan. An edge has the number of the corner that it begins at. */
import type { Point } from '../../../space/point.ts';
import type { Kind, Plan } from './plan.ts';
import { basesIn, isActive } from './plan.ts';

export interface Thing {
  readonly kind: 'piece' | 'corner' | 'edge';
  readonly at: number;
}

export const isSame = (one: Thing | undefined, other: Thing | undefined): boolean =>
  one?.kind === other?.kind && one?.at === other?.at;

/** One thing, one name: of an element, a key of a list. */
export const thingName = ({ kind, at }: Thing): string => `${kind}-${at}`;

const nextOf = (at: number, count: number): number => (at + 1) % count;

const middle = (one: Point, other: Point): Point => ({
  x: Math.round((one.x + other.x) / 2),
  y: Math.round((one.y + other.y) / 2),
});

/** Its middle; undefined where there is no such thing. */
export const placeOf = ({ border, pieces }: Plan, { kind, at }: Thing): Point | undefined => {
  if (kind === 'piece') return pieces[at];
  const corner = border[at];
  const next = border[nextOf(at, border.length)];
  return kind === 'corner' || corner === undefined || next === undefined ? corner : middle(corner, next);
};

/** What it is called: a kind, and which of its kind, counted from 1. */
export interface Called {
  readonly kind: Kind | 'abandoned' | 'corner' | 'edge';
  readonly nth: number;
}

export const calledIn = (plan: Plan, { kind, at }: Thing): Called => {
  const piece = plan.pieces[at];
  if (kind !== 'piece' || piece === undefined)
    return { kind: kind === 'edge' ? kind : 'corner', nth: at + 1 };
  if (piece.kind === 'base') {
    const nth = basesIn(plan).indexOf(at) + 1;
    return isActive(plan, at) ? { kind: 'base', nth } : { kind: 'abandoned', nth: nth - plan.seats - 1 };
  }
  const alike = plan.pieces.slice(0, at + 1).filter((each) => each.kind === piece.kind);
  return { kind: piece.kind, nth: alike.length };
};
