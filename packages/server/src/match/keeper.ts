/** Keeps tables in memory in step with the store: what is told has been stored, and what others stored is told. */
import { ANY_MATCH } from '../bus/bus.ts';
import type { Draft, Keeper, KeeperWorld, Missing } from './keeping.ts';
import { newMatch } from './settling.ts';
import { commit, forget, load, refresh, sendAway, type Shelf } from './shelf.ts';
import type { Table } from './table.ts';

/** Matches looked at again in one go. */
const REFRESHED = 100;

/** Races lost in a row before one gives up: every loss means that somebody else won. */
const MOST_LOSSES = 50;

const isMissing = (found: Table | Missing): found is Missing => typeof found === 'string';

const attempt = async <R>(
  shelf: Shelf,
  id: string,
  step: (table: Table) => Draft<R>,
  entries: number,
): Promise<R | Missing> => {
  const known = shelf.tables.get(id);
  let isFresh = known === undefined;
  if (known !== undefined && known.live.seq < entries) isFresh = await refresh(shelf, known);
  for (let losses = 0; losses < MOST_LOSSES; losses++) {
    const table = await load(shelf, id);
    if (isMissing(table)) return table;
    const draft = step(table);
    if (draft.room === undefined && draft.step === undefined) {
      if (isFresh || draft.isDoubtful !== true) return draft.answer;
    } else if (await commit(shelf, table, draft)) return draft.answer;
    isFresh = true;
    if (!(await refresh(shelf, table))) return 'no-such-match';
  }
  throw new Error(`match ${id} is written faster than it can be read`);
};

type InTurn = <R>(id: string, job: () => Promise<R>) => Promise<R>;

/** One after another for each match. */
const makeTurns = (shelf: Shelf): InTurn => {
  const { tables, timers, world } = shelf;
  const queues = new Map<string, Promise<unknown>>();
  return (id, job) => {
    const before = queues.get(id) ?? Promise.resolve();
    const mine = before.then(job, job);
    queues.set(id, mine);
    const tidy = (): void => {
      if (queues.get(id) !== mine) return;
      queues.delete(id);
      if (tables.get(id)?.members.size === 0 && !timers.has(id)) tables.delete(id);
    };
    mine.then(tidy, (error: unknown) => {
      // Whether it was stored is not known: the store will tell when it is read again.
      const table = tables.get(id);
      world.log.error({ match: id, error: String(error) }, 'a step failed');
      if (table !== undefined) sendAway(shelf, table, 'try-again');
      tidy();
    });
    return mine;
  };
};

/** What fails here has been logged, and its members sent away. */
const lookAgain = async (shelf: Shelf, inTurn: InTurn, id: string): Promise<void> => {
  const look = async (): Promise<void> => {
    const table = shelf.tables.get(id);
    if (table !== undefined) await refresh(shelf, table);
  };
  if (shelf.tables.has(id)) await inTurn(id, look).catch(() => undefined);
};

export const makeKeeper = (world: KeeperWorld, wake: (id: string) => void): Keeper => {
  const shelf: Shelf = { world, tables: new Map(), timers: new Map(), wake };
  const inTurn = makeTurns(shelf);
  const unsubscribe = world.bus.subscribe((match) => {
    const ids = match === ANY_MATCH ? [...shelf.tables.keys()] : [match];
    for (const id of ids) void lookAgain(shelf, inTurn, id);
  });
  let looked = 0;
  return {
    create: async (id, room) => {
      const [stands] = await world.store.write([newMatch(id, room, world.clock.now())]);
      return stands === true;
    },
    run: (id, step, entries = 0) => inTurn(id, () => attempt(shelf, id, step, entries)),
    refresh: async () => {
      const ids = [...shelf.tables.keys()];
      if (looked >= ids.length) looked = 0;
      const some = ids.slice(looked, looked + REFRESHED);
      looked += REFRESHED;
      for (const id of some) await lookAgain(shelf, inTurn, id);
    },
    forget: (id) => forget(shelf, id),
    close: () => {
      unsubscribe();
      for (const id of shelf.timers.keys()) forget(shelf, id);
    },
  };
};
