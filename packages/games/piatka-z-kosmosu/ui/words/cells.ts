/** What lies in a cell, what it borders, and what a card would earn there: its name for those who do not see it. */
import { earnedBy } from '../../bonus.ts';
import type { Card, Cell, Earned, Placed } from '../../types.ts';
import { isSameCell } from '../laying.ts';
import type { Speak } from './messages.ts';

/** "Crab on sun" */
export const faceName = (card: Card, say: Speak): string => {
  const [alien = '', background = ''] = card;
  return say('board-card', { alien, background });
};

export const faceNames = (cards: readonly Card[], say: Speak): string =>
  cards.map((card) => faceName(card, say)).join(', ');

/** "Crab on sun, column 3, row 0." */
export const describeCard = ({ card, x, y }: Placed, say: Speak): string =>
  say('cell-card', { card: faceName(card, say), x, y });

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

const earnedWord = ({ cells, bonus }: Earned, say: Speak): string =>
  say('cell-earned', { bonus, line: cells.every(({ y }) => y === cells[0]?.y) ? 'row' : 'column' });

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
    ...earnedBy(board, [...laid, placed]).map((earned) => earnedWord(earned, say)),
  ].join(' ');

export const describeFree = (cell: Cell, cards: readonly Placed[], say: Speak): string =>
  [say('cell-free', { x: cell.x, y: cell.y }), ...borderWords(cell, cards, say)].join(' ');
