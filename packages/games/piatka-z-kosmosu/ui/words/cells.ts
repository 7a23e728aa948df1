/** What lies in a cell, what it borders, and what a card would earn there: its name for those who do not see it. */
import { earnedBy } from '../../bonus.ts';
import type { Card, Cell, Placed } from '../../types.ts';
import { isSameCell } from '../laying.ts';
import { earnedWords } from './earned.ts';
import type { Speak } from './messages.ts';
import { capital, cardName, cellName } from './names.ts';

/** "Crab on sun" */
export const faceName = (card: Card, say: Speak): string => capital(cardName(card, say));

export const faceNames = (cards: readonly Card[], say: Speak): string =>
  cards.map((card) => faceName(card, say)).join(', ');

/** "Crab on sun, column 3, row 0." */
export const describeCard = ({ card, x, y }: Placed, say: Speak): string =>
  `${faceName(card, say)}, ${cellName({ x, y }, say)}.`;

const besides = ({ x, y }: Cell, cards: readonly Placed[]): readonly Card[] =>
  [
    { x: x - 1, y },
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
  ].flatMap((cell) => cards.find((each) => isSameCell(each, cell))?.card ?? []);

const borderWords = (cell: Cell, cards: readonly Placed[], say: Speak): readonly string[] => {
  const beside = besides(cell, cards);
  return beside.length === 0 ? [] : [say('cell-beside', { cards: faceNames(beside, say) })];
};

/** A card of the hand over a cell where it may lie, the others of the draft lying where they lie. */
export const describeLit = (
  placed: Placed,
  laid: readonly Placed[],
  board: readonly Placed[],
  say: Speak,
): string =>
  [
    describeCard(placed, say),
    ...borderWords(placed, [...board, ...laid], say),
    ...earnedWords(earnedBy(board, [...laid, placed]), say),
  ].join(' ');

export const describeFree = (cell: Cell, cards: readonly Placed[], say: Speak): string =>
  [say('cell-free', { cell: cellName(cell, say) }), ...borderWords(cell, cards, say)].join(' ');
