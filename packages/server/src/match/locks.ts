/** Tokens open seats; only their hashes are kept. */
import { hash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export const hashOf = (text: string): string => hash('sha256', text);

export const lockOf = (token: string): string => hashOf(token);

/** In constant time, so that a guess learns nothing from how long it took. */
export const isSameLock = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
