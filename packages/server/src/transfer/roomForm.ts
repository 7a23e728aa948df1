/** A room that somebody else may have written: with the limits that the messages keep to. */
import { commitTo, isHex256 } from '@tortuga/engine';
import { joinRequest, roomView } from '@tortuga/protocol';
import { z } from 'zod/mini';
import type { Room } from '../match/room.ts';

const { name, colour, nonce } = joinRequest.shape;
const { status, listed, clock, standIn, randomOrder, result, rematch } = roomView.shape;

const hash = z.string().check(z.refine(isHex256));
const seat = z.int().check(z.gte(0));
const time = z.int();

const person = z.strictObject({
  kind: z.literal('person'),
  lock: hash,
  name,
  colour,
  nonce: z.nullable(nonce),
  ready: z.boolean(),
  away: z.boolean(),
  resigned: z.boolean(),
  stops: z.boolean(),
});

const sitter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: standIn }),
  person,
]);

const room: z.ZodMiniType<Room> = z.strictObject({
  game: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  version: z.int().check(z.gte(1)),
  options: z.string().check(z.regex(/^[^\r\n]+$/)),
  status,
  listed,
  clock,
  standIn,
  randomOrder,
  seats: z.array(sitter).check(z.minLength(1)),
  host: z.nullable(hash),
  seed: hash,
  commit: hash,
  nonces: z.array(z.strictObject({ seat, nonce })),
  deadline: z.nullable(time),
  wakeAt: z.nullable(time),
  result,
  seal: z.nullable(hash),
  rematch,
  devices: z.array(z.strictObject({ code: hash, lock: hash, until: time })),
});

/** Or the part of it that is not as it should be. */
export const parseRoom = (value: unknown): Room | { readonly wrong: string } => {
  const parsed = room.safeParse(value);
  if (!parsed.success) return { wrong: parsed.error.issues[0]?.path.join('.') ?? '' };
  return commitTo(parsed.data.seed) === parsed.data.commit ? parsed.data : { wrong: 'commit' };
};
