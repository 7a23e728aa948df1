/** A Universe that comes with the address: it is opened once, and the address is as it was. */
import { useStable } from '@tortuga/table';
import { useEffect } from 'react';
import type { Bench } from './bench/useBench.ts';
import { parseLink } from './model/link.ts';

export const useArriving = ({ receive }: Bench): void => {
  const arrive = useStable(() => {
    const { hash, pathname, search } = location;
    if (hash.length < 2) return;
    history.replaceState(history.state, '', pathname + search);
    receive(parseLink(hash.slice(1)));
  });
  useEffect(() => {
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [arrive]);
};
