/** Jobs under the same key one after another, others side by side. */
import { soon } from './soon.ts';

export interface Turns<K> {
  readonly take: <R>(key: K, job: () => Promise<R>) => Promise<R>;
}

export interface TurnsEnd<K> {
  /** Comes before the next one begins. */
  readonly onFail: (key: K, error: unknown) => void;
  /** Whether more is to be expected under that key. */
  readonly onIdle: (key: K) => boolean;
}

export const makeTurns = <K>({ onFail, onIdle }: TurnsEnd<K>): Turns<K> => {
  const queues = new Map<K, Queue>();
  const open = (key: K): Queue => {
    const queue = makeQueue({
      onFail: (error) => onFail(key, error),
      onIdle: () => {
        if (!onIdle(key)) queues.delete(key);
      },
    });
    queues.set(key, queue);
    return queue;
  };
  return { take: (key, job) => (queues.get(key) ?? open(key)).take(job) };
};

/** Jobs one after another. */
interface Queue {
  /** Begins when all that came before it have ended, well or badly: at once where there are none. */
  readonly take: <R>(job: () => Promise<R>) => Promise<R>;
}

interface QueueEnd {
  readonly onFail: (error: unknown) => void;
  readonly onIdle: () => void;
}

const makeQueue = ({ onFail, onIdle }: QueueEnd): Queue => {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const passOn = (): void => {
    const begin = waiting.shift();
    if (begin !== undefined) return begin();
    isBusy = false;
    onIdle();
  };
  const fail = (error: unknown): void => {
    onFail(error);
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
