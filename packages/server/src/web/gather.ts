/**
 * What is written in one turn of the event loop leaves together at its end: a move's frame and its acknowledgement in
 * one packet, and all matches that were heard from in this turn one after another.
 */
import type { Writable } from 'node:stream';

export type Wire = Pick<Writable, 'cork' | 'uncork'>;

export interface Gatherer {
  /** Holds back what is written from now on. */
  readonly hold: (wire: Wire) => void;
  /** Lets one go before the others. */
  readonly release: (wire: Wire) => void;
}

export const makeGatherer = (atEndOfTurn: (call: () => void) => void): Gatherer => {
  const held = new Set<Wire>();
  const release = (wire: Wire): void => {
    if (held.delete(wire)) wire.uncork();
  };
  const releaseAll = (): void => {
    for (const wire of held) wire.uncork();
    held.clear();
  };
  return {
    hold: (wire) => {
      if (held.has(wire)) return;
      if (held.size === 0) atEndOfTurn(releaseAll);
      held.add(wire);
      wire.cork();
    },
    release,
  };
};
