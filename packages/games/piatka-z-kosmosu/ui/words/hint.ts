/** What can be done now, in a sentence or two. */
import { laidCards, litCells } from '../choices/lay.ts';
import { shownPlay, shownPlays } from '../choices/show.ts';
import { isMyMove, taskOf } from '../choices/task.ts';
import { leastOf } from '../draft.ts';
import { earnings, playsIn } from '../laying.ts';
import type { Props } from '../shown.ts';
import type { Speak } from './messages.ts';

const hintForShown = (table: Props, say: Speak): string | undefined => {
  const play = shownPlay(table);
  if (play === undefined) return undefined;
  const all = shownPlays(table).length;
  const earned = earnings(table.view.board, play);
  return say('hand-hint-shown', { count: play.length, earned, nth: (table.draft.shown ?? 0) + 1, all });
};

const hintForLaid = (table: Props, say: Speak): string => {
  const { view, draft } = table;
  const missing = leastOf(view) - draft.laid.length;
  if (missing > 0) return say('hand-hint-missing', { missing });
  return say('hand-hint-laid', { earned: earnings(view.board, laidCards(table)) });
};

const hintForPlay = (table: Props, say: Speak): string => {
  const { chosen, laid } = table.draft;
  if (chosen !== undefined) {
    const count = litCells(table, chosen).length;
    return count === 0 ? say('hand-hint-useless') : say('hand-hint-cells', { count });
  }
  if (laid.length > 0) return hintForLaid(table, say);
  return playsIn(table.moves).length === 0 ? say('hand-hint-none') : say('hand-hint-choose');
};

export const hintFor = (table: Props, say: Speak): string => {
  if (!isMyMove(table)) return table.turn.length === 0 ? say('hand-hint-dealing') : say('hand-hint-wait');
  if (taskOf(table) === 'play') return hintForShown(table, say) ?? hintForPlay(table, say);
  const hasPlay = playsIn(table.moves).length > 0;
  if (taskOf(table) === 'drop') return say('drop-hint');
  return hasPlay ? say('swap-hint') : say('swap-hint-none');
};
