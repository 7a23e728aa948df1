/** A table that gathers its crew, as the parts of its page see it. */
import type { RoomView, SeatView } from '@tortuga/protocol';
import type { Sitter } from '@tortuga/table';
import type { Acting } from './useActing.ts';

export type Person = Extract<SeatView, { readonly kind: 'person' }>;

export interface Gathering {
  readonly match: string;
  readonly room: RoomView;
  readonly sitters: readonly Sitter[];
  /** By seat: undefined for those of others. */
  readonly tokens: ReadonlyMap<number, string>;
  /** Of the seat at the head of the table, where it is ours. */
  readonly hostToken: string | undefined;
  /** By seat, what the options say of it alone. */
  readonly handicaps: readonly (readonly string[])[];
  readonly act: Acting['act'];
  /** After sitting down or getting up. */
  readonly comeAgain: () => void;
}

/** Seats are told in the order of their tokens. */
export const tokensBySeat = (
  seats: readonly number[],
  tokens: readonly string[],
): ReadonlyMap<number, string> =>
  new Map(seats.flatMap((seat, index) => (tokens[index] === undefined ? [] : [[seat, tokens[index]]])));

export const hostTokenIn = ({ seats }: RoomView, tokens: ReadonlyMap<number, string>): string | undefined =>
  tokens.get(seats.findIndex((seat) => seat.kind === 'person' && seat.host));

export const openSeats = ({ seats }: RoomView): readonly number[] =>
  seats.flatMap((seat, index) => (seat.kind === 'open' ? [index] : []));

/** Nobody else sits here, and oneself on one chair only. */
export const isAlone = ({ room, tokens }: Pick<Gathering, 'room' | 'tokens'>): boolean =>
  tokens.size === 1 && room.seats.filter(({ kind }) => kind === 'person').length === 1;

/** Who keeps the others waiting. The host says so by starting. */
export const unready = ({ seats }: RoomView): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && !seat.ready && !seat.host ? [seat.name] : []));

/** A host who has said ready and is gone keeps nobody waiting: then anybody at the table may start. */
export const starterToken = ({ room, tokens, hostToken }: Gathering): string | undefined => {
  if (hostToken !== undefined) return hostToken;
  const people = room.seats.filter((seat): seat is Person => seat.kind === 'person');
  const isAbandoned = people.some(({ host, online }) => host && !online);
  return isAbandoned && people.every(({ ready }) => ready) ? [...tokens.values()][0] : undefined;
};
