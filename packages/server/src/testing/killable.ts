/** What is killed, and what is played on it meanwhile. */
import type { AnyGame } from '@tortuga/engine';
import type { Store } from '../store/store.ts';
import type { Pulse } from './pulse.ts';
import type { Survivor } from './survivor.ts';

export interface Killable {
  /** Where its nodes serve: the players of a match are spread over them. */
  readonly bases: readonly [string, ...(readonly string[])];
  /** Kills a part of it, and starts that again at the same address. */
  readonly killAndRestart: (kill: number) => Promise<void>;
  /** Rejected when a part of it ends though nobody has killed it. */
  readonly crashed: Promise<never>;
  /** Kills all that serves, and opens what it has stored. */
  readonly killAndOpenStore: () => Promise<Store>;
}

/** A server that is being played on. */
export interface Played {
  readonly server: Killable;
  readonly pulse: Pulse;
  /** What a promise comes to, unless it would never come to anything. */
  readonly inTime: <R>(promise: Promise<R>) => Promise<R>;
  /** All who have ever come. */
  readonly players: Survivor[];
}

/** One match on it. */
export interface PlayedMatch {
  readonly game: AnyGame;
  readonly match: string;
  readonly commit: string;
  readonly tokens: readonly string[];
  readonly players: readonly Survivor[];
}
