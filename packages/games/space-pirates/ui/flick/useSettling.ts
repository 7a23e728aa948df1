/** What keys and buttons aim becomes the draft when they rest: only then is the table drawn, and the draft kept. */
import { useLatest } from '@tortuga/table';
import { useEffect } from 'react';
import type { Props } from '../shown.ts';
import { settleAt } from './acts.ts';

/** Milliseconds. */
const REST = 250;

export const useSettling = (table: Props): void => {
  const { aim } = table;
  const { moment } = table.draft;
  const latest = useLatest(table);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      const now = aim.now();
      if (now !== undefined && now.aiming.pulled === undefined) settleAt(latest.current, now.aiming);
    };
    const stop = aim.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, REST);
    });
    return () => {
      stop();
      clearTimeout(timer);
      // Another decision: nobody aims at the discs of this one.
      aim.set(undefined);
    };
  }, [aim, latest, moment]);
};
