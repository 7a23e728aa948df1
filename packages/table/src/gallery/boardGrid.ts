/** What happens on the gallery's grid: in each turn a card is laid, one moves, one is taken, and one is gone. */
import type { Box } from '../board/box.ts';
import { boxOf } from '../board/box.ts';
import type { Place } from '../motion/clip.ts';

export interface Laid {
  readonly card: number;
  readonly column: number;
  readonly row: number;
}

export interface Grid {
  readonly laid: readonly Laid[];
  readonly hand: readonly number[];
  readonly turn: number;
}

export interface Gone {
  readonly card: number;
}

/** Units of the board, from cell to cell. */
const CELL = 100;
const GAP = 6;
export const CARD = CELL - GAP;
const SIDE = 10;

export const cardName = (card: number): string => `tile-${card}`;

export const cellOf = ({ column, row }: Omit<Laid, 'card'>): Place => ({
  x: column * CELL + GAP / 2,
  y: row * CELL + GAP / 2,
  width: CARD,
  height: CARD,
});

export const FIRST_GRID: Grid = {
  laid: Array.from({ length: SIDE * SIDE }, (_, card) => ({
    card,
    column: card % SIDE,
    row: Math.floor(card / SIDE),
  })),
  hand: [100, 101, 102],
  turn: 0,
};

/** The cards and one cell around them. */
export const worldOf = ({ laid }: Grid): Box => {
  const { x, y, width, height } = boxOf(laid.map(cellOf));
  return { x: x - CELL, y: y - CELL, width: width + 2 * CELL, height: height + 2 * CELL };
};

export const nextTurn = ({
  laid,
  hand,
  turn,
}: Grid): { readonly view: Grid; readonly heard: readonly Gone[] } => {
  const row = turn % SIDE;
  const [moved, taken, gone] = [0, 3, 5].map((nth) => laid[(nth + turn * 7) % laid.length]?.card);
  const [first, ...rest] = hand;
  const stay = laid
    .filter(({ card }) => card !== taken && card !== gone)
    .map((each) => (each.card === moved ? { ...each, column: -1 - turn, row } : each));
  const more = first === undefined ? [] : [{ card: first, column: SIDE + turn, row }];
  return {
    view: {
      laid: [...stay, ...more],
      hand: taken === undefined ? rest : [...rest, taken],
      turn: turn + 1,
    },
    heard: gone === undefined ? [] : [{ card: gone }],
  };
};
