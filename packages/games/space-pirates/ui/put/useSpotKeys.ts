/** Arrows move what is to be put by 10 mm, with Shift by 1; what is set aside goes along its ring. */
import { useKeys } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { TENTH } from '../units.ts';
import { puttingOf } from './putting.ts';
import { nudge, slide } from './spotActs.ts';

/** Millimetres. */
const FAR = 10;
const NEAR = 1;

const WAYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export const useSpotKeys = (table: Props): void => {
  const isRinged = puttingOf(table.view)?.wanted.kind === 'aside';
  const step = (x: number, y: number, mm: number) => (): void => {
    if (isRinged) slide(table, (x + y) * mm);
    else nudge(table, x * mm * TENTH, y * mm * TENTH);
  };
  const actions = Object.entries(WAYS).flatMap(([key, [x, y]]) => [
    [key, step(x, y, FAR)] as const,
    [`Shift+${key}`, step(x, y, NEAR)] as const,
  ]);
  useKeys(Object.fromEntries(actions));
};
