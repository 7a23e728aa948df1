import type { Bus, Listener } from './bus.ts';

export interface Listeners {
  readonly subscribe: Bus['subscribe'];
  readonly tell: Listener;
}

export const makeListeners = (): Listeners => {
  // Wrapped, so that a function that subscribes twice is two listeners.
  const listeners = new Set<{ readonly listen: Listener }>();
  let texts: string[] = [];
  const tellAll = (): void => {
    const telling = texts;
    texts = [];
    for (const text of telling) for (const { listen } of listeners) listen(text);
  };
  return {
    subscribe: (listen) => {
      const listener = { listen };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (text) => {
      if (texts.length === 0) queueMicrotask(tellAll);
      texts.push(text);
    },
  };
};
