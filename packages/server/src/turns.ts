/** Jobs under the same key one after another, others side by side. */
import { makeQueue, type Queue } from './queue.ts';

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
