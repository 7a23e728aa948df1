/** Wake-ups that come late, twice or not at all. */
import type { Bus } from '../bus/bus.ts';
import type { Universe } from './universe.ts';

/** A bus for each node; what a dead node has published still arrives. */
export const makeVirtualBus = (universe: Universe): (() => Bus) => {
  const listeners = new Set<(match: string) => void>();

  const send = (match: string, listener: (match: string) => void): void => {
    if (universe.isFault('wake-ups', 50)) return;
    universe.after(universe.between(1, universe.isFault('wake-ups', 20) ? 1500 : 30), () => {
      if (listeners.has(listener)) listener(universe.isFault('wake-ups', 5) ? '*' : match);
    });
    if (universe.isFault('wake-ups', 10)) send(match, listener);
  };

  return () => ({
    publish: (match) => {
      for (const listener of listeners) send(match, listener);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => Promise.resolve(),
  });
};
