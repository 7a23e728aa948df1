/** What the server needs of the world outside: injected, so that a whole server runs in one test without waiting. */
import type { Question } from '@tortuga/bots';

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls once, after so many milliseconds; what it gives back calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
}

export interface Chance {
  /** Unguessable: 32 random bytes in letters that links can carry. */
  readonly token: () => string;
  /** Short enough to be read aloud, and still not to be guessed. */
  readonly matchId: () => string;
  /** 256 bits as hexadecimal digits. */
  readonly seed: () => string;
  readonly below: (n: number) => number;
}

/** Where things are told that nobody playing needs to know. Never a token, a seed or a hand. */
export interface Log {
  readonly info: (facts: Readonly<Record<string, unknown>>, text: string) => void;
  readonly error: (facts: Readonly<Record<string, unknown>>, text: string) => void;
}

/** Chooses a move for a seat by its view alone. */
export interface Thinker {
  readonly choose: (question: Question) => Promise<string>;
  readonly close: () => Promise<void>;
}
