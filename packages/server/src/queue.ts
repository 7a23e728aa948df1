/** Jobs one after another. */
import { soon } from './soon.ts';

export interface Queue {
  /** Begins when all that came before it have ended, well or badly: at once where there are none. */
  readonly take: <R>(job: () => Promise<R>) => Promise<R>;
}

export interface QueueEnd {
  /** Comes before the next one begins. */
  readonly onFail?: (error: unknown) => void;
  readonly onIdle?: () => void;
}

export const makeQueue = ({ onFail, onIdle }: QueueEnd = {}): Queue => {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const passOn = (): void => {
    const begin = waiting.shift();
    if (begin !== undefined) return begin();
    isBusy = false;
    onIdle?.();
  };
  const fail = (error: unknown): void => {
    onFail?.(error);
    passOn();
  };
  const begin = <R>(job: () => Promise<R>): Promise<R> => {
    isBusy = true;
    const running = soon(job);
    running.then(passOn, fail);
    return running;
  };
  return {
    take: (job) => (isBusy ? new Promise((resolve) => waiting.push(() => resolve(begin(job)))) : begin(job)),
  };
};
