/** Luck anyone can check afterwards: every chance move of a match comes from a stream fixed before it began. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random, Seat } from './game.ts';
import { belowLarge } from './random.ts';

/** What one person's browser added when it sat down. */
export interface Nonce {
  readonly seat: Seat;
  readonly nonce: string;
}

/** Everything the luck of a match depends on. The seed stays secret until the match is over. */
export interface Luck {
  readonly match: string;
  /** 256 bits as 64 lower-case hexadecimal digits. */
  readonly seed: string;
  readonly nonces: readonly Nonce[];
}

const WORDS = 8; // 32-bit words in one SHA-256 block

export const isHex256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Match ids and nonces: no space and no line break, so that the message below reads in one way only. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{1,128}$/.test(text);

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What the server publishes before the match: SHA-256 of the seed's 32 bytes. */
export const commitTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The stream of the chance entry numbered `seq`: HMAC-SHA-256(seed, match ‖ nonces ‖ seq ‖ block). */
export const fairRandom = (luck: Luck, seq: number): Random => {
  const key = hexToBytes(luck.seed);
  const nonces = luck.nonces.map(({ seat, nonce }) => `${seat}:${nonce}`).join(',');
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let used = WORDS;

  const word = (): number => {
    if (used === WORDS) {
      const message = `${luck.match}\n${nonces}\n${seq}\n${blocks}`;
      block = new DataView(hmac(sha256, key, utf8ToBytes(message)).buffer);
      blocks += 1;
      used = 0;
    }
    const drawn = block.getUint32(used * 4);
    used += 1;
    return drawn;
  };

  return { below: (n) => belowLarge(word, n) };
};
