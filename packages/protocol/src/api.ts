/** The bodies of HTTP requests and answers: the lobby and the records. */
import { z } from 'zod/mini';
import { roomView } from './room.ts';
import {
  clock,
  colour,
  deviceCode,
  level,
  matchId,
  MOST_SENT,
  name,
  nonce,
  seat,
  seatToken,
} from './words.ts';

/** Without a nonce: the seed is drawn upon this request, and must not be chosen to suit it. */
const sitter = z.strictObject({ kind: z.literal('me'), name, colour });
const seatPlan = z.discriminatedUnion('kind', [
  sitter,
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

export const createRequest = z.strictObject({
  game: z.string().check(z.maxLength(64)),
  /** What is not said takes its default. */
  options: z.optional(z.record(z.string(), z.unknown())),
  seats: z.array(seatPlan).check(z.minLength(1), z.maxLength(MOST_SENT)),
  listed: z.optional(z.boolean()),
  clock: z.optional(clock),
  standIn: z.optional(level),
  randomOrder: z.optional(z.boolean()),
});
export type CreateRequest = z.infer<typeof createRequest>;

/** Tokens in the order of one's own seats. */
export const seated = z.strictObject({ match: matchId, tokens: z.array(seatToken), room: roomView });
export type Seated = z.infer<typeof seated>;

export const joinRequest = z.strictObject({ seat: z.optional(seat), name, colour, nonce });
export type JoinRequest = z.infer<typeof joinRequest>;

/** Everything one can do to a match with a seat's token, besides playing. */
export const actionRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dress'), name, colour }),
  /** The nonce is for one who has given none yet: who has created the match, and everybody after a rematch. */
  z.strictObject({ kind: z.literal('ready'), ready: z.boolean(), nonce: z.optional(nonce) }),
  z.strictObject({ kind: z.literal('leave') }),
  z.strictObject({ kind: z.literal('return') }),
  z.strictObject({ kind: z.literal('resign') }),
  z.strictObject({ kind: z.literal('stop'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('fill'), seat, level: z.nullable(level) }),
  z.strictObject({ kind: z.literal('free'), seat }),
  z.strictObject({ kind: z.literal('host'), seat }),
]);
export type ActionRequest = z.infer<typeof actionRequest>;

export const roomAnswer = z.strictObject({ room: roomView });
/** How it stands for the one who asks: his seat, and whose turn it is. */
export const seatAnswer = z.strictObject({ room: roomView, seat, turn: z.array(seat) });
export type SeatAnswer = z.infer<typeof seatAnswer>;
export const listAnswer = z.strictObject({ rooms: z.array(roomView) });
/** Where others can reach the server: null where it does not know. */
export const addressAnswer = z.strictObject({ address: z.nullable(z.string()) });
export const deviceAnswer = z.strictObject({ code: deviceCode });
export const rematchAnswer = z.strictObject({ match: matchId });
export const deviceRequest = z.strictObject({ code: deviceCode });

/** Every refusal of the API: a code to translate, and what it is about. */
export const refusalAnswer = z.strictObject({ code: z.string(), detail: z.optional(z.unknown()) });
export type RefusalAnswer = z.infer<typeof refusalAnswer>;
