/** Tokens open seats; only their hashes are kept. */
import { createHash, timingSafeEqual } from 'node:crypto';

export const lockOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** In constant time, so that a guess learns nothing from how long it took. */
export const isSameLock = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
