/** What keys and buttons aim becomes the draft when they rest: only then is the table drawn, and the draft kept. */
import { useLatest } from '@tortuga/table';
import { useEffect, useLayoutEffect } from 'react';
import type { Props } from '../shown.ts';
import type { Aiming } from './draft.ts';

/** Milliseconds. */
const REST = 250;

const isAlike = (one: Aiming, other: Aiming): boolean =>
  one.disc === other.disc && one.angle === other.angle && one.power === other.power;

/** Not before it is drawn: a key that comes in between would go on from the draft before it. */
const useDrawn = ({ aim, draft }: Pick<Props, 'aim' | 'draft'>): void => {
  const { aiming } = draft;
  useLayoutEffect(() => {
    const now = aim.now()?.aiming;
    if (now !== undefined && now.pulled === undefined && isAlike(now, aiming)) aim.set(undefined);
  }, [aim, aiming]);
};

export const useSettling = (table: Props): void => {
  const { aim } = table;
  const { moment } = table.draft;
  const latest = useLatest(table);
  useDrawn(table);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      const aiming = aim.now()?.aiming;
      const { draft, setDraft } = latest.current;
      if (aiming !== undefined && aiming.pulled === undefined) setDraft({ ...draft, aiming });
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
