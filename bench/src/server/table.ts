/** A table on a server: two players on a socket each, and a match between them. */
import type { Random } from '@tortuga/engine';
import { type Board, emptyBoard, hasLine, nthFree } from '../floor.ts';

export interface Table {
  /**
   * Settled when the mover has the acknowledgement and both players have the position; gives the cells as each
   * of them has them, or nothing where nobody keeps a board.
   */
  readonly move: (seat: number, cell: number) => Promise<readonly (readonly number[])[]>;
  readonly close: () => void;
}

/** Opens a new match, with both players connected and in possession of the first position. */
export type OpenTable = (base: string) => Promise<Table>;

/** Plays random moves to the end and returns the board. What the players see is compared with it, move by move. */
export const playTable = async ({ move }: Table, random: Random): Promise<Board> => {
  const board = emptyBoard();
  for (let made = 0; made < 9; made++) {
    const seat = made % 2;
    const cell = nthFree(board, random.below(9 - made));
    board[cell] = seat + 1;
    for (const seen of await move(seat, cell)) {
      if (seen.join() !== board.join())
        throw new Error(`a player sees ${seen.join()} and not ${board.join()}`);
    }
    if (hasLine(board, seat + 1)) break;
  }
  return board;
};

export const movesOn = (board: Board): number => board.filter((mark) => mark !== 0).length;
