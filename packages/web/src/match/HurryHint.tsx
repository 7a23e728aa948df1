/** Says that a tap only hurried: the first few times, as long as that is news. */
import { hearHurries, Toast } from '@tortuga/table';
import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '../kept.ts';
import { useMatchWords } from './words.ts';

const KEY = 'hurried';
const TIMES = 3;

const timesSaid = (): number => {
  const kept = readKept(KEY);
  return typeof kept === 'number' ? kept : 0;
};

export const HurryHint = () => {
  const say = useMatchWords();
  const [isShown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  useEffect(() => {
    if (isShown) return undefined;
    return hearHurries(() => {
      const times = timesSaid();
      if (times >= TIMES) return;
      keep(KEY, times + 1);
      setShown(true);
    });
  }, [isShown]);
  return isShown ? <Toast onGone={hide}>{say('hurried')}</Toast> : undefined;
};
