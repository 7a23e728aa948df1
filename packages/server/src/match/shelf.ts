/** The tables in memory and their timers: how they are brought in step with the store, and what is told of it. */
import type { Live, Step } from '@tortuga/engine';
import type { Code } from '@tortuga/protocol';
import type { StoredEntry, StoredMatch } from '../store/store.ts';
import type { Draft, KeeperWorld, Missing } from './keeping.ts';
import type { Lookout } from './lookout.ts';
import type { Room } from './room.ts';
import { entriesOf, settle, writeOf } from './settling.ts';
import {
  addEntries,
  dismiss,
  enterRoom,
  liveIn,
  openTable,
  roomIn,
  sendFrames,
  sendRoom,
  sendSetup,
  type Table,
  viewersAt,
} from './table.ts';

export interface Shelf {
  readonly world: KeeperWorld;
  readonly lookout: Lookout;
  readonly tables: Map<string, Table>;
  /** What calls a timer off. */
  readonly timers: Map<string, () => void>;
  readonly wake: (id: string) => void;
}

export const load = async (shelf: Shelf, id: string): Promise<Table | Missing> => {
  const { world, tables, lookout } = shelf;
  const known = tables.get(id);
  if (known !== undefined) return known;
  const stored = await world.store.read(id);
  if (stored === undefined) return 'no-such-match';
  const table = openTable(world.games, stored, await world.store.entries(id, 0), lookout);
  if (table === undefined) return 'other-version';
  // A write may have come between the two readings: then the entries are ahead of the room.
  if (table.live.seq !== stored.seq) return load(shelf, id);
  tables.set(id, table);
  schedule(shelf, id, stored.wakeAt);
  return table;
};

const schedule = ({ world: { clock }, timers, wake }: Shelf, id: string, wakeAt: number | null): void => {
  const callOff = timers.get(id);
  if (callOff !== undefined) {
    callOff();
    timers.delete(id);
  }
  if (wakeAt === null) return;
  timers.set(
    id,
    clock.after(Math.max(0, wakeAt - clock.now()), () => wake(id)),
  );
};

/** Takes in what the store has and we do not, and tells it. False where the match is gone. */
export const refresh = async (shelf: Shelf, table: Table): Promise<boolean> => {
  const { store, games } = shelf.world;
  const stored = await store.read(table.id);
  if (stored === undefined) {
    sendAway(shelf, table, 'match-deleted');
    return false;
  }
  if (stored.rev === table.rev) {
    postpone(shelf, table, stored);
    return true;
  }
  if (stored.seq < table.live.seq) throw new Error(`entries of match ${table.id} are gone`);
  const entries = await store.entries(table.id, table.live.seq);
  // As in `load`: entries must not be shown to the seats of an older room.
  if (table.live.seq + entries.length !== stored.seq) return refresh(shelf, table);
  const room = roomIn(stored);
  const live = liveIn(games, table, room);
  const step = live.follow(entries, viewersAt(table, room));
  apply(table, { rev: stored.rev, room, live, step }, entries);
  schedule(shelf, table.id, stored.wakeAt);
  return true;
};

/** Time without a server was given back. */
const postpone = (shelf: Shelf, table: Table, stored: StoredMatch): void => {
  if (stored.wakeAt === table.room.wakeAt) return;
  table.room = roomIn(stored);
  schedule(shelf, table.id, stored.wakeAt);
  sendRoom(table);
};

/** What a write has made of a match. */
interface Written {
  readonly rev: number;
  readonly room: Room;
  /** Before the step. */
  readonly live: Live;
  readonly step: Step | undefined;
}

const apply = (table: Table, { rev, room, live, step }: Written, entries: readonly StoredEntry[]): void => {
  const { room: before } = table;
  table.rev = rev;
  table.live = step?.after ?? live;
  enterRoom(table, room);
  addEntries(table, entries);
  if (before.status === 'open' && room.status !== 'open') sendSetup(table, live);
  sendFrames(table, step?.frames ?? []);
  if (room !== before) sendRoom(table);
};

/** Members must come again, and find what is stored. */
export const sendAway = (shelf: Shelf, table: Table, code: Code): void => {
  dismiss(table, code);
  forget(shelf, table.id);
};

export const forget = ({ timers, tables }: Shelf, id: string): void => {
  timers.get(id)?.();
  timers.delete(id);
  tables.delete(id);
};

/** Stored, then told; false where another node was faster. Every move passes here: one promise, and no more. */
export const commit = (shelf: Shelf, table: Table, draft: Draft<unknown>): Promise<boolean> => {
  const { games, store, clock, bus, botPause } = shelf.world;
  const { room = table.room, step } = draft;
  const live = liveIn(games, table, room);
  const now = clock.now();
  const entries = entriesOf(table, step?.made ?? [], draft.id ?? null, now);
  const settled = settle(table, room, step?.after ?? live, entries, now, botPause);
  return store.write([writeOf(table, settled, entries, now)]).then(([stands]) => {
    if (stands !== true) return false;
    apply(table, { rev: table.rev + 1, room: settled, live, step }, entries);
    schedule(shelf, table.id, settled.wakeAt);
    bus.written(table.id);
    return true;
  });
};
