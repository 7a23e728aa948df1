/** What a finger or a key does with something that is to be put: it moves, it rests, it is put. */
import type { Aim } from '@tortuga/table';
import type { Point } from '../../space/point.ts';
import type { Draft } from '../draft.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import type { Spot } from './draft.ts';
import { nearestFree, nearestOf } from './nearest.ts';
import { type Putting, puttingOf } from './putting.ts';
import { putMove } from './wanted.ts';

/** As a finger has it now, or else as it rests. */
export const spotNow = (table: Pick<Props, 'draft'>, now: ReturnType<Aim<Draft>['now']>): Spot =>
  (now ?? table.draft).spot;

export const withSpot = (draft: Draft, spot: Partial<Spot>): Draft => ({
  ...draft,
  spot: { ...draft.spot, ...spot },
});

/** A disc that is set aside slides along its ring; others go where the finger is. */
const drawnTo = ({ ring }: Putting, at: Point): Point => {
  const free = ring.filter((spot) => spot.isFree);
  const { x, y } = nearestOf(free, at) ?? at;
  return { x, y };
};

export const aimAt = (table: Props, at: Point): void => {
  const putting = puttingOf(table.view);
  if (putting !== undefined) table.aim.set(withSpot(table.draft, { at: drawnTo(putting, at) }));
};

/** The nearest free spot no farther than that, or the very point, which is refused. */
const settled = ({ check, ring }: Putting, at: Point, slack: number): Point => {
  if (ring.length === 0) return nearestFree(check, at, slack) ?? at;
  const near = nearestOf(
    ring.filter((spot) => spot.isFree),
    at,
  );
  const isNear = near !== undefined && Math.hypot(near.x - at.x, near.y - at.y) <= slack;
  return isNear ? { x: near.x, y: near.y } : at;
};

/** It lies there now; where it may not, that is said. */
export const restAt = (table: Props, at: Point, slack: number): void => {
  const putting = puttingOf(table.view);
  if (putting === undefined) return;
  const there = settled(putting, at, slack);
  table.setDraft(withSpot(table.draft, { at: there }));
  const refusal = putting.check(there);
  if (refusal !== undefined) table.refuse(refusal, pieces.spot);
};

/** By keys it may cross what it may not rest on. */
export const nudge = (table: Props, dx: number, dy: number): void => {
  const { at } = table.draft.spot;
  if (at !== undefined) table.setDraft(withSpot(table.draft, { at: { x: at.x + dx, y: at.y + dy } }));
};

/** Along the ring: so many free spots on. */
export const slide = (table: Props, steps: number): void => {
  const free = puttingOf(table.view)?.ring.filter((spot) => spot.isFree) ?? [];
  const { at } = table.draft.spot;
  const here = at && nearestOf(free, at);
  if (here === undefined) return;
  const count = free.length;
  const next = free[(((free.indexOf(here) + steps) % count) + count) % count];
  if (next !== undefined) table.setDraft(withSpot(table.draft, { at: { x: next.x, y: next.y } }));
};

export const putIt = (table: Props): void => {
  const { disc, at } = table.draft.spot;
  const wanted = puttingOf(table.view)?.wanted;
  const move = wanted && at && putMove(wanted, disc, at);
  if (move === undefined || table.isBusy) return;
  const refusal = table.check(move);
  if (refusal === undefined) table.play(move);
  else table.refuse(refusal, pieces.spot);
};
