/** What it takes to keep matches, and what can be asked of who keeps them. */
import type { AnyGame, Step } from '@tortuga/engine';
import type { NodeBus } from '../bus/nodeBus.ts';
import type { Clock, Log } from '../ports.ts';
import type { Store } from '../store/store.ts';
import type { Lookout } from './lookout.ts';
import type { Room } from './room.ts';
import type { Table } from './table.ts';

export interface KeeperWorld {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly bus: NodeBus;
  readonly clock: Clock;
  readonly log: Log;
  readonly botPause: number;
}

/** What a step wants: an answer, and perhaps a change to be stored first. */
export interface Draft<R> {
  readonly answer: R;
  readonly room?: Room;
  readonly step?: Step;
  /** The client's id of the first move; null where it has none. */
  readonly id?: string | null;
  /** A no that may come of not knowing the latest: it is said only after looking again. */
  readonly isDoubtful?: boolean;
}

export type Missing = 'no-such-match' | 'other-version';

export interface Keeper {
  readonly create: (id: string, room: Room) => Promise<boolean>;
  /**
   * Runs a step alone on its match. Where another node was faster it is run again on what that has made of it. Where so
   * many entries are known to be, they are looked for first.
   */
  readonly run: <R>(id: string, step: (table: Table) => Draft<R>, entries?: number) => Promise<R | Missing>;
  /** Looks again at some of the matches in memory: what the bus has not told is found out. */
  readonly refresh: () => Promise<void>;
  /** Looks again at one, if it is in memory. */
  readonly look: (id: string) => Promise<void>;
  /** Who is connected where. */
  readonly lookout: Lookout;
  readonly close: () => void;
}
