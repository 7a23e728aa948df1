/** What a finger means: handles before pieces, and the nearest of each. A finger is broad, and pieces may be small. */
import { boxDist } from '../../../space/box.ts';
import { distance, type Point } from '../../../space/point.ts';
import { isRound, type Shape } from '../../../universe/shapes.ts';
import type { Plan } from './plan.ts';
import { shapesOf } from './shapes.ts';
import { placeOf, type Thing } from './thing.ts';

const gapTo = (shape: Shape, { x, y }: Point): number =>
  isRound(shape) ? Math.max(0, distance(shape, { x, y }) - shape.radius) : boxDist(shape, x, y);

interface Met {
  readonly thing: Thing;
  readonly gap: number;
}

const nearest = (met: readonly Met[], reach: number): Thing | undefined =>
  met.filter(({ gap }) => gap <= reach).toSorted((one, other) => one.gap - other.gap)[0]?.thing;

const handlesOf = (plan: Plan, kind: 'corner' | 'edge'): readonly Thing[] =>
  plan.border.map((_, at) => ({ kind, at }));

/** `reach`: half of a finger, in tenths of a millimetre. Edges have handles only where corners may be added. */
export const thingAt = (plan: Plan, point: Point, reach: number, hasEdges: boolean): Thing | undefined => {
  const gaps = (things: readonly Thing[]): readonly Met[] =>
    things.map((thing) => ({ thing, gap: distance(placeOf(plan, thing) ?? point, point) }));
  const pieces = shapesOf(plan).map((shape, at) => ({
    thing: { kind: 'piece', at } as const,
    gap: gapTo(shape, point),
  }));
  const under = pieces.filter(({ gap }) => gap === 0);
  return (
    nearest(gaps(handlesOf(plan, 'corner')), reach * (under.length > 0 ? 0.6 : 1)) ??
    under.at(-1)?.thing ??
    (hasEdges ? nearest(gaps(handlesOf(plan, 'edge')), reach) : undefined) ??
    nearest(pieces, reach)
  );
};
