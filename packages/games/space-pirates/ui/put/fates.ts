/** What a wind would do to each ship, in one word. */
import type { Seat } from '@tortuga/engine';
import type { Gale } from '../../gale.ts';
import type { Pose } from '../../space/point.ts';
import type { View } from '../../types.ts';

export interface Fate {
  readonly seat: Seat;
  readonly fate: 'drifts' | 'struck' | 'out' | 'enters' | 'caught';
  /** The template it drifts along, or where it stays. */
  readonly pose: Pose | undefined;
  /** How many discs it would catch. */
  readonly discs: number;
}

export const fatesOf = ({ pirates }: Pick<View, 'pirates'>, { blown, caught }: Gale): readonly Fate[] =>
  blown.map(({ seat, ship, pose, struck, discs, exit }): Fate => {
    const before = pirates[seat]?.ship;
    const stays = before?.at === 'space' ? before : undefined;
    const told = { seat, pose: pose ?? stays, discs: discs.length };
    if (ship.at === 'hangar') return { ...told, fate: 'enters' };
    if (exit !== undefined) return { ...told, fate: 'out' };
    if (struck) return { ...told, fate: 'struck' };
    return { ...told, fate: caught.includes(seat) ? 'caught' : 'drifts' };
  });
