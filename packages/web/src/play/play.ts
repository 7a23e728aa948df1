/** A match as a page follows it, wherever it is kept: on a server, or in this very page. */
import type { Kept, Result, Seat, Viewer } from '@tortuga/engine';
import type { ActionRequest, MoveReply, Reaction, RoomView } from '@tortuga/protocol';
import type { Frames } from '@tortuga/table/frames';

/**
 * What keeps a match from going on. `full`: the browser has no room left to keep it; `bot`: a bot did not answer;
 * `gone`: it is not there any more, or this seat is somebody else's now. All but the last may be tried again.
 */
export type Trouble = 'full' | 'bot' | 'gone';

/** Never changed, only replaced. */
export interface PlayNow {
  /** As on a server, also for a match in this page. */
  readonly room: RoomView | undefined;
  /** Played from this page. */
  readonly seats: readonly Seat[];
  readonly line: 'connecting' | 'open' | 'lost' | 'here';
  readonly result: Result | undefined;
  readonly trouble: Trouble | undefined;
  /** Whose time ran out last, of the seats of this page, until he moves himself: a bot has moved for him. */
  readonly overtaken?: Seat | undefined;
  /** Nothing of it outlives this page. */
  readonly isFleeting?: boolean;
}

/** What a player can do besides moving. */
export type PlayAction = Extract<ActionRequest, { readonly kind: 'leave' | 'return' | 'resign' | 'stop' }>;

export type Done = { readonly ok: true } | { readonly ok: false; readonly code: string };

export type Rematch =
  | { readonly ok: true; readonly match: string }
  | { readonly ok: false; readonly code: string };

export interface Play {
  readonly now: () => PlayNow;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * All that was shown through these eyes since the page was opened, and all that waits to be; undefined until there is
   * something to see. Listeners are told when there is.
   */
  readonly frames: (viewer: Viewer) => Frames | undefined;
  /** Settled when it is stored or refused. */
  readonly move: (seat: Seat, move: string) => Promise<MoveReply>;
  readonly act: (seat: Seat, action: PlayAction) => Promise<Done>;
  readonly react: (seat: Seat, reaction: Reaction) => void;
  readonly listen: (hear: (seat: Seat, reaction: Reaction) => void) => () => void;
  /** The match that follows, with seats rotated, once this one is over. */
  readonly rematch: () => Promise<Rematch>;
  /** The sealed record, once it is over. */
  readonly record: () => Promise<string | undefined>;
  /** What this browser has kept to check the record by. */
  readonly kept: () => Kept;
  /**
   * While pieces are moving bots of this page wait. A server does not: what changes around the table is told when they
   * have come to rest.
   */
  readonly hold: (isHeld: boolean) => void;
  /** After trouble. */
  readonly retry: () => void;
  readonly close: () => void;
}
