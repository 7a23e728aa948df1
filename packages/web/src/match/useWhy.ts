/** Why something was refused: said until it is read or closed, until the next attempt, or until the table has moved on. */
import { type Sound, usePlaySound } from '@tortuga/table';
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../settings/store.ts';

export interface Why {
  readonly text: string;
  readonly rule: string | undefined;
  readonly piece: string | undefined;
}

/** Milliseconds: long enough to read two sentences twice. */
const READ_MS = 12_000;
const NO: Sound = 'no';

export const useWhy = (seq: number) => {
  const [last, setLast] = useState<Why & { readonly seq: number }>();
  const [isShown, setShown] = useState(false);
  const { areReasonsKept } = useSettings();
  const playSound = usePlaySound();
  const hide = useCallback(() => setShown(false), []);
  useEffect(() => {
    if (!isShown || areReasonsKept) return undefined;
    const timer = setTimeout(hide, READ_MS);
    return () => clearTimeout(timer);
  }, [isShown, areReasonsKept, last, hide]);
  const show = useCallback(
    (next: Why) => {
      setLast({ ...next, seq });
      setShown(true);
      playSound(NO);
    },
    [playSound, seq],
  );
  const isOfNow = last?.seq === seq;
  return { why: isShown && isOfNow ? last : undefined, show, hide, again: () => setShown(isOfNow) };
};
