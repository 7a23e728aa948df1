/** Carries short texts among the nodes: those of one node in the order in which it published them. */
export interface Bus {
  readonly publish: (text: string) => void;
  /** Also hears what this node publishes, later and never during the call. Gives what ends it. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly close: () => Promise<void>;
}

/** Is told a text, or `MISSED`. */
export type Listener = (text: string) => void;

/** Something may have been missed: any match may have changed. */
export const MISSED = '*';
