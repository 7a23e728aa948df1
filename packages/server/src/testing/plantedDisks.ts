/** Stores that survive the nodes on them: a sound one, and some with a bug that only kills bring to light. */
import { memoryStore } from '../store/memory.ts';
import type { Store, Write } from '../store/store.ts';
import { pause } from './insist.ts';

export interface Disk {
  readonly store: () => Store;
  /** Is called when a node on it was killed. */
  readonly killed: () => Promise<void>;
}

/** A sound one. Writing takes a while, so that nodes can be in each other's way. */
export const sound = (): Disk => {
  const store = memoryStore();
  const write: Store['write'] = async (writes) => {
    await pause(2);
    return store.write(writes);
  };
  return {
    store: () => ({ ...store, write, close: () => Promise.resolve() }),
    killed: () => Promise.resolve(),
  };
};

const writing = (
  disk: Disk,
  write: (store: Store, writes: readonly Write[]) => ReturnType<Store['write']>,
): Disk => {
  const store = (): Store => {
    const inner = disk.store();
    return { ...inner, write: (writes) => write(inner, writes) };
  };
  return { ...disk, store };
};

const hasEntries = ({ entries }: Write): boolean => entries.length > 0;

/** Says at once that a move stands, and writes it before the match is written next; a kill comes before that. */
const ackBeforeAppend = (): Disk => {
  const late = new Map<string, Write>();
  const hasty = writing(sound(), async (store, writes) => {
    const due = writes.flatMap(({ match }) => late.get(match) ?? []);
    for (const { match } of writes) late.delete(match);
    if (due.length > 0) await store.write(due);
    if (!writes.some(hasEntries)) return store.write(writes);
    for (const write of writes) late.set(write.match, write);
    return writes.map(() => true);
  });
  return {
    ...hasty,
    killed: () => {
      late.clear();
      return Promise.resolve();
    },
  };
};

/** A device of the first player of a match, who races against himself: the ids of its moves begin so. */
const racerOf = ({ match, entries }: Write): string | undefined =>
  entries.flatMap(({ id }) =>
    id?.startsWith(`${match}-0-`) === true ? id.slice(0, id.lastIndexOf('-')) : [],
  )[0];

interface Race {
  readonly racers: Set<string>;
  readonly begin: () => void;
  readonly begun: Promise<void>;
}

const makeRace = (): Race => {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return { racers: new Set(), begin, begun };
};

/** With a move, goes on as if it had won when another node was faster. One race is certain: the first waits for the other. */
const conflictIgnored = (): Disk => {
  const races = new Map<string, Race>();
  const race = async (write: Write): Promise<void> => {
    const racer = racerOf(write);
    if (racer === undefined) return;
    const mine = races.get(write.match) ?? makeRace();
    races.set(write.match, mine);
    if (mine.racers.add(racer).size === 2) mine.begin();
    await mine.begun;
  };
  return writing(sound(), async (store, writes) => {
    await Promise.all(writes.map(race));
    const stand = await store.write(writes);
    return writes.map((write, index) => hasEntries(write) || stand[index] === true);
  });
};

/** Moves are stored without the ids of their clients. */
const idsForgotten = (): Disk =>
  writing(sound(), (store, writes) =>
    store.write(
      writes.map((write) => ({ ...write, entries: write.entries.map((entry) => ({ ...entry, id: null })) })),
    ),
  );

const seatsIn = ({ entries }: Write): readonly unknown[] =>
  entries.flatMap(({ by }) => (by === 'chance' ? [] : by));

/**
 * The last commit that was certainly acknowledged: its player has moved again since. A later one may be one that nobody
 * was told of when the sockets broke: its player sends it again, and nothing is missing.
 */
const lastAcknowledged = (commits: readonly Write[]): number =>
  commits.findLastIndex((commit, index) =>
    commits
      .slice(index + 1)
      .some(
        (later) =>
          later.match === commit.match && seatsIn(later).some((seat) => seatsIn(commit).includes(seat)),
      ),
  );

/** Each time, the last acknowledged commit is gone when the node comes back, and all that the match had after it. */
const lastCommitLost = (): Disk => {
  let kept: Write[] = [];
  let store = memoryStore();
  const lose = async (): Promise<void> => {
    const lost = lastAcknowledged(kept);
    const match = kept[lost]?.match;
    kept = kept.filter((write, index) => index < lost || write.match !== match);
    store = memoryStore();
    for (const write of kept) await store.write([write]);
  };
  const write: Store['write'] = async (writes) => {
    const stand = await store.write(writes);
    kept.push(...writes.filter((_, index) => stand[index] === true));
    return stand;
  };
  return { store: () => ({ ...store, write, close: () => Promise.resolve() }), killed: lose };
};

/** What is wrong with each, and how many nodes it takes. */
export const planted = {
  'a move is acknowledged before it is appended': { disk: ackBeforeAppend, nodes: 1 },
  'a lost race is ignored': { disk: conflictIgnored, nodes: 2 },
  'moves are stored without their ids': { disk: idsForgotten, nodes: 1 },
  'the last commit is gone after a restart': { disk: lastCommitLost, nodes: 1 },
} as const;
