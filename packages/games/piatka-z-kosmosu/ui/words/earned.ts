/** What a play earns, in words. */
import { sumOf } from '../../bonus.ts';
import type { Earned } from '../../types.ts';
import type { Speak } from './messages.ts';

const lineOf = ({ cells }: Earned): 'row' | 'column' =>
  cells.every(({ y }) => y === cells[0]?.y) ? 'row' : 'column';

/** "Fifth in its row: discard 2." */
const groupText = (earned: Earned, say: Speak): string =>
  say('earned', { line: lineOf(earned), bonus: earned.bonus });

/** For each group that earns, what it is and how many cards it lets go; nothing where none does. */
export const earnedText = (earned: readonly Earned[], say: Speak): string =>
  earned.map((each) => groupText(each, say)).join(' ');

/** As on a coin: "−2"; undefined where nothing is earned. */
export const coinOf = (earned: readonly Earned[]): string | undefined => {
  const bonus = sumOf(earned);
  return bonus === 0 ? undefined : `−${bonus}`;
};
