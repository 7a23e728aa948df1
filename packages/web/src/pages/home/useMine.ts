/** One's own matches: those of this browser at once, those of the server when it has answered. */
import { useEffect, useState } from 'react';
import { tables } from '../../tables.ts';
import { useWords } from '../../words/words.ts';
import { type Found, listMine, type Mine } from './mine.ts';

export interface MyMatchList {
  readonly mine: readonly Mine[];
  readonly putAway: (match: Mine) => void;
}

/** Counts how often one has come back to this page: then much may have happened. */
const useReturns = (): number => {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) setReturns((before) => before + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return returns;
};

export const useMine = (): MyMatchList => {
  const say = useWords();
  const [found, setFound] = useState<readonly Found[]>([]);
  const [times, setTimes] = useState(0);
  const returns = useReturns();
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const { findLocal, findOnline } = await import('./findMatches.ts');
      const local = findLocal();
      // What was known of the others stays until they have answered.
      if (!isGone) setFound((before) => [...local, ...before.filter(({ where }) => where !== 'local')]);
      const online = await findOnline();
      if (!isGone) setFound([...local, ...online]);
    };
    look().catch(() => undefined); // nothing is listed where even the script does not come
    return () => {
      isGone = true;
    };
  }, [times, returns]);
  const putAway = async (match: Mine): Promise<void> => {
    const matches = await import('./findMatches.ts');
    await matches.putAway(match);
    setTimes((before) => before + 1);
  };
  return { mine: listMine(found, tables, say), putAway: (match) => void putAway(match) };
};
