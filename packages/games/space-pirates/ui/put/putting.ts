/** Something to put, as the table stands: gathered once for each view, since it is asked for at every step of a finger. */
import type { View } from '../../types.ts';
import { type RingSpot, ringOf } from './ring.ts';
import { type SpotCheck, spotCheck, type Wanted, wantedOf } from './wanted.ts';

export interface Putting {
  readonly wanted: Wanted;
  readonly check: SpotCheck;
  /** Where a disc is set aside; empty for the others. */
  readonly ring: readonly RingSpot[];
}

const known = new WeakMap<View, Putting>();

export const puttingOf = (view: View): Putting | undefined => {
  const wanted = wantedOf(view);
  if (wanted === undefined) return undefined;
  const before = known.get(view);
  if (before !== undefined) return before;
  const check = spotCheck(view, wanted);
  const ring = wanted.kind === 'aside' ? ringOf(wanted.anchor, check) : [];
  const putting = { wanted, check, ring };
  known.set(view, putting);
  return putting;
};
