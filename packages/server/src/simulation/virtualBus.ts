/** Texts that come late, twice or not at all; those of one node to another stay in their order. */
import { type Bus, type Listener, MISSED } from '../bus/bus.ts';
import type { Universe } from './universe.ts';

/** A bus for each node; what a dead node has published still arrives. */
export const makeVirtualBus = (universe: Universe): (() => Bus) => {
  const { now, after, between, isFault } = universe;
  const listeners = new Set<Listener>();

  const makeSend = () => {
    const lastArrivals = new Map<Listener, number>();
    const send = (text: string, listener: Listener): void => {
      if (isFault('wake-ups', 50)) return;
      const due = now() + between(1, isFault('wake-ups', 20) ? 1500 : 30);
      const arrival = Math.max(due, lastArrivals.get(listener) ?? 0);
      lastArrivals.set(listener, arrival);
      after(arrival - now(), () => {
        if (listeners.has(listener)) listener(isFault('wake-ups', 5) ? MISSED : text);
      });
      if (isFault('wake-ups', 10)) send(text, listener);
    };
    return send;
  };

  return () => {
    const send = makeSend();
    return {
      publish: (text) => {
        for (const listener of listeners) send(text, listener);
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: () => Promise.resolve(),
    };
  };
};
