/** What another node has said of who is with it, and whether all of that was heard. */
import type { Alive, Crew, Here, Reacted } from '../bus/note.ts';

export interface Peer {
  /** When it was last heard. */
  heardAt: number;
  /** The number of the last note that was heard; none after it have come. */
  last: number;
  /** Where its last account of all begins. */
  since: number;
  /** Some note since then was not heard. */
  hasGap: boolean;
  /** By match; nothing where nobody is. */
  readonly crews: Map<string, Crew & { readonly number: number }>;
}

export const newPeer = (now: number): Peer => ({
  heardAt: now,
  last: 0,
  since: 0,
  hasGap: false,
  crews: new Map(),
});

/** Counts a note. False where it was heard before: a bus may say things twice. */
export const countNote = (peer: Peer, { number, since }: Here | Reacted): boolean => {
  beginAccount(peer, since);
  if (number <= peer.last) return false;
  if (number > peer.last + 1) peer.hasGap = true;
  peer.last = number;
  return true;
};

/** It says all again, from here on. */
const beginAccount = (peer: Peer, since: number): void => {
  if (since <= peer.since) return;
  peer.since = since;
  peer.last = since;
  peer.hasGap = false;
};

/** With each sign of life: whether all that it has said was heard. */
export const isAllHeard = (peer: Peer, { number, since }: Alive): boolean => {
  beginAccount(peer, since);
  return !peer.hasGap && peer.last >= number;
};

/** Matches of which it has said something before its last account, and nothing in it: nobody is there any more. */
export const outdated = ({ crews, since }: Peer): readonly string[] =>
  [...crews].flatMap(([match, { number }]) => (number <= since ? [match] : []));
