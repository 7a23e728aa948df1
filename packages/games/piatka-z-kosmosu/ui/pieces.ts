/** The names of pieces (`data-piece`): they stay the same while a thing is the same thing, and motion finds them. */
import { seatPiece } from '@tortuga/table';
import type { Card, Cell } from '../types.ts';

const at = ({ x, y }: Cell): string => `${x},${y}`;

export const pieces = {
  /** The first, second, … of alike cards in the own hand. */
  hand: (card: Card, nth: number) => `hand-${card}-${nth}`,
  /** A card on the board, also one that only hovers there as part of the draft. */
  card: (cell: Cell) => `card-${at(cell)}`,
  /** A free cell: those that may be laid on, and the one that a key or a tap points at. */
  cell: (cell: Cell) => `cell-${at(cell)}`,
  /** A seat's pile: the own one lies beside the hand, the others on a plate beside the board. */
  pile: (seat: number) => `pile-${seat}`,
  /** Where discards go that are out of the game. */
  box: 'box',
  /** Alone: the discard pile, face up, and each card of it from the bottom. */
  spent: 'spent',
  spentCard: (index: number) => `spent-${index}`,
  /** Where a bonus was earned, and the strip where its discards are chosen. */
  coin: (cell: Cell) => `coin-${at(cell)}`,
  isCoin: (piece: string) => piece.startsWith('coin-'),
  bonus: 'bonus',
  /** The button that sends the draft. */
  play: 'play',
  /** The emblem on a seat's badge. */
  seat: seatPiece,
} as const;

/** Cards in a row, each with which of its kind it is. */
export const numbered = (
  cards: readonly Card[],
): readonly { readonly card: Card; readonly nth: number; readonly held: number }[] =>
  cards.map((card, held) => ({
    card,
    held,
    nth: cards.slice(0, held).filter((each) => each === card).length,
  }));
