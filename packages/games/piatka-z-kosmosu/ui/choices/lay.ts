/** Laying cards of the hand as a draft, and taking them back. */
import { checkPlay } from '../../legality.ts';
import type { Cell, Move, Placed, Refusal } from '../../types.ts';
import type { Draft } from '../draft.ts';
import { distinct, earnings, hasCell, inLine, isSameCell, litFor, playsIn } from '../laying.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { CLEAN, refuseAt } from './ask.ts';
import { cardAt } from './task.ts';

type Drafting = Pick<Props, 'draft' | 'view'>;

/** The cards that hover over the board. */
export const laidCards = (table: Drafting, laid = table.draft.laid): readonly Placed[] =>
  laid.map(({ held, x, y }) => ({ x, y, card: cardAt(table, held) }));

const without = ({ laid }: Draft, held: number): Draft['laid'] => laid.filter((each) => each.held !== held);

/** Where a card of the hand may go, the others of the draft lying where they lie. */
export const litCells = (table: Drafting & Pick<Props, 'moves'>, held: number): readonly Cell[] =>
  litFor(playsIn(table.moves), laidCards(table, without(table.draft, held)), cardAt(table, held));

/** What the draft would earn with the chosen card there. */
export const earnedWith = (table: Props, held: number, cell: Cell): number =>
  earnings(table.view.board, [
    ...laidCards(table, without(table.draft, held)),
    { ...cell, card: cardAt(table, held) },
  ]);

/** Every cell that some play of this turn lays on: what one looks at, and what the camera shows. */
export const legalCells = ({ moves }: Pick<Props, 'moves'>): readonly Cell[] =>
  distinct(playsIn(moves).flat());

export const playMove = (cards: readonly Placed[]): Move => ({ kind: 'play', cards: inLine(cards) });

/** Alone a third card is asked for before all else (PZ-33); what is wrong with the others says more. */
const whyNot = ({ view, check }: Props, cards: readonly Placed[]): Refusal | undefined => {
  const refusal = check(playMove(cards));
  if (refusal?.code !== 'three-cards-at-least') return refusal;
  return checkPlay(view.board, inLine(cards)) ?? refusal;
};

/** Keys point there still, though another thing lies there now. */
const again = (cursor: Cell | undefined): Cell | undefined => cursor && { ...cursor };

/** Lays a card of the hand there as part of the draft, or says why it cannot lie there. */
export const placeCard = (table: Props, held: number, cell: Cell): void => {
  const { draft, setDraft, viewer } = table;
  if (viewer === 'spectator') return;
  // A card that hovers there makes room.
  const laid = without(draft, held).filter((each) => !isSameCell(each, cell));
  const { x, y } = cell;
  if (hasCell(litFor(playsIn(table.moves), laidCards(table, laid), cardAt(table, held)), cell)) {
    setDraft({
      ...draft,
      ...CLEAN,
      isGiving: false,
      given: [],
      chosen: undefined,
      laid: [...laid, { held, x, y }],
      cursor: again(draft.cursor),
    });
    return;
  }
  const refusal = whyNot(table, [...laidCards(table, laid), { x, y, card: cardAt(table, held) }]);
  const piece = hasCell(table.view.board, cell) ? pieces.card(cell) : pieces.cell(cell);
  if (refusal !== undefined) refuseAt(table, refusal, piece, cell);
};

/** A card comes back into the hand: the one named, or the one laid last. */
export const takeBack = ({ draft, setDraft }: Props, held = draft.laid.at(-1)?.held): void => {
  if (held === undefined) return;
  const chosen = draft.chosen === held ? undefined : draft.chosen;
  setDraft({ ...draft, ...CLEAN, laid: without(draft, held), chosen, cursor: again(draft.cursor) });
};
