/** What a store keeps, and what it has not yet synced: a power cut may take any end of that. */
import type { StoredEntry, StoredMatch, Write } from '../store/store.ts';
import type { Universe } from './universe.ts';

export interface Row {
  readonly match: StoredMatch;
  readonly entries: readonly StoredEntry[];
}

/** When a write is said to stand: once it is synced, or (planted) before. */
export type Promptness = 'when synced' | 'before sync';

export interface Disk {
  /** What would survive. */
  readonly rows: Map<string, Row>;
  readonly read: (id: string) => Row | undefined;
  /** Rejected where a power cut has taken it. */
  readonly commit: (write: Write) => Promise<boolean>;
  /** How many power cuts there were. */
  readonly falls: () => number;
  readonly isDown: () => boolean;
}

interface Unsynced {
  readonly row: Row;
  readonly settle: (survived: boolean) => void;
}

export const makeDisk = (universe: Universe, promptness: Promptness): Disk => {
  const { after, between, note, now } = universe;
  const rows = new Map<string, Row>();
  let tail: Unsynced[] = [];
  let falls = 0;
  let downUntil = 0;

  const tailRow = (id: string): Row | undefined => tail.findLast(({ row }) => row.match.id === id)?.row;
  /** While a write of the same match waits to be synced. */
  const isLocked = (id: string): boolean => promptness === 'when synced' && tailRow(id) !== undefined;
  const read = (id: string): Row | undefined =>
    (promptness === 'before sync' ? tailRow(id) : undefined) ?? rows.get(id);

  const sync = (): void => {
    const synced = tail;
    tail = [];
    for (const { row } of synced) rows.set(row.match.id, row);
    for (const { settle } of synced) settle(true);
  };

  /** Some of what was not synced is gone, and for a while nobody is there. */
  const crash = (): void => {
    const lost = tail.splice(universe.random.below(tail.length + 1));
    note(`the store falls over: ${tail.length} survive, ${lost.length} do not`);
    falls += 1;
    downUntil = now() + between(20, 1500);
    sync();
    for (const { settle } of lost) settle(false);
  };

  const add = (row: Row, settle: (survived: boolean) => void): void => {
    tail.push({ row, settle });
    if (tail.length === 1) after(between(1, 60), sync);
    // The worst instant is just after something was written.
    if (universe.isFault('power cuts', 15)) after(between(5, 55), crash);
  };

  const commit = async (write: Write): Promise<boolean> => {
    while (isLocked(write.match)) await pause(universe);
    const before = read(write.match);
    if ((before?.match.rev ?? 0) !== write.rev || (before?.match.seq ?? 0) !== write.seq) return false;
    note(`write ${write.match} rev ${write.rev} seq ${write.seq} +${write.entries.length}`);
    const survives = new Promise<boolean>((resolve) => add(rowOf(before, write), resolve));
    if (promptness === 'when synced' && !(await survives)) throw new Error('lost before it was synced');
    return true;
  };

  return { rows, read, commit, falls: () => falls, isDown: () => now() < downUntil };
};

const pause = ({ after, between }: Universe): Promise<void> =>
  new Promise((resolve) => {
    after(between(1, 10), resolve);
  });

const rowOf = (before: Row | undefined, write: Write): Row => {
  const { match: id, game, status, listed, wakeAt, touched, entries } = write;
  const room = write.room ?? before?.match.room;
  if (room === undefined) throw new Error(`${id} has no room`);
  const seq = write.seq + entries.length;
  return {
    match: { id, game, status, listed, wakeAt, touched, room, rev: write.rev + 1, seq },
    entries: [...(before?.entries ?? []), ...entries],
  };
};
