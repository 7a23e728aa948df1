/** What becomes of each die, as it looks and as it is named. */
import { isRollable } from './choose.ts';
import type { Fate } from './Die.tsx';
import type { Draft } from './draft.ts';
import type { Lying } from './lying.ts';
import type { Props } from './shown.ts';

export const fateOf = (die: number, lying: Lying, draft: Draft, moves: Props['moves']): Fate => {
  const face = lying.dice[die - 1];
  if (lying.rolling.includes(die)) return 'rolling';
  if (face === undefined) return 'waiting';
  if (lying.ends.length > 0) return lying.chest.includes(die) ? 'on-chest' : 'stays';
  if (draft.chest.includes(die)) return 'on-chest';
  if (draft.roll.includes(die)) return face === 'skull' ? 'woken' : 'to-roll';
  return face === 'skull' && isRollable(moves, [die]) ? 'for-spell' : 'stays';
};
