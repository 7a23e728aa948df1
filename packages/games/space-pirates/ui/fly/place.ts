/** Where a template in the hand lies, also one that does not fit. */
import { isRefusal, landingOf } from '../../moving.ts';
import { fieldOf, pirateOf } from '../../pieces.ts';
import { centreOf } from '../../space/hexagon.ts';
import type { Point, Pose } from '../../space/point.ts';
import type { Sky } from './course.ts';
import { type Fan, layingOf } from './fan.ts';

export const poseAt = (sky: Sky, fan: Fan, angle: number): Pose | undefined => {
  const landing = landingOf(fieldOf(sky, sky.boss), pirateOf(sky, sky.boss).ship, layingOf(fan.start, angle));
  return isRefusal(landing) ? undefined : landing.pose;
};

/** What it is turned about: its rear tip, or the middle of a ship that drifts. */
export const pivotOf = (sky: Sky, fan: Fan): Point => {
  const { ship } = pirateOf(sky, sky.boss);
  if (fan.start.kind === 'drift' && ship.at === 'space') return centreOf(ship);
  return poseAt(sky, fan, fan.middle) ?? { x: 0, y: 0 };
};
