import { setImmediate as turn } from 'node:timers/promises';
import type { Store, Write } from './store.ts';
import { takeApart } from './takeApart.ts';

interface Waiting {
  readonly write: Write;
  readonly settle: (stands: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * A commit costs a flush of the disk, however much is in it: writes that come in the same turn of the event loop, or
 * while a commit is under way, share the next one.
 */
export const groupCommit = (store: Store): Store => {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  /** Each turn of the loop lets those join who wrote in answer to the last commit. */
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      await turn();
      const { first, left } = takeApart(waiting, ({ write }) => write.match);
      waiting = [...left];
      await commit(store, first);
    }
    working = undefined;
  };

  const enqueue = (write: Write): Promise<boolean> =>
    new Promise((settle, fail) => {
      waiting.push({ write, settle, fail });
      working ??= work();
    });

  return {
    ...store,
    write: (writes) => Promise.all(writes.map(enqueue)),
    close: async () => {
      await working;
      await store.close();
    },
  };
};

const commit = async (store: Store, batch: readonly Waiting[]): Promise<void> => {
  try {
    const stand = await store.write(batch.map(({ write }) => write));
    for (const [i, { settle }] of batch.entries()) settle(stand[i] === true);
  } catch (error) {
    for (const { fail } of batch) fail(error);
  }
};
