/** The random Universe of a seed: undefined while it grows. */
import { useEffect, useState } from 'react';
import type { Layout } from '../../../universe/presets.ts';
import { grow } from './grow.ts';

interface Found {
  readonly key: string;
  readonly layout: Layout | undefined;
}

/** Without a seed nothing grows. */
export const useGrown = (seats: number, seed: number | undefined): Layout | undefined => {
  const [found, setFound] = useState<Found>();
  const key = `${seats} ${seed}`;
  useEffect(() => {
    if (seed === undefined) return undefined;
    let isGone = false;
    const wait = async (): Promise<void> => {
      const layout = await grow(seats, seed);
      if (!isGone) setFound({ key, layout });
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, [seats, seed, key]);
  return found?.key === key ? found.layout : undefined;
};
