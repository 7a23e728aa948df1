/** The ship that was blown out, and how it would be put back (SP-91). */
import { putBackPose } from '../../gale.ts';
import type { TaskOf } from '../../phases.ts';
import { heading, TURN } from '../../space/directions.ts';
import type { Pose } from '../../space/point.ts';
import type { View } from '../../types.ts';

export const exitTask = ({ queue }: Pick<View, 'queue'>): TaskOf<'heading'> | undefined =>
  queue[0]?.kind === 'heading' ? queue[0] : undefined;

/** The way back in, by whole degrees. */
export const inwards = (view: View): number => {
  const { x, y } = exitTask(view)?.normal ?? { x: 1, y: 0 };
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return heading((degrees * TURN) / 360);
};

export const putBackAt = (view: View, angle: number): Pose | undefined => {
  const task = exitTask(view);
  return task && putBackPose(view, task.seat, angle, task);
};
