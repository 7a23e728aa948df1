/** What a tap or a key does: it drafts what may be done, and asks why where nothing may. */
import type { Cell, Move } from '../../types.ts';
import { hasCell, isSameCell } from '../laying.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { ask, CLEAN } from './ask.ts';
import { bonusMove, giveCard, giveMove } from './give.ts';
import { laidCards, litCells, placeCard, playMove, takeBack } from './lay.ts';
import { acceptShown, shownPlay } from './show.ts';
import { cardAt, isMyMove, taskOf } from './task.ts';

/** The card that a tap on a cell is about: the chosen one, else the only one that fits there. */
const cardFor = (table: Props, cell: Cell): number | undefined => {
  const { view, draft } = table;
  if (draft.chosen !== undefined) return draft.chosen;
  const fitting = (view.hand ?? []).flatMap((_, held) =>
    draft.laid.some((each) => each.held === held) || !hasCell(litCells(table, held), cell) ? [] : [held],
  );
  const kinds = new Set(fitting.map((held) => cardAt(table, held)));
  return kinds.size === 1 ? fitting[0] : undefined;
};

/** A tap on the board: takes back what hovers there, or lays the chosen card. Tells whether there was a card to lay. */
export const pressCell = (table: Props, cell: Cell): boolean => {
  const { draft, view } = table;
  if (hasCell(shownPlay(table) ?? [], cell)) {
    acceptShown(table);
    return true;
  }
  const hovering = draft.laid.find((each) => isSameCell(each, cell));
  if (hovering !== undefined) {
    takeBack(table, hovering.held);
    return true;
  }
  const held = cardFor(table, cell) ?? (isMyMove(table) && view.due === 'turn' ? undefined : 0);
  if (held === undefined) return false;
  placeCard(table, held, cell);
  return true;
};

/** A tap on a card of the hand: chosen to be laid, or one of those to give away. */
export const chooseCard = (table: Props, held: number): void => {
  const { draft, setDraft } = table;
  if (taskOf(table) !== 'play' || !isMyMove(table)) {
    giveCard(table, held);
    return;
  }
  if (draft.laid.some((each) => each.held === held)) takeBack(table, held);
  else setDraft({ ...draft, ...CLEAN, chosen: draft.chosen === held ? undefined : held });
};

/** The move as drafted, if it is one. */
export const drafted = (table: Props): Move | undefined => {
  const { draft } = table;
  switch (taskOf(table)) {
    case 'bonus':
      return bonusMove(table, draft);
    case 'play':
      return draft.laid.length === 0 ? undefined : playMove(laidCards(table));
    default:
      return draft.given.length === 0 ? undefined : giveMove(table, draft.given);
  }
};

export const playDraft = (table: Props): void => {
  const move = drafted(table);
  if (move === undefined || table.isBusy || !isMyMove(table)) return;
  if (ask(table, move, pieces.play)) table.play(move);
};

/** The main button, and its key: takes the play that is shown, or plays what is drafted. */
export const pressMain = (table: Props): void =>
  shownPlay(table) === undefined ? playDraft(table) : acceptShown(table);
