/** What a play earns, in words. */
import { sumOf } from '../../bonus.ts';
import type { Earned } from '../../types.ts';
import type { Speak } from './messages.ts';
import { lineOf } from './names.ts';

/** Of each group that earns: "Fifth in its row: discard 2." */
export const earnedWords = (earned: readonly Earned[], say: Speak): readonly string[] =>
  earned.map(({ cells, bonus }) => say('earned', { line: lineOf(cells), bonus }));

/** As on a coin: "−2"; undefined where nothing is earned. */
export const coinOf = (earned: readonly Earned[]): string | undefined => {
  const bonus = sumOf(earned);
  return bonus === 0 ? undefined : `−${bonus}`;
};
