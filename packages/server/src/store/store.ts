/** Where matches are kept. One contract suite (`storeSuite.ts`) runs against every adapter. */
import type { Actor } from '@tortuga/engine';

type Resting = 'open' | 'over';
export type Status = Resting | 'playing';

/** A move as it was made: nothing else is needed to fold a match again. */
export interface StoredEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly by: Actor;
  readonly move: string;
  /** The client's own id of the move, so that it is applied once; null for chance and bots. */
  readonly id: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface StoredMatch {
  readonly id: string;
  /** The game and its version, as in `piraten-kapern 1`. */
  readonly game: string;
  /** Grows by one with every write. */
  readonly rev: number;
  /** The number of entries. */
  readonly seq: number;
  readonly status: Status;
  /** Shown in the public list while it is open. */
  readonly listed: boolean;
  /** When somebody has to look after it, a bot or a clock; null where nobody has. */
  readonly wakeAt: number | null;
  /** When it was last written. */
  readonly touched: number;
  /** Everything else, as JSON: the store does not look into it. */
  readonly room: string;
}

/** One step of one match: the room as it is now, and the entries made. It stands whole or not at all. */
export interface Write {
  readonly match: string;
  readonly game: string;
  /** The revision that it was made on; 0 for a new match. */
  readonly rev: number;
  /** The number of entries that it was made on. */
  readonly seq: number;
  readonly status: Status;
  readonly listed: boolean;
  readonly wakeAt: number | null;
  readonly touched: number;
  /** Null where it is as it was written last: most moves change nothing about it, and it is the longest part. */
  readonly room: string | null;
  /** Numbered from `seq + 1`. */
  readonly entries: readonly StoredEntry[];
}

export interface Count {
  readonly game: string;
  readonly status: Status;
  readonly matches: number;
}

export interface Store {
  /**
   * Writes of several matches in one commit. True for each that stands, and then it is durable; false where somebody
   * else has written that match since (or it is gone, or its id is taken). When it throws, the fate of the writes is
   * not known until they are read again.
   */
  readonly write: (writes: readonly Write[]) => Promise<readonly boolean[]>;
  readonly read: (match: string) => Promise<StoredMatch | undefined>;
  /** Those after `seq`, in order. */
  readonly entries: (match: string, seq: number) => Promise<readonly StoredEntry[]>;
  /** Open and listed, the last touched first. */
  readonly listed: (limit: number) => Promise<readonly StoredMatch[]>;
  /** Matches of these games and versions to be woken by now, the longest overdue first. */
  readonly due: (games: readonly string[], now: number, limit: number) => Promise<readonly string[]>;
  /** Matches of a status that were last touched before. */
  readonly untouched: (status: Resting, before: number, limit: number) => Promise<readonly string[]>;
  /** All there are, in the order of their ids, from the first after `after`. */
  readonly ids: (after: string, limit: number) => Promise<readonly string[]>;
  readonly remove: (match: string) => Promise<void>;
  /** How many matches there are of each game and status. */
  readonly census: () => Promise<readonly Count[]>;
  /**
   * Says that a server is alive. If none was since longer than `gap`, all wake-up times are put off by as long: time
   * without a server is nobody's. Gives by how much.
   */
  readonly beat: (now: number, gap: number) => Promise<number>;
  /** When a server last said that it is alive; undefined where none ever has. */
  readonly lastBeat: () => Promise<number | undefined>;
  readonly close: () => Promise<void>;
}
