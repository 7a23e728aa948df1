/** What everybody may know of a match besides the game itself: who sits where, and how it stands. */
import { z } from 'zod/mini';
import { clock, colour, level, matchId, name, seq } from './words.ts';

const seatView = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
  z.strictObject({
    kind: z.literal('person'),
    name,
    colour,
    ready: z.boolean(),
    host: z.boolean(),
    /** A bot plays for whoever is away, or has resigned. */
    away: z.boolean(),
    resigned: z.boolean(),
    /** Agrees to stop here. */
    stops: z.boolean(),
    online: z.boolean(),
  }),
]);
export type SeatView = z.infer<typeof seatView>;

const result = z.strictObject({
  places: z.array(z.int()),
  scores: z.array(z.number()),
  by: z.string(),
});

export const roomView = z.strictObject({
  match: matchId,
  game: z.string(),
  version: z.int(),
  /** Printed whole, as in a transcript. */
  options: z.string(),
  status: z.enum(['open', 'playing', 'over']),
  listed: z.boolean(),
  clock,
  /** Who plays for those who are away. */
  standIn: level,
  randomOrder: z.boolean(),
  seats: z.array(seatView),
  /** SHA-256 of the seed of all luck, from the beginning. */
  commit: z.string(),
  /** When the seat to move runs out of time, in milliseconds since 1970. */
  deadline: z.nullable(z.number()),
  /** When the room last changed: moves that leave it alone are told by frames only. */
  seq,
  spectators: z.int(),
  result: z.nullable(result),
  seal: z.nullable(z.string()),
  /** The match that follows, once somebody has asked for it. */
  rematch: z.nullable(matchId),
});
export type RoomView = z.infer<typeof roomView>;
