/** A table on a server: two players on a socket each, and a match between them. */
import type { Random } from '@tortuga/engine';
import { type Board, emptyBoard, hasLine, nthFree } from '../floor.ts';
import type { Series } from './series.ts';

export interface Table {
  /**
   * Settled when the mover has the acknowledgement and both players have the position; gives the cells as each
   * of them has them, or nothing where nobody keeps a board.
   */
  readonly move: (seat: number, cell: number) => Promise<readonly (readonly number[])[]>;
  readonly close: () => void;
}

/** Opens a new match, with both players connected and in possession of the first position. */
export type OpenTable = (base: string, series: Series) => Promise<Table>;

/**
 * Plays random moves to the end and returns the boards, each as the floor has it: 1 for who began it. What the players
 * see is compared with what was played, move by move.
 */
export const playTable = async (
  table: Table,
  { boards }: Series,
  random: Random,
): Promise<readonly Board[]> => {
  const played: Board[] = [];
  let first = 0;
  while (played.length < boards) {
    const board = await playBoard(table, first, played.length === boards - 1, random);
    played.push(board);
    if (movesOn(board) % 2 === 1) first = 1 - first;
  }
  return played;
};

const playBoard = async ({ move }: Table, first: number, isLast: boolean, random: Random): Promise<Board> => {
  const board = emptyBoard();
  for (let made = 0; made < 9; made++) {
    const seat = (first + made) % 2;
    const mark = 1 + (made % 2);
    const cell = nthFree(board, random.below(9 - made));
    board[cell] = mark;
    const isOver = made === 8 || hasLine(board, mark);
    const shown = isOver && !isLast ? emptyBoard() : board.map((each) => markOf(each, first));
    for (const seen of await move(seat, cell)) {
      if (seen.join() !== shown.join())
        throw new Error(`a player sees ${seen.join()} and not ${shown.join()}`);
    }
    if (isOver) break;
  }
  return board;
};

/** On a table a mark is the seat's. */
const markOf = (mark: number, first: number): number => (mark === 0 || first === 0 ? mark : 3 - mark);

export const movesOn = (board: Board): number => board.filter((mark) => mark !== 0).length;
