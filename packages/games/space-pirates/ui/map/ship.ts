/** A ship's outline of 60 x 30 mm around its middle, heading +x, and where ships lie in a Hangar. */
import type { BaseSite } from '../../universe/universe.ts';
import type { Point } from '../../space/point.ts';
import { boxPoint } from '../../space/box.ts';
import { onMap, SHIP, toMm, TENTH, type Turned } from '../units.ts';
import { boxAround } from '@tortuga/table';

export const HEX = 'M-30 0L-15 15H15L30 0L15 -15H-15Z';

/** Seen from the middle of the base, its mouth towards +x: SP-5, room for two. */
export const BERTHS: readonly [Point, Point] = [
  { x: 8, y: -17.5 },
  { x: 8, y: 17.5 },
];

/** Of the first or second ship in a Hangar: it looks out. */
export const berthPlace = ({ walls }: BaseSite, nth: number): Turned => {
  const { x, y } = BERTHS[nth === 0 ? 0 : 1];
  return {
    ...boxAround(onMap(boxPoint(walls, x * TENTH, y * TENTH)), SHIP),
    heading: toMm(walls.h),
  };
};
