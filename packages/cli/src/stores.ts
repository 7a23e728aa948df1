/** The store behind the flags that say where matches are. */
import { resolve } from 'node:path';
import { openStore, ServeError, type Store, type StorePlan } from '@tortuga/server';
import type { Args } from './command.ts';
import { UsageError } from './usage.ts';

export const parseStore = ({ text }: Args): StorePlan => {
  const [url, data] = [text('store'), text('data')];
  if (url === undefined) return { kind: 'file', folder: resolve(data ?? 'tortuga-data') };
  if (data !== undefined) throw new UsageError('Say --data for a file or --store for a database, not both.');
  if (url === 'memory') return { kind: 'memory' };
  if (/^postgres(?:ql)?:\/\//.test(url)) return { kind: 'postgres', url };
  throw new UsageError('--store takes postgres://USER:PASSWORD@HOST/DATABASE, or memory.');
};

/** The flag for another command on the same data; a password is not repeated. */
export const storeFlag = (args: Args): string => {
  const plan = parseStore(args);
  return plan.kind === 'file' ? `--data '${plan.folder}'` : '--store postgres://…';
};

/** What those who serve can mend is told as wrong usage is. */
export const mendable = async <V>(run: () => Promise<V>): Promise<V> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ServeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
};

/** Closed again, whatever happens. */
export const withStore = async <V>(
  args: Args,
  mustExist: boolean,
  run: (store: Store) => Promise<V>,
): Promise<V> => {
  const plan = parseStore(args);
  if (plan.kind === 'memory')
    throw new UsageError('Nothing is kept in memory: name --data or --store postgres://….');
  const { store } = await mendable(() => openStore(plan, mustExist));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
};
