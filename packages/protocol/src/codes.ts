/**
 * Every code that a server refuses with: its status on HTTP, null where only sockets say it, and what it means. What a
 * server can answer, its OpenAPI, docs/protocol.md and the page's words all follow this table.
 */
export const CODES = {
  unreadable: { status: 400, means: 'not of the form that is asked for; of a move, no move of this game' },
  'seats-out-of-range': { status: 400, means: 'the game is for `min` to `max` of `detail`' },
  'nobody-sits': { status: 400, means: 'a match needs at least one person' },
  'no-nonce': { status: 400, means: 'ready, without ever having given a nonce' },
  'no-such-seat': { status: 400, means: 'the table has fewer seats' },
  'not-a-person': { status: 400, means: 'a bot sits there, or nobody' },
  'not-yourself': { status: 400, means: 'a host does not send himself away: he leaves' },
  'options-not-json': { status: 400, means: 'the options are no JSON' },
  'options-not-an-object': { status: 400, means: 'the options are no object' },
  'unknown-option': { status: 400, means: 'the game has other options: `known` of `detail`' },
  'not-a-flag': { status: 400, means: 'this option is true or false' },
  'not-a-whole-number': { status: 400, means: 'this option is a whole number' },
  'out-of-range': { status: 400, means: 'this option is a number from `min` to `max` of `detail`' },
  'off-step': { status: 400, means: 'this option counts from `min` in steps of `step`' },
  'unknown-choice': { status: 400, means: 'this option is one of the `choices` of `detail`' },
  'not-one-per-seat': { status: 400, means: 'this option is a list with one number for each seat' },
  'bad-data': { status: 400, means: 'the game cannot use this option, for the `reason` of `detail`' },
  'options-clash': { status: 400, means: 'these options exclude each other, for the `reason` of `detail`' },
  'wrong-origin': { status: 403, means: 'a page of another address asks' },
  'not-your-seat': { status: 403, means: 'the token opens no seat, or not this one' },
  'host-only': { status: 403, means: 'for the host alone' },
  'no-such-code': { status: 403, means: 'the code for a device was used, or is too old' },
  'not-found': { status: 404, means: 'there is nothing at this address' },
  'no-such-match': { status: 404, means: 'there is no such match' },
  'no-such-game': { status: 404, means: 'the server has other games: `known` of `detail`' },
  'already-started': { status: 409, means: 'the match has begun' },
  'name-taken': { status: 409, means: 'somebody at this table has that name' },
  'no-open-seat': { status: 409, means: 'this seat is not open, or none is' },
  'seat-taken': { status: 409, means: 'a person sits there' },
  'open-seats': { status: 409, means: 'a seat is still open' },
  'not-ready': { status: 409, means: 'somebody is not ready, or has given no nonce' },
  'not-over': { status: 409, means: 'the match is not over' },
  'not-playing': { status: 409, means: 'the match has not begun, or is over' },
  'host-is-here': { status: 409, means: 'the host was here a moment ago' },
  'other-version': { status: 410, means: 'this server plays another version of that game' },
  'too-large': { status: 413, means: 'more bytes than a request may have' },
  'not-json': { status: 415, means: 'the body does not call itself JSON' },
  'too-fast': { status: 429, means: 'too many requests of an address, or messages of a socket' },
  'server-error': { status: 500, means: 'the server failed; what was acknowledged is stored' },
  'try-again': { status: 503, means: 'the store did not take it' },
  'not-started': { status: null, means: 'the match has not begun' },
  'game-over': { status: null, means: 'the match is over' },
  resigned: { status: null, means: 'this seat has given up: a bot plays it' },
  'too-late': { status: null, means: 'for bots alone: the position has changed since' },
  'already-in': { status: null, means: 'this socket has said hello' },
  'too-quiet': { status: null, means: 'not let in in time' },
  'not-text': { status: null, means: 'a binary frame' },
  'too-many-sockets': { status: null, means: 'this address has as many as it may' },
  'match-deleted': { status: null, means: 'by its host, or by age' },
} as const satisfies Readonly<Record<string, Meaning>>;

interface Meaning {
  readonly status: number | null;
  /** In one line. */
  readonly means: string;
}

export type Code = keyof typeof CODES;

/** Those that HTTP answers with. */
export type HttpCode = { [C in Code]: (typeof CODES)[C]['status'] extends number ? C : never }[Code];
