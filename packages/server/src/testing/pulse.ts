/** Counts what happens, so that instants can be chosen by that and not by the clock; and notices when nothing does. */
import { Violation } from '../simulation/universe.ts';

export interface Pulse {
  /** Something was answered. */
  readonly beat: () => void;
  /** Something was heard, whatever it was. */
  readonly hum: () => void;
  /** Settles after so many beats more. */
  readonly after: (beats: number) => Promise<void>;
  /** Rejected when nothing has happened for long: what has not ended by then never will. */
  readonly stopped: Promise<never>;
  readonly hasStopped: () => boolean;
  readonly end: () => void;
}

/** Far more than the slowest machine needs to start a server. */
const LONG_MS = 180_000;

export const makePulse = (patience = LONG_MS): Pulse => {
  let beats = 0;
  let isAlive = true;
  let isOver = false;
  let waiting: { readonly beat: number; readonly call: () => void }[] = [];
  let stop: (why: Violation) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = reject;
  });
  stopped.catch(() => undefined);
  const timer = setInterval(() => {
    if (!isAlive) {
      isOver = true;
      stop(new Violation(`nothing has happened for ${patience / 1000} seconds`));
    }
    isAlive = false;
  }, patience);
  return {
    hum: () => {
      isAlive = true;
    },
    beat: () => {
      isAlive = true;
      beats += 1;
      const due = waiting.filter(({ beat }) => beat <= beats);
      if (due.length === 0) return;
      waiting = waiting.filter(({ beat }) => beat > beats);
      for (const { call } of due) call();
    },
    after: (more) =>
      new Promise((call) => {
        if (more === 0) call();
        else waiting.push({ beat: beats + more, call });
      }),
    stopped,
    hasStopped: () => isOver,
    end: () => {
      isOver = true;
      clearInterval(timer);
    },
  };
};
