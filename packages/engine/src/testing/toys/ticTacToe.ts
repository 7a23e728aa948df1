/** Tic-tac-toe under the contract: the smallest game, for counted trees and for the benchmark against the floor. */
import { type Actor, type Game, type OutOfTurn, outOfTurn, type Result, type Seat } from '../../game.ts';
import { optionsSpec } from '../../options.ts';
import { rank } from '../../ranking.ts';

interface State {
  /** A cell holds 0 while empty, else the seat's number plus one. */
  readonly cells: number[];
  turn: Seat;
  moves: number;
  winner: Seat | null;
}

interface Move {
  readonly cell: number;
}

interface Event {
  readonly kind: 'marked';
  readonly seat: Seat;
  readonly cell: number;
}

type Refusal = OutOfTurn | { readonly code: 'cell-taken' };

export interface TicTacToe {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Event;
  readonly view: State;
  readonly options: Record<never, never>;
  readonly refusal: Refusal;
}

const CELLS = 9;
const MOVES: readonly Move[] = Array.from({ length: CELLS }, (_, cell) => ({ cell }));
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
/** The lines through each cell. */
const THROUGH = MOVES.map(({ cell }) => LINES.filter((line) => line.some((each) => each === cell)));

const NOBODY: readonly Actor[] = [];
const ACTORS: readonly (readonly Actor[])[] = [[0], [1]];

const actors = (state: State): readonly Actor[] =>
  state.winner !== null || state.moves === CELLS ? NOBODY : (ACTORS[state.turn] ?? NOBODY);

const moves = (state: State, actor: Actor): readonly Move[] => {
  const free: Move[] = [];
  if (actors(state)[0] !== actor) return free;
  for (const move of MOVES) if (state.cells[move.cell] === 0) free.push(move);
  return free;
};

const nthFree = (state: State, n: number): Move => {
  let left = n;
  for (const move of MOVES) {
    if (state.cells[move.cell] !== 0) continue;
    if (left === 0) return move;
    left -= 1;
  }
  throw new Error('the board is full');
};

const completes = ({ cells }: State, cell: number): boolean => {
  const mark = cells[cell];
  for (const [a, b, c] of THROUGH[cell] ?? []) {
    if (cells[a] === mark && cells[b] === mark && cells[c] === mark) return true;
  }
  return false;
};

const play = (state: State, _actor: Actor, { cell }: Move): readonly Event[] => {
  const seat = state.turn;
  state.cells[cell] = seat + 1;
  state.moves += 1;
  if (completes(state, cell)) state.winner = seat;
  state.turn = 1 - seat;
  return [{ kind: 'marked', seat, cell }];
};

const scores = ({ winner }: State): readonly number[] => [0, 1].map((seat) => (winner === seat ? 1 : 0));

const places = (state: State): readonly number[] => rank(scores(state), 'higher');

const result = (state: State): Result | undefined =>
  actors(state) === NOBODY
    ? { places: places(state), scores: scores(state), by: state.winner === null ? 'full' : 'line' }
    : undefined;

const copy = ({ cells, turn, moves: made, winner }: State): State => ({
  cells: cells.slice(),
  turn,
  moves: made,
  winner,
});

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  minutes: [1, 1],
  maxMoves: CELLS,
  better: 'higher',
  options: optionsSpec<TicTacToe['options']>({}),
  setup: () => ({ cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], turn: 0, moves: 0, winner: null }),
  clone: copy,
  actors,
  moves,
  sample: (state, _actor, random) => nthFree(state, random.below(CELLS - state.moves)),
  check: (state, actor, { cell }) =>
    outOfTurn(actors(state), actor) ?? (state.cells[cell] === 0 ? undefined : { code: 'cell-taken' }),
  play,
  scores,
  places,
  result,
  view: copy,
  hear: (event) => event,
  determinize: copy,
  makeMove: ({ cell }) => `mark ${cell + 1}`,
  parseMove: (text) => (/^mark [1-9]$/.test(text) ? MOVES[Number(text.slice(5)) - 1] : undefined),
};
