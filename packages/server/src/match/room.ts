/** Everything about a match that is not the game: seats and who holds them, the host, the clock, the luck. */
import type { Luck, Result } from '@tortuga/engine';
import {
  type Clock,
  type Colour,
  copyResult,
  type Level,
  type RoomView,
  type SeatView,
} from '@tortuga/protocol';
import type { Status } from '../store/store.ts';
import { isSameLock } from './locks.ts';

export type RoomSeat = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: Level } | Person;

export interface Person {
  readonly kind: 'person';
  /** SHA-256 of the token: what is stored opens no seat. */
  readonly lock: string;
  readonly name: string;
  readonly colour: Colour;
  /** What he adds to the luck; null where he has not yet. */
  readonly nonce: string | null;
  readonly ready: boolean;
  readonly away: boolean;
  readonly resigned: boolean;
  readonly stops: boolean;
}

export interface Room {
  readonly game: string;
  readonly version: number;
  readonly options: string;
  readonly status: Status;
  readonly listed: boolean;
  readonly clock: Clock;
  readonly standIn: Level;
  readonly randomOrder: boolean;
  readonly seats: readonly RoomSeat[];
  /** The lock of the host's seat; null where no person is left. */
  readonly host: string | null;
  readonly seed: string;
  readonly commit: string;
  /** By seat, closed when the match starts. */
  readonly nonces: Luck['nonces'];
  readonly deadline: number | null;
  /** When somebody has to look after it, as it was written: the store may put that off. */
  readonly wakeAt: number | null;
  readonly result: Result | null;
  readonly seal: string | null;
  readonly rematch: string | null;
  /** One-time codes for another device: hash of the code, lock of the seat, and until when. */
  readonly devices: readonly { readonly code: string; readonly lock: string; readonly until: number }[];
}

export const seatOfLock = ({ seats }: Room, lock: string): number | undefined => {
  const seat = seats.findIndex((each) => each.kind === 'person' && isSameLock(each.lock, lock));
  return seat < 0 ? undefined : seat;
};

/** Of those locks that hold a seat, each once, in their order. */
export const seatsOfLocks = (room: Room, locks: readonly string[]): readonly number[] => [
  ...new Set(locks.flatMap((lock) => seatOfLock(room, lock) ?? [])),
];

export const isHost = ({ host }: Room, lock: string): boolean => host !== null && isSameLock(host, lock);

const seatView = (room: Room, sitter: RoomSeat, online: boolean): SeatView => {
  if (sitter.kind !== 'person') return sitter;
  const { kind, name, colour, ready, away, resigned, stops, lock } = sitter;
  return { kind, name, colour, ready, host: lock === room.host, away, resigned, stops, online };
};

export interface Presence {
  readonly online: ReadonlySet<number>;
  readonly spectators: number;
}

/** Built up from nothing: the seed, locks and nonces stay here. */
export const viewOfRoom = (match: string, room: Room, seq: number, presence: Presence): RoomView => ({
  match,
  game: room.game,
  version: room.version,
  options: room.options,
  status: room.status,
  listed: room.listed,
  clock: room.clock,
  standIn: room.standIn,
  randomOrder: room.randomOrder,
  seats: room.seats.map((sitter, seat) => seatView(room, sitter, presence.online.has(seat))),
  commit: room.commit,
  deadline: room.deadline,
  seq,
  spectators: presence.spectators,
  result: room.result === null ? null : copyResult(room.result),
  seal: room.seal,
  rematch: room.rematch,
});
