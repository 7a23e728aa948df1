/** The messages of a match's socket, each way. JSON, one message a frame. */
import { z } from 'zod/mini';
import { roomView } from './room.ts';
import { matchId, moveId, moveText, MOST_SENT, PROTOCOL, reaction, seat, seatToken, seq } from './words.ts';

/** Whose eyes: a seat's, or a spectator's. */
const viewer = z.union([seat, z.literal('spectator')]);

const hello = z.strictObject({
  kind: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  match: matchId,
  /** Of the seats one holds: none to look on, several for a sofa. */
  tokens: z.array(seatToken).check(z.maxLength(MOST_SENT)),
  /** The last entry one has seen; null for a fresh start. */
  since: z.nullable(seq),
});

const move = z.strictObject({ kind: z.literal('move'), id: moveId, seat, move: moveText });
const react = z.strictObject({ kind: z.literal('react'), seat, reaction });
const ping = z.strictObject({ kind: z.literal('ping') });

export const toServer = z.discriminatedUnion('kind', [hello, move, react, ping]);
export type ToServer = z.infer<typeof toServer>;
export type Hello = z.infer<typeof hello>;

/** After `hello`: which seats are one's own. */
const welcome = z.strictObject({
  kind: z.literal('welcome'),
  protocol: z.literal(PROTOCOL),
  room: roomView,
  seats: z.array(seat),
});

const room = z.strictObject({ kind: z.literal('room'), room: roomView });

/** One stored entry, as this viewer may know it. `heard` and `view` are the game's own. */
const frame = z.strictObject({
  kind: z.literal('frame'),
  viewer,
  seq,
  by: z.union([seat, z.literal('chance')]),
  heard: z.array(z.unknown()),
  view: z.unknown(),
});

/** Everything as it is now, where a tail of frames would be too long. */
const resync = z.strictObject({ kind: z.literal('resync'), viewer, seq, view: z.unknown() });

/** Stored, and so it stands. */
const accepted = z.strictObject({ kind: z.literal('accepted'), id: moveId, seq });

/** `refusal` is the game's own reason, where it is the game that refuses. */
const refused = z.strictObject({
  kind: z.literal('refused'),
  id: moveId,
  code: z.string(),
  refusal: z.nullable(z.unknown()),
});

const reacted = z.strictObject({ kind: z.literal('reacted'), seat, reaction });
const pong = z.strictObject({ kind: z.literal('pong') });

/** A message that could not be taken. */
const error = z.strictObject({ kind: z.literal('error'), code: z.string() });

export const toClient = z.discriminatedUnion('kind', [
  welcome,
  room,
  frame,
  resync,
  accepted,
  refused,
  reacted,
  pong,
  error,
]);
export type ToClient = z.infer<typeof toClient>;
export type FrameMessage = z.infer<typeof frame>;
