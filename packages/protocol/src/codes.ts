/** Every code that a server refuses with, so that whoever puts them into words cannot forget one. docs/protocol.md explains them. */
export const CODES = [
  // 400
  'unreadable',
  'seats-out-of-range',
  'nobody-sits',
  'no-nonce',
  'no-such-seat',
  'not-a-person',
  'not-yourself',
  'unknown-option',
  'not-a-flag',
  'not-a-whole-number',
  'out-of-range',
  'off-step',
  'unknown-choice',
  'not-one-per-seat',
  'bad-data',
  'options-clash',
  // 403
  'wrong-origin',
  'not-your-seat',
  'host-only',
  'no-such-code',
  // 404
  'not-found',
  'no-such-match',
  'no-such-game',
  // 409
  'already-started',
  'name-taken',
  'no-open-seat',
  'seat-taken',
  'open-seats',
  'not-ready',
  'not-over',
  'not-playing',
  'host-is-here',
  // 410
  'other-version',
  // 413, 415, 429
  'too-large',
  'not-json',
  'too-fast',
  // 500, 503
  'server-error',
  'try-again',
  // Of a move, a hello, or a socket that is closed
  'not-started',
  'game-over',
  'resigned',
  'too-late',
  'already-in',
  'too-quiet',
  'not-text',
  'too-many-sockets',
  'match-deleted',
] as const;
export type Code = (typeof CODES)[number];

/** Undefined for what a game refuses with, and for what a newer server might say. */
export const parseCode = (text: string): Code | undefined => CODES.find((code) => code === text);
