/** Tells the nodes that a match was written, so that they bring their sockets up to date. */
export interface Bus {
  readonly publish: (match: string) => void;
  /** Also hears what this node publishes, later and never during the call. Gives what ends it. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly close: () => Promise<void>;
}

/** Is told a match that may have changed, or `ANY_MATCH`. */
export type Listener = (match: string) => void;

/** Something may have been missed: anything may have changed. */
export const ANY_MATCH = '*';
