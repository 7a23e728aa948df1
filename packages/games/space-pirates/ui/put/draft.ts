/** Where something is to be put, or turned to: a Freighter, a disc set aside, the storm, the wind, a ship that was blown out. */
import type { Viewer } from '@tortuga/table';
import type { Point } from '../../space/point.ts';
import type { Contact, View } from '../../types.ts';

export interface Spot {
  /** Which of the discs that are to be put. */
  readonly disc: number | undefined;
  /** Tenths of a millimetre. */
  readonly at: Point | undefined;
  /** Tenths of a degree: of the wind, or of a ship put back. */
  readonly angle: number | undefined;
  /** Where the wind's templates touch ships; the farthest point where a ship is not named. */
  readonly points: readonly Contact[];
}

export const NO_SPOT: Spot = { disc: undefined, at: undefined, angle: undefined, points: [] };

export const freshSpot = (_view: View, _viewer: Viewer): Spot => NO_SPOT;

export const parseSpot = (_kept: unknown, _view: View): Spot | undefined => NO_SPOT;
