/** The small values that messages are made of, with the limits that everybody keeps to. */
import { COLOURS, LEVELS, REACTIONS } from '@tortuga/vocabulary';
import { z } from 'zod/mini';

export const PROTOCOL = 1;

/** One letter of match ids, tokens, nonces and ids of moves: those that survive links, files and logs. */
export const TOKEN = '[A-Za-z0-9_-]';

const token = (least: number, most: number) =>
  z.string().check(z.regex(new RegExp(`^${TOKEN}{${least},${most}}$`)));

export const matchId = token(8, 32);
export const seatToken = token(22, 64);
export const nonce = token(16, 64);
export const MOST_MOVE_ID = 64;
export const moveId = token(1, MOST_MOVE_ID);
export const deviceCode = token(8, 64);

/** Some letters, signs and marks are blank: Hangul's fillers, Braille without dots, joiners, inherent vowels. */
const BLANK = '\\u115F\\u1160\\u3164\\uFFA0\\u2800\\u034F\\u17B4\\u17B5\\u180B-\\u180F';
/** Letters, digits, punctuation and signs with their marks, and single spaces: nothing that looks like nothing. */
const WORD = `(?![\\p{M}])(?:(?![${BLANK}])[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}])+`;
const NAME = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');
export const MOST_NAME = 20;

export const name = z.string().check(
  z.maxLength(4 * MOST_NAME),
  z.regex(NAME),
  z.refine((text: string) => Array.from(text).length <= MOST_NAME),
);

/** Whether somebody can be called so. */
export const isName = (text: string): boolean => name.safeParse(text).success;

export const colour = z.enum(COLOURS);
export const level = z.enum(LEVELS);
export const reaction = z.enum(REACTIONS);

export const MOST_MOVE = 1024;
export const moveText = z.string().check(z.regex(new RegExp(`^[\\x20-\\x7e]{1,${MOST_MOVE}}$`)));

/** How many seats there are is for a match's game to say: this only bounds what a stranger can send. */
export const SEAT_DIGITS = 2;
export const MOST_SENT = 10 ** SEAT_DIGITS;
export const seat = z.int().check(z.gte(0), z.lt(MOST_SENT));
export const seq = z.int().check(z.gte(0));

/** Untimed, seconds a move, or days a move. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().check(z.gte(5), z.lte(3600)) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.gte(1), z.lte(14)) }),
]);
export type Clock = z.infer<typeof clock>;
