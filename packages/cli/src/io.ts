/** The outside world as the commands see it: a port, so that tests can be the terminal. */

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** A line that the next one overwrites; for watchers only. */
  readonly status: (text: string) => void;
  /** Whether somebody types, and whether somebody watches. */
  readonly interactive: boolean;
  readonly watched: boolean;
  readonly colours: boolean;
  /** A line typed, or undefined once the input has ended. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  readonly clear: () => void;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** All of standard input. */
  readonly readInput: () => Promise<string>;
}
