/** Luck for simulation: fast, seeded, the same everywhere. Matches use the fair stream of `fair.ts`. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './game.ts';

const TWO_32 = 4294967296;

/** The largest n for which a 32-bit word times n is exact in a double. */
const EXACT = 2097152;

/** sfc32 (Chris Doty-Humphrey's Small Fast Counter, 32 bit), seeded with SHA-256 of the text. */
export const seededRandom = (seed: string): Random => {
  const words = new DataView(sha256(utf8ToBytes(seed)).buffer);
  let a = words.getInt32(0);
  let b = words.getInt32(4);
  let c = words.getInt32(8);
  let counter = words.getInt32(12);

  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };

  /** Lemire's multiply-and-reject: no modulo bias, and a division only in the rare case. */
  const below = (n: number): number => {
    if (n > EXACT) return belowLarge(word, n);
    let product = word() * n;
    let low = product >>> 0;
    if (low < n) {
      const threshold = TWO_32 % n;
      while (low < threshold) {
        product = word() * n;
        low = product >>> 0;
      }
    }
    return (product - low) / TWO_32;
  };

  return { below };
};

/** Plain rejection, for n up to 2^32: also how the fair stream makes its integers. */
export const belowLarge = (word: () => number, n: number): number => {
  const limit = TWO_32 - (TWO_32 % n);
  let drawn = word();
  while (drawn >= limit) drawn = word();
  return drawn % n;
};

/** One of them, each as likely. */
export const pick = <V>(items: readonly V[], random: Random): V => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('pick: nothing to pick from');
  return item;
};

/** Fisher and Yates: every order as likely, in place. */
export const shuffle = <V>(items: V[], random: Random): V[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const chosen = random.below(last + 1);
    const moved = items[last] as V; // both indices are within the array
    items[last] = items[chosen] as V;
    items[chosen] = moved;
  }
  return items;
};
