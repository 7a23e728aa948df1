/** What a finger or a key does with a direction: of the wind, or of a ship that is put back. */
import type { Seat } from '@tortuga/engine';
import { checkPoint } from '../../drifting.ts';
import { type Gale, galeOf } from '../../gale.ts';
import { heading, TURN } from '../../space/directions.ts';
import type { Point } from '../../space/point.ts';
import type { Contact, Move, View } from '../../types.ts';
import { myDecision } from '../asked.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import type { Spot } from './draft.ts';
import { withSpot } from './spotActs.ts';

/** Tenths of a degree, to whole degrees: a finger is no finer. */
export const angleTo = (from: Point, to: Point): number => {
  const degrees = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return heading((degrees * TURN) / 360);
};

/** Points that the new direction does not allow are the farthest again. */
const turned = ({ points }: Spot, { pirates }: View, angle: number): Partial<Spot> => ({
  angle,
  points: points.filter(
    ({ seat, point }) => checkPoint(pirates[seat]?.ship, seat, angle, point) === undefined,
  ),
});

export const aimAngle = ({ aim, draft, view }: Props, angle: number): void =>
  aim.set(withSpot(draft, turned(draft.spot, view, angle)));

export const setAngle = ({ setDraft, draft, view }: Props, angle: number): void =>
  setDraft(withSpot(draft, turned(draft.spot, view, heading(angle))));

/** Null: the farthest. */
export const setContact = ({ setDraft, draft }: Props, seat: Seat, point: number | null): void => {
  const others = draft.spot.points.filter((each) => each.seat !== seat);
  const points = point === null ? others : [...others, { seat, point }];
  setDraft(withSpot(draft, { points: points.toSorted((one, other) => one.seat - other.seat) }));
};

const galeKey = (angle: number, points: readonly Contact[]): string =>
  [angle, ...points.map(({ seat, point }) => `${seat}@${point}`)].join(' ');

const gales = new WeakMap<View, Map<string, Gale>>();

/** What the wind would do: worked out once for each direction. */
export const galeAt = (view: View, { angle, points }: Pick<Spot, 'angle' | 'points'>): Gale | undefined => {
  if (angle === undefined) return undefined;
  const known = gales.get(view) ?? new Map<string, Gale>();
  gales.set(view, known);
  const key = galeKey(angle, points);
  const gale = known.get(key) ?? galeOf(view, { kind: 'wind', angle, points });
  known.set(key, gale);
  return gale;
};

const turnMove = (table: Props): Move | undefined => {
  const { angle, points } = table.draft.spot;
  if (angle === undefined) return undefined;
  if (myDecision(table) === 'heading') return { kind: 'heading', angle };
  return { kind: 'wind', angle, points };
};

export const turnIt = (table: Props): void => {
  const move = turnMove(table);
  if (move === undefined || table.isBusy) return;
  const refusal = table.check(move);
  if (refusal === undefined) table.play(move);
  else table.refuse(refusal, pieces.spot);
};
