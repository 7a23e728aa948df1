/** Luck that is written down: a test that fails once fails again. */
import { createHash } from 'node:crypto';
import type { systemChance } from '@tortuga/server';

type Chance = typeof systemChance;

export interface SteeredChance extends Chance {
  /** From here on all luck follows from this text. */
  readonly begin: (text: string) => void;
}

/** The server's. */
export const steeredChance = (): SteeredChance => {
  let text = '';
  let drawn = 0;
  const draw = (): Buffer => {
    drawn += 1;
    return createHash('sha256').update(`${text} ${drawn}`).digest();
  };
  return {
    begin: (next) => {
      text = next;
      drawn = 0;
    },
    token: () => draw().toString('base64url'),
    matchId: () => draw().subarray(0, 9).toString('base64url'),
    seed: () => draw().toString('hex'),
    below: (n) => draw().readUInt32BE() % n,
  };
};

/** A browser's: 32 bits to begin with, and how much was drawn is kept for as long as the tab, over reloads too. */
export const luckScript = (text: string): string => `
  const begin = ${createHash('sha256').update(text).digest().readUInt32BE()};
  let drawn = Number(sessionStorage.getItem('drawn') ?? 0);
  const draw = () => {
    drawn += 1;
    sessionStorage.setItem('drawn', drawn);
    let mixed = Math.imul(begin ^ Math.imul(drawn, 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  crypto.getRandomValues = (numbers) => {
    for (let index = 0; index < numbers.length; index++) numbers[index] = draw();
    return numbers;
  };
`;
