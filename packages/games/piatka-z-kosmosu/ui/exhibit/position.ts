/** A game played up to a position, by its own rules and its own bots, always the same way. */
import { type Actor, parseOptions, type Random, seededRandom } from '@tortuga/engine';
import type { Position, Viewer } from '@tortuga/table';
import { module } from '../../index.ts';
import type { Heard, Move, Options, State } from '../../types.ts';
import { type Draft, freshDraft } from '../draft.ts';
import type { Shown } from '../shown.ts';

const { game, policy } = module;

export interface Scene {
  readonly name: string;
  readonly seats: number;
  /** Other than the usual ones. */
  readonly options?: Partial<Options>;
  readonly seed: string;
  /** Played on until it is so. */
  readonly until: (state: State) => boolean;
  /** Whoever is to move, unless another is named. */
  readonly viewer?: Viewer;
  /** Where the best move is not wanted. */
  readonly choose?: (state: State, random: Random) => Move | undefined;
  readonly draft?: (position: Position<Shown>) => Partial<Draft>;
}

interface Played {
  readonly state: State;
  readonly before: State;
  readonly heard: readonly Heard[];
  /** What came of the last move. */
  readonly latest: readonly Heard[];
  /** The moves, each with who made it. */
  readonly log: readonly string[];
}

const moveOf = ({ choose }: Scene, state: State, actor: Actor, random: Random): Move => {
  if (actor === 'chance') return game.sample(state, actor, random);
  return choose?.(state, random) ?? policy.rollout(state, actor, random);
};

const optionsOf = ({ options, seats }: Scene): Options => {
  const read = parseOptions(game.options, options ?? {}, seats);
  if (!read.ok) throw new Error('these options are not to be had');
  return read.value;
};

const playUpTo = (scene: Scene): Played => {
  const { seats, seed, until, viewer } = scene;
  const random = seededRandom(seed);
  const state = game.setup(seats, optionsOf(scene));
  const moments: { before: State; events: ReturnType<typeof game.play> }[] = [];
  const log: string[] = [];
  while (!until(state)) {
    const [actor] = game.actors(state);
    if (actor === undefined) throw new Error(`${scene.name} never comes about`);
    const move = moveOf(scene, state, actor, random);
    const before = game.clone(state);
    log.push(`${actor} ${game.makeMove(move)}`);
    moments.push({ before, events: game.play(state, actor, move) });
  }
  const eyes = viewer ?? state.turn;
  const told = moments.map(({ events }) => events.flatMap((event) => game.hear(event, eyes) ?? []));
  return {
    state,
    before: moments.at(-1)?.before ?? state,
    heard: told.flat(),
    latest: told.at(-1) ?? [],
    log,
  };
};

/** What its viewer is told of it. */
export const positionOf = (scene: Scene) => {
  const { state, before, heard, latest, log } = playUpTo(scene);
  const viewer = scene.viewer ?? state.turn;
  const position: Position<Shown> = {
    view: game.view(state, viewer),
    latest: { before: game.view(before, viewer), heard: latest },
    viewer,
    turn: game.actors(state).filter((actor) => actor !== 'chance'),
    moves: viewer === 'spectator' ? [] : game.moves(state, viewer),
    check: (move) => (viewer === 'spectator' ? undefined : game.check(state, viewer, move)),
  };
  const draft: Draft | undefined = scene.draft && { ...freshDraft(position.view), ...scene.draft(position) };
  return { position, heard, log, draft };
};
