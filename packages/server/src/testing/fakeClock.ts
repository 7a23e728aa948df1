/** Time that passes only when it is told to. */
import type { Clock } from '../ports.ts';

export interface FakeClock extends Clock {
  /** Calls what falls due, in order, and lets what follows from each call come to rest. */
  readonly advance: (ms: number) => Promise<void>;
  /** Time passes while nobody is there: nothing is called. */
  readonly skip: (ms: number) => void;
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Turns of the event loop: enough for a step in memory, and for a message through a local socket. */
const TURNS = 6;

export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
};

export const fakeClock = (start = 1_800_000_000_000): FakeClock => {
  const timers = new Set<Timer>();
  let time = start;
  const nextBefore = (end: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => time,
    after: (ms, call) => {
      const timer = { at: time + ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: async (ms) => {
      const end = time + ms;
      await settle();
      for (let next = nextBefore(end); next !== undefined; next = nextBefore(end)) {
        timers.delete(next);
        time = Math.max(time, next.at);
        next.call();
        await settle();
      }
      time = end;
    },
    skip: (ms) => {
      time += ms;
    },
  };
};
