/** "Show me": some of the best plays, one after another. */
import { bestPlays, fromHand, type Play, playsIn } from '../laying.ts';
import type { Props } from '../shown.ts';
import { CLEAN } from './ask.ts';
import { isMyMove } from './task.ts';

/** Whether there is anything to show to whoever wants hints. */
export const canShow = (table: Props): boolean =>
  table.hasHints && isMyMove(table) && playsIn(table.moves).length > 0;

/** The plays worth showing. */
export const shownPlays = (table: Props): readonly Play[] =>
  canShow(table) ? bestPlays(table.view.board, playsIn(table.moves)) : [];

/** The play that is shown, if one is. */
export const shownPlay = (table: Props): Play | undefined =>
  table.draft.shown === undefined ? undefined : shownPlays(table)[table.draft.shown];

export const showNext = (table: Props): void => {
  const { draft, setDraft } = table;
  const { length } = shownPlays(table);
  const next = draft.shown === undefined ? 0 : draft.shown + 1;
  const shown = next < length ? next : undefined;
  setDraft({ ...draft, ...CLEAN, laid: [], chosen: undefined, isGiving: false, given: [], shown });
};

/** What is shown becomes the draft. */
export const acceptShown = (table: Props): void => {
  const { draft, setDraft, view } = table;
  const laid = fromHand(view.hand ?? [], shownPlay(table) ?? []);
  setDraft({ ...draft, ...CLEAN, laid, chosen: undefined });
};
