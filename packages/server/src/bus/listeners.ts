import { makeTogether } from '../together.ts';
import type { Bus, Listener } from './bus.ts';

export interface Listeners {
  readonly subscribe: Bus['subscribe'];
  readonly tell: Listener;
}

export const makeListeners = (): Listeners => {
  // Wrapped, so that a function that subscribes twice is two listeners.
  const listeners = new Set<{ readonly listen: Listener }>();
  const soon = makeTogether(queueMicrotask);
  return {
    subscribe: (listen) => {
      const listener = { listen };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (text) =>
      soon(() => {
        for (const { listen } of listeners) listen(text);
      }),
  };
};
