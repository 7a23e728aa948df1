/** What the camera shows: where a disc may be set aside, or a ship put back, and some of what lies around. */
import { type Box, boxAround, boxOf } from '@tortuga/table';
import type { Point } from '../../space/point.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import { exitTask } from './exit.ts';
import { puttingOf } from './putting.ts';

/** Millimetres. */
const AROUND = 40;

const around = (points: readonly Point[], room: number): readonly Box[] => {
  const boxes = points.map((point) => boxAround(onMap(point), { width: 2 * room, height: 2 * room }));
  return boxes.length === 0 ? [] : [boxOf(boxes)];
};

export const asideSight = ({ view }: Pick<Props, 'view'>): readonly Box[] =>
  around(puttingOf(view)?.ring ?? [], AROUND);

/** A ship and its turning, to all sides of where it left. */
const BACK = 150;

export const headingSight = ({ view }: Pick<Props, 'view'>): readonly Box[] => {
  const task = exitTask(view);
  return task === undefined ? [] : around([task.point], BACK);
};
