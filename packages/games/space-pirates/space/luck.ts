/** The luck of one flick: a stream of numbers in [0, 1) from the 32 bits that chance gives. */

export interface Luck {
  readonly next: () => number;
}

/** As many lucks as there are. */
export const LUCKS = 4294967296;

export const isLuck = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < LUCKS;

/** Tommy Ettinger's mulberry32. */
export const luckOf = (n: number): Luck => {
  let state = n | 0;
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / LUCKS;
    },
  };
};

/** Twelve draws make a good bell: mean 0, deviation 1. */
export const bellOf = (luck: Luck): number => {
  let sum = 0;
  for (let n = 0; n < 12; n++) sum += luck.next();
  return sum - 6;
};
