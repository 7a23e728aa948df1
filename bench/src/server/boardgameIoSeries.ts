/** A series on boardgame.io, in its quickest form: no undo. */
import type { Game } from 'boardgame.io';
import { type Board, emptyBoard, hasLine } from '../floor.ts';
import type { Series } from './series.ts';

export interface Boards {
  cells: Board;
  /** Boards that are not over, this one included. */
  left: number;
}

export const boardgameIoSeries = ({ id, boards }: Series): Game<Boards> => ({
  name: id,
  disableUndo: true,
  setup: () => ({ cells: emptyBoard(), left: boards }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      const mark = Number(playerID) + 1;
      G.cells[cell] = mark;
      if (!hasLine(G.cells, mark) && G.cells.includes(0)) return;
      G.left -= 1;
      if (G.left > 0) G.cells = emptyBoard();
    },
  },
  endIf: ({ G }) => (G.left === 0 ? true : undefined),
});
