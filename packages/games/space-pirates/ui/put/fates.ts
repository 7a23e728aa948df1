/** What a wind would do to each ship, in one word. */
import type { Seat } from '@tortuga/engine';
import { driftStart } from '../../drifting.ts';
import type { Gale } from '../../gale.ts';
import type { Point, Pose } from '../../space/point.ts';
import type { Contact, View } from '../../types.ts';

export const FATES = ['drifts', 'struck', 'out', 'enters', 'caught'] as const;

export interface Fate {
  readonly seat: Seat;
  readonly fate: (typeof FATES)[number];
  /** The template it drifts along; where it cannot move, the ship as it is. */
  readonly pose: Pose | undefined;
  /** How many discs it would catch. */
  readonly discs: number;
}

export const fatesOf = ({ pirates }: Pick<View, 'pirates'>, { blown, caught }: Gale): readonly Fate[] =>
  blown
    .map(({ seat, ship, pose, struck, discs, exit }): Fate => {
      const before = pirates[seat]?.ship;
      const told = { seat, pose: pose ?? (before?.at === 'space' ? before : undefined), discs: discs.length };
      if (ship.at === 'hangar') return { ...told, fate: 'enters' };
      if (exit !== undefined) return { ...told, fate: 'out' };
      if (struck) return { ...told, fate: 'struck' };
      return { ...told, fate: caught.includes(seat) ? 'caught' : 'drifts' };
    })
    .toSorted((one, other) => one.seat - other.seat);

/** Where the wind's template touches a ship. */
export const touchedAt = (
  { pirates }: Pick<View, 'pirates'>,
  seat: Seat,
  angle: number,
  points: readonly Contact[],
): Point | undefined => {
  const ship = pirates[seat]?.ship;
  if (ship?.at !== 'space') return undefined;
  return driftStart(ship, angle, points.find((each) => each.seat === seat)?.point ?? null);
};
