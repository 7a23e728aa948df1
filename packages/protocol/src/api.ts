/** The bodies of HTTP requests and answers: the lobby and the records. */
import { z } from 'zod/mini';
import { roomView } from './room.ts';
import {
  clock,
  colour,
  deviceCode,
  level,
  matchId,
  MOST_SEATS,
  name,
  nonce,
  seat,
  seatToken,
} from './words.ts';

const sitter = z.strictObject({ kind: z.literal('me'), name, colour, nonce });
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
  seats: z.array(seatPlan).check(z.minLength(1), z.maxLength(MOST_SEATS)),
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
  /** The nonce is for one who has given none yet: after a rematch everybody adds a new one. */
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
export const listAnswer = z.strictObject({ rooms: z.array(roomView) });
export const deviceAnswer = z.strictObject({ code: deviceCode });
export const deviceRequest = z.strictObject({ code: deviceCode });

/** Every refusal of the API: a code to translate, and what it is about. */
export const refusalAnswer = z.strictObject({ code: z.string(), detail: z.optional(z.unknown()) });
export type RefusalAnswer = z.infer<typeof refusalAnswer>;
