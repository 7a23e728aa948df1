/** The disc that a finger means: discs are smaller than fingers. */
import { distance, type Point } from '../../space/point.ts';
import { RADIUS } from '../../space/things.ts';
import type { DiscView, View } from '../../types.ts';
import { legalDiscs } from './draft.ts';

/** Pixels around a finger. */
export const FINGER = 22;

export interface Meant {
  readonly disc: DiscView;
  readonly isLegal: boolean;
}

/** The disc under the finger, else the nearest that may be flicked within reach, else the nearest of all; in the rules' units. */
export const discMeant = (view: View, at: Point, reach: number): Meant | undefined => {
  const legal = legalDiscs(view);
  const near = view.discs
    .filter(({ where }) => where === 'board')
    .map((disc) => ({ disc, isLegal: legal.includes(disc.id), far: distance(disc, at) }))
    .filter(({ far }) => far <= Math.max(reach, RADIUS))
    .toSorted((one, other) => one.far - other.far);
  return near.find(({ far }) => far <= RADIUS) ?? near.find(({ isLegal }) => isLegal) ?? near[0];
};
