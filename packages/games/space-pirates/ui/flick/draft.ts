/** A flick in the making: which disc, where to, and how hard. */
import type { Viewer } from '@tortuga/table';
import type { View } from '../../types.ts';

export interface Aiming {
  readonly disc: number | undefined;
  /** Tenths of a degree. */
  readonly angle: number;
  /** 1 to 1000. */
  readonly power: number;
}

export const NO_AIMING: Aiming = { disc: undefined, angle: 0, power: 400 };

export const freshAiming = (_view: View, _viewer: Viewer): Aiming => NO_AIMING;

export const parseAiming = (_kept: unknown, _view: View): Aiming | undefined => NO_AIMING;
