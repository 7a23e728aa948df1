/** Keeps tables in memory in step with the store: what is told has been stored, and what others stored is told. */
import type { Draft, Keeper, KeeperWorld, Missing } from './keeping.ts';
import { makeTurns, type Turns } from '../turns.ts';
import { type Lookout, makeLookout } from './lookout.ts';
import { newMatch } from './settling.ts';
import { commit, forget, load, refresh, sendAway, type Shelf } from './shelf.ts';
import { sendReaction, sendRoom, type Table } from './table.ts';

/** Matches looked at again in one go. */
const REFRESHED = 100;

/** Races lost in a row before one gives up: every loss means that somebody else won. */
const MOST_LOSSES = 50;

const isMissing = (found: Table | Missing): found is Missing => typeof found === 'string';

/** On the table in memory where that is enough, which it nearly always is; else on what is stored. */
const attempt = <R>(
  shelf: Shelf,
  id: string,
  step: (table: Table) => Draft<R>,
  entries: number,
): Promise<R | Missing> => {
  const table = shelf.tables.get(id);
  if (table === undefined) return attemptLoaded(shelf, id, step, 0);
  if (table.live.seq < entries) return attemptAgain(shelf, table, step, 0);
  return attemptOn(shelf, table, step, false, 0);
};

const attemptOn = <R>(
  shelf: Shelf,
  table: Table,
  step: (table: Table) => Draft<R>,
  isFresh: boolean,
  losses: number,
): Promise<R | Missing> => {
  const draft = step(table);
  if (draft.room !== undefined || draft.step !== undefined)
    return commit(shelf, table, draft).then((stands) =>
      stands ? draft.answer : attemptAgain(shelf, table, step, losses + 1),
    );
  return isFresh || draft.isDoubtful !== true
    ? Promise.resolve(draft.answer)
    : attemptAgain(shelf, table, step, losses + 1);
};

const attemptAgain = async <R>(
  shelf: Shelf,
  table: Table,
  step: (table: Table) => Draft<R>,
  losses: number,
): Promise<R | Missing> => {
  if (losses === MOST_LOSSES) throw new Error(`match ${table.id} is written faster than it can be read`);
  return (await refresh(shelf, table)) ? attemptLoaded(shelf, table.id, step, losses) : 'no-such-match';
};

const attemptLoaded = async <R>(
  shelf: Shelf,
  id: string,
  step: (table: Table) => Draft<R>,
  losses: number,
): Promise<R | Missing> => {
  const table = await load(shelf, id);
  return isMissing(table) ? table : attemptOn(shelf, table, step, true, losses);
};

/** One after another for each match. What nobody looks at and nothing waits for need not be in memory. */
const turnsOn = (shelf: Shelf): Turns<string> => {
  const { tables, timers, world } = shelf;
  return makeTurns({
    onFail: (id, error) => {
      // Whether it was stored is not known: the store will tell when it is read again.
      const table = tables.get(id);
      world.log.error({ match: id, error: String(error) }, 'a step failed');
      if (table !== undefined) sendAway(shelf, table, 'try-again');
    },
    onIdle: (id) => {
      if (tables.get(id)?.members.size === 0 && !timers.has(id)) tables.delete(id);
      return tables.has(id);
    },
  });
};

/** What fails here has been logged, and its members sent away. */
const lookAgain = async (shelf: Shelf, turns: Turns<string>, id: string): Promise<void> => {
  const look = async (): Promise<void> => {
    const table = shelf.tables.get(id);
    if (table !== undefined) await refresh(shelf, table);
  };
  if (shelf.tables.has(id)) await turns.take(id, look).catch(() => undefined);
};

/** Those here are told what other nodes say. */
const lookoutOn = ({ bus, clock }: KeeperWorld, tables: ReadonlyMap<string, Table>): Lookout =>
  makeLookout({
    bus,
    clock,
    changed: (id) => {
      const table = tables.get(id);
      if (table !== undefined) sendRoom(table);
    },
    reacted: (id, seat, reaction) => {
      const table = tables.get(id);
      if (table !== undefined) sendReaction(table, seat, reaction);
    },
  });

const listen = (shelf: Shelf, turns: Turns<string>): (() => void) => {
  const { world, lookout, tables } = shelf;
  return world.bus.listen({
    hear: (note, from) => {
      if (note.kind === 'written') void lookAgain(shelf, turns, note.match);
      else lookout.hear(note, from);
    },
    missed: () => {
      lookout.missed();
      for (const id of tables.keys()) void lookAgain(shelf, turns, id);
    },
  });
};

export const makeKeeper = (world: KeeperWorld, wake: (id: string) => void): Keeper => {
  const tables = new Map<string, Table>();
  const lookout = lookoutOn(world, tables);
  const shelf: Shelf = { world, lookout, tables, timers: new Map(), wake };
  const turns = turnsOn(shelf);
  const unsubscribe = listen(shelf, turns);
  lookout.beat();
  let looked = 0;
  return {
    create: async (id, room) => {
      const [stands] = await world.store.write([newMatch(id, room, world.clock.now())]);
      return stands === true;
    },
    run: (id, step, entries = 0) => turns.take(id, () => attempt(shelf, id, step, entries)),
    refresh: async () => {
      const ids = [...shelf.tables.keys()];
      if (looked >= ids.length) looked = 0;
      const some = ids.slice(looked, looked + REFRESHED);
      looked += REFRESHED;
      for (const id of some) await lookAgain(shelf, turns, id);
    },
    look: (id) => lookAgain(shelf, turns, id),
    lookout,
    close: () => {
      unsubscribe();
      for (const id of shelf.timers.keys()) forget(shelf, id);
    },
  };
};
