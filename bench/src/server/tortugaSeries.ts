/** A series under our contract. */
import { type AnyGame, box, type Game } from '@tortuga/engine';
import { type TicTacToe, ticTacToe } from '@tortuga/engine/testing';
import type { Series } from './series.ts';

interface State {
  board: TicTacToe['state'];
  /** Boards that are not over, this one included. */
  left: number;
}

interface Played extends Omit<TicTacToe, 'state' | 'view'> {
  readonly state: State;
  readonly view: TicTacToe['view'];
}

const isOver = ({ board }: State): boolean => ticTacToe.actors(board).length === 0;

const play: Game<Played>['play'] = (state, actor, move) => {
  const events = ticTacToe.play(state.board, actor, move);
  if (!isOver(state)) return events;
  state.left -= 1;
  if (state.left > 0) state.board = { ...ticTacToe.setup(2, {}), turn: state.board.turn };
  return events;
};

const gameOf = ({ id, boards }: Series): Game<Played> => ({
  ...ticTacToe,
  id,
  maxMoves: boards * ticTacToe.maxMoves,
  setup: (seats, options) => ({ board: ticTacToe.setup(seats, options), left: boards }),
  clone: ({ board, left }) => ({ board: ticTacToe.clone(board), left }),
  actors: ({ board }) => ticTacToe.actors(board),
  moves: ({ board }, actor) => ticTacToe.moves(board, actor),
  sample: ({ board }, actor, random) => ticTacToe.sample(board, actor, random),
  check: ({ board }, actor, move) => ticTacToe.check(board, actor, move),
  play,
  scores: ({ board }) => ticTacToe.scores(board),
  places: ({ board }) => ticTacToe.places(board),
  result: ({ board }) => ticTacToe.result(board),
  view: ({ board }, viewer) => ticTacToe.view(board, viewer),
  determinize: (board, random) => ({ board: ticTacToe.determinize(board, random), left: 1 }),
});

/** Bots and terminals have no part in it. */
const unasked = (): never => {
  throw new Error('nobody plays here but people on sockets');
};

export const tortugaSeries = (series: Series): AnyGame =>
  box<Played>({
    game: gameOf(series),
    policy: { rollout: unasked, worth: unasked },
    terminal: {
      name: series.id,
      blurb: '',
      draw: unasked,
      tell: unasked,
      explain: unasked,
      keys: unasked,
      tidy: unasked,
    },
  });
