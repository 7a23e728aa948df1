/** Matches taken out of a store as they are, also beside a server that writes there. */
import { recordOf, transcriptOf } from '@tortuga/protocol';
import { hashOf } from '../match/locks.ts';
import { roomIn } from '../match/table.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';
import type { TakenMatch } from './matchText.ts';

/** Entries of it are missing. */
class Damaged extends Error {}

/** Undefined where there is none; `seen` is the revision that a reading before this one has found. */
export const takeMatch = async (
  store: Store,
  id: string,
  clock: Clock,
  seen?: number,
): Promise<TakenMatch | undefined> => {
  const asOf = Math.min(clock.now(), (await store.lastBeat()) ?? Infinity);
  const stored = await store.read(id);
  if (stored === undefined) return undefined;
  const entries = await store.entries(id, 0);
  if (entries.length === stored.seq) return { id, asOf, room: roomIn(stored), entries };
  // A write came between the two readings; where none did the store is damaged.
  if (stored.rev === seen) throw new Damaged(`match ${id} has ${entries.length} of ${stored.seq} entries`);
  return takeMatch(store, id, clock, stored.rev);
};

const PAGE = 100;

async function* allIds(store: Store): AsyncGenerator<string> {
  for (let ids = await store.ids('', PAGE); ids.length > 0; ids = await store.ids(ids.at(-1) ?? '', PAGE)) {
    yield* ids;
  }
}

interface Taking {
  readonly clock: Clock;
  /** One only; all there are where it is undefined. */
  readonly only: string | undefined;
  /** Is told why a match is left out. */
  readonly leaveOut: (why: string) => void;
}

export async function* takeMatches(
  store: Store,
  { clock, only, leaveOut }: Taking,
): AsyncGenerator<TakenMatch> {
  for await (const id of only === undefined ? allIds(store) : [only]) {
    const match = await takeMatch(store, id, clock).catch((error: unknown) => {
      if (!(error instanceof Damaged)) throw error;
      leaveOut(error.message);
    });
    if (match !== undefined) yield match;
  }
}

/** What `referee`, `replay` and `verify` read: the record of a match that is over, else the moves so far. */
export const makeTranscript = ({ id, room, entries }: TakenMatch): string =>
  room.result === null ? transcriptOf(room, entries) : recordOf(id, room, entries, room.result, hashOf);
