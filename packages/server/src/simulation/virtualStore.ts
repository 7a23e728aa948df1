/**
 * A store that does all that a store may do: it answers late, fails before or after the commit, commits after having
 * failed, and falls over. What it has acknowledged it keeps.
 */
import type { Store, StoredMatch, Write } from '../store/store.ts';
import { type Disk, makeDisk, type Promptness, type Row } from './disk.ts';
import type { Universe } from './universe.ts';

export interface VirtualStore {
  /** As one node sees it: what a node has asked for just before it died may never arrive. */
  readonly connect: (isAlive: () => boolean) => Store;
  /** What would survive. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** The way there, what is done there, and the way back. */
type Ask = <R>(body: () => R | Promise<R>) => Promise<R>;

const asking =
  (universe: Universe, disk: Disk, isAlive: () => boolean): Ask =>
  (body) =>
    new Promise((resolve, reject) => {
      const { after, between, isFault, isHit } = universe;
      const falls = disk.falls();
      const fail = (): void => reject(new Error('the store does not answer'));
      after(between(0, 20), () => {
        if (!isAlive() && isHit(50)) return;
        if (falls !== disk.falls() || disk.isDown() || isFault('failures', 3)) return fail();
        const answer = (value: Awaited<ReturnType<typeof body>>): void => {
          after(between(0, 20), () => (falls === disk.falls() ? resolve(value) : fail()));
        };
        void Promise.resolve(body()).then(answer, fail);
      });
    });

const writing =
  ({ after, between, isFault, note }: Universe, disk: Disk, ask: Ask): Store['write'] =>
  (writes: readonly Write[]) => {
    const commitAll = () => Promise.all(writes.map(disk.commit));
    if (isFault('failures', 4)) {
      note('fails, and commits later');
      after(between(50, 1500), () => void commitAll().catch(() => undefined));
      return ask(() => Promise.reject(new Error('no answer')));
    }
    const isUntold = isFault('failures', 5);
    return ask(async () => {
      const stands = await commitAll();
      if (isUntold) throw new Error('committed, and not said');
      return stands;
    });
  };

/** Time without a server is nobody's. */
const putOff = (rows: Map<string, Row>, lost: number): void => {
  for (const [id, { match, entries }] of rows) {
    const wakeAt = match.wakeAt === null ? null : match.wakeAt + lost;
    rows.set(id, { match: { ...match, wakeAt }, entries });
  }
};

export const makeVirtualStore = (universe: Universe, promptness: Promptness): VirtualStore => {
  const disk = makeDisk(universe, promptness);
  const { rows, read } = disk;
  let lastBeat: number | undefined;
  const matches = (): readonly StoredMatch[] => [...rows.keys()].flatMap((id) => read(id)?.match ?? []);

  const beat = (now: number, gap: number): number => {
    const lost = lastBeat === undefined ? 0 : now - lastBeat;
    lastBeat = now;
    if (lost <= gap) return 0;
    putOff(rows, lost);
    return lost;
  };

  const connect = (isAlive: () => boolean): Store => {
    const ask = asking(universe, disk, isAlive);
    const some = (limit: number, isOne: (match: StoredMatch) => boolean) =>
      ask(() => matches().filter(isOne).slice(0, limit));
    return {
      write: writing(universe, disk, ask),
      read: (id) => ask(() => read(id)?.match),
      entries: (id, seq) => ask(() => read(id)?.entries.slice(seq) ?? []),
      listed: (limit) => some(limit, ({ listed, status }) => listed && status === 'open'),
      due: async (games, now, limit) => {
        const due = await some(
          limit,
          ({ game, wakeAt }) => wakeAt !== null && wakeAt <= now && games.includes(game),
        );
        return due.map(({ id }) => id);
      },
      untouched: () => ask(() => []),
      ids: async (after, limit) => {
        const found = await some(Infinity, ({ id }) => id > after);
        return found
          .map(({ id }) => id)
          .toSorted()
          .slice(0, limit);
      },
      remove: (id) => ask(() => void rows.delete(id)),
      census: () => ask(() => []),
      beat: (now, gap) => ask(() => beat(now, gap)),
      lastBeat: () => ask(() => lastBeat),
      close: () => Promise.resolve(),
    };
  };

  return { rows, connect };
};
