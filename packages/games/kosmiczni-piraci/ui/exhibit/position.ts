/** A game played up to a position, by its own rules. */
import type { Position } from '@tortuga/table';
import { module } from '../../index.ts';
import type { Heard, Move, State } from '../../types.ts';
import type { Shown } from '../shown.ts';
import { REST, type Scene } from './scenes.ts';

const { game } = module;

interface Played {
  readonly state: State;
  readonly heard: readonly Heard[];
  /** The moves, each with who made it. */
  readonly log: readonly string[];
}

const actorOf = (state: State) => game.actors(state)[0];

const bestMove = (state: State): Move | undefined => game.moves(state, actorOf(state) ?? 'chance')?.at(-1);

const playUpTo = ({ seats, moves, viewer }: Pick<Scene, 'seats' | 'moves' | 'viewer'>): Played => {
  const state = game.setup(seats, {});
  const heard: Heard[] = [];
  const log: string[] = [];
  const play = (move: Move | undefined, line: string): void => {
    const actor = actorOf(state) ?? 'chance';
    if (move === undefined || game.check(state, actor, move) !== undefined)
      throw new Error(`${line} cannot be played`);
    log.push(`${actor} ${game.makeMove(move)}`);
    for (const event of game.play(state, actor, move)) {
      const told = game.hear(event, viewer);
      if (told !== undefined) heard.push(told);
    }
  };
  for (const line of moves) {
    if (line !== REST) play(game.parseMove(line), line);
    else while (actorOf(state) !== undefined) play(bestMove(state), line);
  }
  return { state, heard, log };
};

/** What its viewer is told of it. */
export const positionOf = (
  scene: Omit<Scene, 'name'>,
): Omit<Played, 'state'> & { readonly position: Position<Shown> } => {
  const { viewer } = scene;
  const { state, ...told } = playUpTo(scene);
  const position: Position<Shown> = {
    view: game.view(state, viewer),
    viewer,
    turn: game.actors(state).filter((actor) => actor !== 'chance'),
    moves: viewer === 'spectator' ? [] : game.moves(state, viewer),
    check: (move) => (viewer === 'spectator' ? undefined : game.check(state, viewer, move)),
  };
  return { position, ...told };
};
