/**
 * Who is at which table, on this node and on the others as they say. Nothing of it is stored. A node numbers what it says
 * and repeats the last number with every beat: who has missed something asks it to say all again.
 */
import type { Reaction } from '@tortuga/protocol';
import type { NodeBus } from '../bus/nodeBus.ts';
import type { Crew, Note } from '../bus/note.ts';
import type { Clock } from '../ports.ts';
import { countNote, isAllHeard, newPeer, outdated, type Peer } from './peer.ts';

export interface Lookout {
  /** Those who are at a table here, when they have changed. */
  readonly muster: (match: string, crew: Crew) => void;
  readonly elsewhere: (match: string) => readonly Crew[];
  /** To those at the table on other nodes. */
  readonly react: (match: string, seat: number, reaction: Reaction) => void;
  /** Somebody has acted for these seats, whether he is connected or not. */
  readonly sight: (match: string, seats: readonly number[]) => void;
  /** Nobody has been in that seat for half a minute, as far as is known here. */
  readonly isLongGone: (match: string, seat: number) => boolean;
  readonly hear: (note: Heard, from: string) => void;
  /** This node was deaf for a while. */
  readonly missed: () => void;
  /** Says that this node lives, and forgets those of which nothing is heard. */
  readonly beat: () => void;
}

type Heard = Exclude<Note, { kind: 'written' }>;

export interface LookoutWorld {
  readonly bus: NodeBus;
  readonly clock: Clock;
  /** Others are at a table on other nodes than before. */
  readonly changed: (match: string) => void;
  readonly reacted: (match: string, seat: number, reaction: Reaction) => void;
}

interface Watch extends LookoutWorld {
  readonly peers: Map<string, Peer>;
  /** Those here, by match. */
  readonly own: Map<string, Crew>;
  /** When somebody was last seen in a seat, by match and seat; for half a minute. */
  readonly seen: Map<string, number>;
  /** Since when all is heard. */
  since: number;
  /** The number of the last note. */
  said: number;
  /** Where the last account of all begins. */
  account: number;
  isAskedAgain: boolean;
}

/** A node that is silent for so many milliseconds, which are a few beats, is gone. */
const SILENCE = 5000;
/** Long enough for a page to be loaded again, or to come back from another network. */
export const LONG = 30_000;

const EMPTY: Crew = { seats: [], spectators: 0 };

const isEmpty = ({ seats, spectators }: Crew): boolean => seats.length === 0 && spectators === 0;

const isSame = (one: Crew, other: Crew): boolean =>
  one.spectators === other.spectators &&
  one.seats.length === other.seats.length &&
  one.seats.every((seat) => other.seats.includes(seat));

export const makeLookout = (world: LookoutWorld): Lookout => {
  const watch: Watch = {
    ...world,
    peers: new Map(),
    own: new Map(),
    seen: new Map(),
    since: world.clock.now(),
    said: 0,
    account: 0,
    isAskedAgain: false,
  };
  return {
    muster: (match, crew) => muster(watch, match, crew),
    elsewhere: (match) => elsewhere(watch, match),
    react: (match, seat, reaction) => {
      if (watch.peers.size > 0)
        world.bus.say({ kind: 'reacted', ...nextPlace(watch), match, seat, reaction });
    },
    sight: (match, seats) => {
      noteSeen(watch, match, seats);
      if (watch.peers.size > 0) world.bus.say({ kind: 'seen', match, seats });
    },
    isLongGone: (match, seat) => isLongGone(watch, match, seat),
    hear: (note, from) => hear(watch, note, from),
    missed: () => {
      watch.since = world.clock.now();
    },
    beat: () => beat(watch),
  };
};

const nextPlace = (watch: Watch) => {
  watch.said += 1;
  return { number: watch.said, since: watch.account };
};

const muster = (watch: Watch, match: string, crew: Crew): void => {
  const { own, peers, bus } = watch;
  const before = own.get(match) ?? EMPTY;
  if (isSame(before, crew)) return;
  noteSeen(watch, match, before.seats);
  if (isEmpty(crew)) own.delete(match);
  else own.set(match, crew);
  const place = nextPlace(watch);
  // Where nobody listens yet: who comes finds a number that he has not heard, and asks.
  if (peers.size > 0) bus.say({ kind: 'here', ...place, match, ...crew });
};

const seatKey = (match: string, seat: number): string => `${match} ${seat}`;

const noteSeen = ({ seen, clock }: Watch, match: string, seats: readonly number[]): void => {
  for (const seat of seats) seen.set(seatKey(match, seat), clock.now());
};

const elsewhere = ({ peers }: Watch, match: string): readonly Crew[] => {
  const crews: Crew[] = [];
  for (const peer of peers.values()) {
    const crew = peer.crews.get(match);
    if (crew !== undefined) crews.push(crew);
  }
  return crews;
};

/** Before this node listened anybody may have been there. */
const isLongGone = (watch: Watch, match: string, seat: number): boolean => {
  const { own, seen, clock, since } = watch;
  const crews = [own.get(match) ?? EMPTY, ...elsewhere(watch, match)];
  if (crews.some(({ seats }) => seats.includes(seat))) return false;
  return clock.now() - Math.max(seen.get(seatKey(match, seat)) ?? since, since) >= LONG;
};

const hear = (watch: Watch, note: Heard, from: string): void => {
  const { peers, clock, bus } = watch;
  const peer = peers.get(from) ?? newPeer(clock.now());
  peers.set(from, peer);
  peer.heardAt = clock.now();
  switch (note.kind) {
    case 'here':
      if (countNote(peer, note)) learn(watch, peer, note.match, note);
      return;
    case 'reacted':
      if (countNote(peer, note)) watch.reacted(note.match, note.seat, note.reaction);
      return;
    case 'seen':
      noteSeen(watch, note.match, note.seats);
      return;
    case 'alive':
      if (!isAllHeard(peer, note)) bus.say({ kind: 'again', node: from });
      else for (const match of outdated(peer)) learn(watch, peer, match, { ...EMPTY, number: note.number });
      return;
    case 'again':
      watch.isAskedAgain ||= note.node === bus.node;
  }
};

const learn = (
  watch: Watch,
  { crews }: Peer,
  match: string,
  said: Crew & { readonly number: number },
): void => {
  const before = crews.get(match) ?? EMPTY;
  const { seats, spectators, number } = said;
  if (isEmpty(said)) crews.delete(match);
  else crews.set(match, { seats, spectators, number });
  if (isSame(before, said)) return;
  noteSeen(watch, match, before.seats);
  watch.changed(match);
};

const beat = (watch: Watch): void => {
  const { peers, seen, clock, bus } = watch;
  for (const [node, { heardAt }] of peers) if (clock.now() - heardAt >= SILENCE) forget(watch, node);
  for (const [key, time] of seen) if (clock.now() - time >= LONG) seen.delete(key);
  if (watch.isAskedAgain) sayAll(watch);
  bus.say({ kind: 'alive', number: watch.said, since: watch.account });
};

const forget = (watch: Watch, node: string): void => {
  const { crews } = watch.peers.get(node) ?? newPeer(0);
  watch.peers.delete(node);
  for (const [match, crew] of crews) {
    noteSeen(watch, match, crew.seats);
    watch.changed(match);
  }
};

/** However many have asked, once a beat is enough. */
const sayAll = (watch: Watch): void => {
  watch.isAskedAgain = false;
  watch.account = watch.said;
  for (const [match, crew] of watch.own) watch.bus.say({ kind: 'here', ...nextPlace(watch), match, ...crew });
};
