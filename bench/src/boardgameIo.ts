/** Tic-tac-toe on boardgame.io in its fastest form: the bare reducer, production mode, no undo, one initial state. */
import { createRequire } from 'node:module';
import type { Random } from '@tortuga/engine';
import type { Game } from 'boardgame.io';
import type { Contender } from './contender.ts';
import { type Board, emptyBoard, hasLine, nthFree } from './floor.ts';

interface Cells {
  readonly cells: Board;
}

interface Position {
  readonly G: Cells;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

/** What we use of `boardgame.io/internal`. */
interface Internal {
  readonly InitializeGame: (setup: { readonly game: Game<Cells> }) => Position;
  readonly CreateGameReducer: (setup: {
    readonly game: Game<Cells>;
  }) => (position: Position, action: MakeMove) => Position;
}

const markOf = (playerID: string): number => Number(playerID) + 1;

const boardgameIoGame: Game<Cells> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: emptyBoard() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      G.cells[cell] = markOf(playerID);
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells, markOf(ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    return G.cells.includes(0) ? undefined : { winner: null };
  },
};

// Both read it: boardgame.io at each move, immer, on which it stands, when it is loaded.
process.env['NODE_ENV'] = 'production';
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as Internal; // its own types, with our cells for its untyped G; its folder has no entry for import
const reduce = CreateGameReducer({ game: boardgameIoGame });
const initial = InitializeGame({ game: boardgameIoGame });

/** Plays from the initial position and returns the last one. */
export const playBoardgameIo = (random: Random): Position => {
  let position = initial;
  for (let left = 9; position.ctx.gameover === undefined; left--) {
    const cell = nthFree(position.G.cells, random.below(left));
    const playerID = position.ctx.currentPlayer;
    position = reduce(position, { type: 'MAKE_MOVE', payload: { type: 'mark', args: [cell], playerID } });
  }
  return position;
};

const movesMade = ({ G }: Position): number => G.cells.filter((mark) => mark !== 0).length;

export const boardgameIo: Contender = {
  name: 'boardgame.io',
  play: (random) => movesMade(playBoardgameIo(random)),
};
