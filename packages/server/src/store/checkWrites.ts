import type { Write } from './store.ts';

/** A write that contradicts itself is a bug of the caller's, and is found before anything is stored. */
export const checkWrites = (writes: readonly Write[]): void => {
  for (const { match, rev, seq, room, entries } of writes) {
    if (rev === 0 && seq !== 0)
      throw new Error(`the new match ${match} was made on ${seq} entries, not on 0`);
    if (rev === 0 && room === null) throw new Error(`the new match ${match} has no room`);
    const wrong = entries.find((entry, i) => entry.seq !== seq + 1 + i);
    if (wrong !== undefined) throw new Error(`entry ${wrong.seq} of ${match} does not follow on ${seq}`);
  }
};
