/** Everything is gone with the process: for tests, and for trying things out. */
import { checkWrites } from './checkWrites.ts';
import { soon } from '../soon.ts';
import type { Count, Store, StoredEntry, StoredMatch, Write } from './store.ts';

interface Kept {
  match: StoredMatch;
  /** Only ever grows, and is not given away. */
  readonly entries: StoredEntry[];
}

const write = (kept: Map<string, Kept>, step: Write): boolean => {
  const before = kept.get(step.match);
  if ((before?.match.rev ?? 0) !== step.rev || (before?.match.seq ?? 0) !== step.seq) return false;
  const room = step.room ?? before?.match.room;
  if (room === undefined) return false;
  const match = storedMatch(step, room);
  if (before === undefined) kept.set(step.match, { match, entries: [...step.entries] });
  else {
    before.match = match;
    for (const entry of step.entries) before.entries.push(entry);
  }
  return true;
};

export const memoryStore = (): Store => {
  const kept = new Map<string, Kept>();
  let lastBeat: number | undefined;
  const matches = (): readonly StoredMatch[] => [...kept.values()].map(({ match }) => match);

  const putOff = (by: number): void => {
    for (const each of kept.values()) {
      const { match } = each;
      if (match.wakeAt !== null) each.match = { ...match, wakeAt: match.wakeAt + by };
    }
  };

  const beat = (now: number, gap: number): number => {
    const silence = now - (lastBeat ?? now);
    lastBeat = Math.max(now, lastBeat ?? now);
    if (silence <= gap) return 0;
    putOff(silence);
    return silence;
  };

  return {
    write: (writes) =>
      soon(() => {
        checkWrites(writes);
        return writes.map((step) => write(kept, step));
      }),
    read: (match) => soon(() => kept.get(match)?.match),
    entries: (match, seq) => soon(() => kept.get(match)?.entries.slice(seq) ?? []),
    listed: (limit) => soon(() => listedOf(matches()).slice(0, limit)),
    due: (games, now, limit) => soon(() => dueOf(matches(), games, now).slice(0, limit)),
    untouched: (status, before, limit) =>
      soon(() =>
        inOrder(
          matches().filter((match) => match.status === status && match.touched < before),
          ({ touched }) => touched,
        )
          .slice(0, limit)
          .map(({ id }) => id),
      ),
    ids: (after, limit) => soon(() => idsAfter([...kept.keys()], after).slice(0, limit)),
    remove: (match) => soon(() => void kept.delete(match)),
    census: () => soon(() => censusOf(matches())),
    beat: (now, gap) => soon(() => beat(now, gap)),
    lastBeat: () => soon(() => lastBeat),
    close: () => Promise.resolve(),
  };
};

const storedMatch = (step: Write, room: string): StoredMatch => ({
  id: step.match,
  game: step.game,
  rev: step.rev + 1,
  seq: step.seq + step.entries.length,
  status: step.status,
  listed: step.listed,
  wakeAt: step.wakeAt,
  touched: step.touched,
  room,
});

const listedOf = (matches: readonly StoredMatch[]): readonly StoredMatch[] =>
  inOrder(
    matches.filter(({ status, listed }) => status === 'open' && listed),
    ({ touched }) => -touched,
  );

const dueOf = (matches: readonly StoredMatch[], games: readonly string[], now: number): readonly string[] =>
  inOrder(
    matches.filter(({ game, wakeAt }) => wakeAt !== null && wakeAt <= now && games.includes(game)),
    ({ wakeAt }) => wakeAt ?? 0,
  ).map(({ id }) => id);

/** By a number, and by the id where that is the same. */
const inOrder = (
  matches: readonly StoredMatch[],
  key: (match: StoredMatch) => number,
): readonly StoredMatch[] => matches.toSorted((a, b) => key(a) - key(b) || (a.id < b.id ? -1 : 1));

const idsAfter = (ids: readonly string[], after: string): readonly string[] =>
  ids.filter((id) => id > after).toSorted();

const censusOf = (matches: readonly StoredMatch[]): readonly Count[] => {
  const counts = new Map<string, Count>();
  for (const { game, status } of matches) {
    const key = JSON.stringify([game, status]);
    counts.set(key, { game, status, matches: (counts.get(key)?.matches ?? 0) + 1 });
  }
  return [...counts.values()];
};
