/** The real world: its time and its randomness. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Chance, Clock } from './ports.ts';

/** Timers cannot be set for longer: they are set again. */
const LONGEST = 2_000_000_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    let timer: NodeJS.Timeout | undefined;
    const wait = (left: number): void => {
      timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : call()), Math.min(left, LONGEST));
      timer.unref();
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};

export const systemChance: Chance = {
  token: () => randomBytes(32).toString('base64url'),
  matchId: () => randomBytes(9).toString('base64url'),
  seed: () => randomBytes(32).toString('hex'),
  below: (n) => randomInt(n),
};
