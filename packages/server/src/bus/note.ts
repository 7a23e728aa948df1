/** What nodes tell each other, as texts on the bus: ids, numbers of seats, counts. No token, no name, no view. */
import { type Reaction, REACTIONS } from '@tortuga/protocol';

/** Where a note stands in all that its node has said of who is with it. */
interface Place {
  /** Its own number; that of the last one before it where it is only a sign of life. */
  readonly number: number;
  /** Up to this number nothing holds any more: what still does was said again. */
  readonly since: number;
}

/** Who of a match is connected to one node. */
export interface Crew {
  readonly seats: readonly number[];
  readonly spectators: number;
}

export type Here = { readonly kind: 'here'; readonly match: string } & Place & Crew;

export type Reacted = {
  readonly kind: 'reacted';
  readonly match: string;
  readonly seat: number;
  readonly reaction: Reaction;
} & Place;

/** Somebody has just acted for these seats, connected or not. */
interface Seen {
  readonly kind: 'seen';
  readonly match: string;
  readonly seats: readonly number[];
}

export type Alive = { readonly kind: 'alive' } & Place;

export type Note =
  | { readonly kind: 'written'; readonly match: string }
  | Here
  | Reacted
  | Seen
  | Alive
  /** Asks a node to say again who is with it. */
  | { readonly kind: 'again'; readonly node: string };

/** For the text of a match that was written there is a shorter way: it is the match. */
export const makeNote = (note: Note): string => {
  switch (note.kind) {
    case 'written':
      return note.match;
    case 'here':
      return `here ${placeText(note)} ${note.match} ${seatsText(note)} ${note.spectators}`;
    case 'reacted':
      return `reacted ${placeText(note)} ${note.match} ${note.seat} ${note.reaction}`;
    case 'seen':
      return `seen ${note.match} ${seatsText(note)}`;
    case 'alive':
      return `alive ${placeText(note)}`;
    case 'again':
      return `again ${note.node}`;
  }
};

const placeText = ({ number, since }: Place): string => `${number} ${since}`;

const seatsText = ({ seats }: Pick<Crew, 'seats'>): string => seats.join(',') || '-';

const COUNT = '(0|[1-9]\\d{0,14})';
const NAME = '([\\w-]+)';
const SEAT = '(?:0|[1-9]\\d?)';
const SEATS = `(-|${SEAT}(?:,${SEAT})*)`;
const HERE = new RegExp(`^here ${COUNT} ${COUNT} ${NAME} ${SEATS} ${COUNT}$`);
const REACTED = new RegExp(`^reacted ${COUNT} ${COUNT} ${NAME} (${SEAT}) ${NAME}$`);
const SEEN = new RegExp(`^seen ${NAME} ${SEATS}$`);
const ALIVE = new RegExp(`^alive ${COUNT} ${COUNT}$`);
const AGAIN = new RegExp(`^again ${NAME}$`);

/** Undefined for what this version does not understand: another one may have said it. */
export const parseNote = (text: string): Note | undefined =>
  text.includes(' ')
    ? (parseHere(text) ?? parseReacted(text) ?? parseSeen(text) ?? parseAlive(text) ?? parseAgain(text))
    : { kind: 'written', match: text };

const parseHere = (text: string): Note | undefined => {
  const [, number, since, match, seats, spectators] = HERE.exec(text) ?? [];
  if (match === undefined || seats === undefined) return undefined;
  return {
    kind: 'here',
    number: Number(number),
    since: Number(since),
    match,
    seats: parseSeats(seats),
    spectators: Number(spectators),
  };
};

const parseSeats = (text: string): readonly number[] => (text === '-' ? [] : text.split(',').map(Number));

const parseSeen = (text: string): Note | undefined => {
  const [, match, seats] = SEEN.exec(text) ?? [];
  return match === undefined || seats === undefined
    ? undefined
    : { kind: 'seen', match, seats: parseSeats(seats) };
};

const parseReacted = (text: string): Note | undefined => {
  const [, number, since, match, seat, word] = REACTED.exec(text) ?? [];
  const reaction = REACTIONS.find((each) => each === word);
  if (match === undefined || reaction === undefined) return undefined;
  return {
    kind: 'reacted',
    number: Number(number),
    since: Number(since),
    match,
    seat: Number(seat),
    reaction,
  };
};

const parseAlive = (text: string): Note | undefined => {
  const [, number, since] = ALIVE.exec(text) ?? [];
  return number === undefined ? undefined : { kind: 'alive', number: Number(number), since: Number(since) };
};

const parseAgain = (text: string): Note | undefined => {
  const [, node] = AGAIN.exec(text) ?? [];
  return node === undefined ? undefined : { kind: 'again', node };
};
