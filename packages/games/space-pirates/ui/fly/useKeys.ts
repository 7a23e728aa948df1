/** ← → turn by a degree, with Shift by a tenth, with Ctrl by ten; Enter lays, Backspace takes back, E ends. */
import { useKeys as usePageKeys } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { end, flyRoute, mayEnd, pressMain, takeBack, turnBy } from './acts.ts';

/** Tenths of degrees. */
const STEPS = { 'Shift+': 1, '': 10, 'Control+': 100 } as const;

const turnKeys = (table: Props): Readonly<Record<string, () => void>> =>
  Object.fromEntries(
    Object.entries(STEPS).flatMap(([held, step]) => [
      [`${held}ArrowLeft`, () => turnBy(table, -step)] as const,
      [`${held}ArrowRight`, () => turnBy(table, step)] as const,
    ]),
  );

export const useKeys = (table: Props): void =>
  usePageKeys({
    ...turnKeys(table),
    Enter: () => pressMain(table),
    Backspace: () => takeBack(table),
    e: () => (mayEnd(table) ? end(table) : flyRoute(table)),
  });
