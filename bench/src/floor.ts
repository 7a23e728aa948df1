/** The floor: tic-tac-toe written by hand for speed, with nothing between the loop and the board. */
import type { Random } from '@tortuga/engine';
import type { Contender } from './contender.ts';

/** Nine cells, row by row: 0 while empty, 1 for who starts, 2 for the other. */
export type Board = number[];

export const emptyBoard = (): Board => [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** The nth of the empty cells, counted from 0. */
export const nthFree = (board: readonly number[], n: number): number => {
  let left = n;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== 0) continue;
    if (left === 0) return cell;
    left -= 1;
  }
  throw new Error('the board is full');
};

/** The eight lines, by the first of cells 0, 4 and 8 that they go through. */
export const hasLine = (board: readonly number[], mark: number): boolean => {
  const has = (cell: number, other: number): boolean => board[cell] === mark && board[other] === mark;
  if (board[0] === mark && (has(1, 2) || has(3, 6) || has(4, 8))) return true;
  if (board[4] === mark && (has(3, 5) || has(1, 7) || has(2, 6))) return true;
  return board[8] === mark && (has(6, 7) || has(2, 5));
};

/** Plays on an empty board and returns the number of moves made. */
export const playFloor = (board: Board, random: Random): number => {
  for (let made = 0; made < 9; made++) {
    const mark = 1 + (made % 2);
    board[nthFree(board, random.below(9 - made))] = mark;
    if (hasLine(board, mark)) return made + 1;
  }
  return 9;
};

export const floor: Contender = {
  name: 'floor',
  play: (random) => playFloor(emptyBoard(), random),
};
