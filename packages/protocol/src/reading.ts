/** What a client says, read. */
import { type ToServer, toServer } from './socket.ts';
import { MOST_MOVE, MOST_MOVE_ID, SEAT_DIGITS, TOKEN } from './words.ts';

/** Of a move's letters, those that JSON writes as they are. */
const PLAIN = '[ !#-\\[\\]-~]';

const SEAT = `0|[1-9][0-9]{0,${SEAT_DIGITS - 1}}`;

/** A move as `JSON.stringify` writes it, letter by letter: nearly all that a server ever hears. */
const MOVE = new RegExp(
  `^{"kind":"move","id":"(${TOKEN}{1,${MOST_MOVE_ID}})","seat":(${SEAT}),"move":"(${PLAIN}{1,${MOST_MOVE}})"}$`,
);

/** Undefined where it is no message. */
export const parseToServer = (text: string): ToServer | undefined => parsePlainMove(text) ?? parseAny(text);

/** A short cut for the schema, and never another opinion: a test compares the two. */
export const parsePlainMove = (text: string): ToServer | undefined => {
  const found = MOVE.exec(text);
  if (found === null) return undefined;
  const [, id = '', seat, move = ''] = found;
  return { kind: 'move', id, seat: Number(seat), move };
};

const parseAny = (text: string): ToServer | undefined => {
  try {
    return toServer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
