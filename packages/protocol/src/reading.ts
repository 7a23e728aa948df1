/** What a client says, read. */
import { type ToServer, toServer } from './socket.ts';
import { MOST_MOVE, MOST_MOVE_ID, MOST_SEATS, TOKEN } from './words.ts';

/** Of a move's letters, those that JSON writes as they are. */
const PLAIN = '[ !#-\\[\\]-~]';

/** A move as `JSON.stringify` writes it, letter by letter: nearly all that a server ever hears. */
const MOVE = new RegExp(
  `^{"kind":"move","id":"(${TOKEN}{1,${MOST_MOVE_ID}})","seat":([0-${MOST_SEATS - 1}]),"move":"(${PLAIN}{1,${MOST_MOVE}})"}$`,
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
