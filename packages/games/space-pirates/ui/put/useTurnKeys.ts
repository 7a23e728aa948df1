/** Left and right turn by 1°, with Shift by 0.1°, with Ctrl by 10°. */
import { useKeys } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { setAngle } from './turnActs.ts';

const STEPS = { '': 10, 'Shift+': 1, 'Control+': 100 } as const;

export const useTurnKeys = (table: Props): void => {
  const turn = (by: number) => (): void => {
    const { angle } = table.draft.spot;
    if (angle !== undefined) setAngle(table, angle + by);
  };
  const actions = Object.entries(STEPS).flatMap(([prefix, by]) => [
    [`${prefix}ArrowLeft`, turn(-by)] as const,
    [`${prefix}ArrowRight`, turn(by)] as const,
  ]);
  useKeys(Object.fromEntries(actions));
};
