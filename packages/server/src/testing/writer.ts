/** A process to be killed: writes to a few matches at once for ever, and says after each commit what now stands. */
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { stepOn } from './steps.ts';

const [kind, where = '', ...matches] = process.argv.slice(2);

const revAndSeq = async (store: Store, match: string): Promise<readonly [number, number]> => {
  const found = await store.read(match);
  return [found?.rev ?? 0, found?.seq ?? 0];
};

const store = await (kind === 'sqlite' ? sqliteStore(where) : postgresStore(where));
for (;;) {
  const at = await Promise.all(matches.map((match) => revAndSeq(store, match)));
  const writes = matches.map((match, i) => stepOn(match, ...(at[i] ?? [0, 0]), 1 + i));
  const stand = await store.write(writes);
  if (stand.includes(false)) throw new Error('nobody else writes here');
  process.stdout.write(`${writes.map(({ rev }) => rev + 1).join(' ')}\n`);
}
