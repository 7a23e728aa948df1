/** A game played up to a position, by its own rules and its own pilot, always the same way. */
import { type Actor, parseOptions, type Random, seededRandom } from '@tortuga/engine';
import type { Position } from '@tortuga/table';
import { module } from '../../index.ts';
import type { Heard, Move, Options, State } from '../../types.ts';
import { type Draft, freshDraft } from '../draft.ts';
import type { Shown } from '../shown.ts';
import type { Scene } from './scenes.ts';

const { game, policy } = module;

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

const eyesOf = ({ viewer }: Scene, state: State) => {
  const [actor] = game.actors(state);
  return viewer ?? (actor === undefined || actor === 'chance' ? 0 : actor);
};

const playUpTo = (scene: Scene): Played => {
  const random = seededRandom(scene.seed);
  const state = game.setup(scene.seats, optionsOf(scene));
  const moments: { before: State; events: ReturnType<typeof game.play> }[] = [];
  const log: string[] = [];
  while (!scene.until(state)) {
    const [actor] = game.actors(state);
    if (actor === undefined) throw new Error(`${scene.name} never comes about`);
    const move = moveOf(scene, state, actor, random);
    const before = game.clone(state);
    log.push(`${actor} ${game.makeMove(move)}`);
    moments.push({ before, events: game.play(state, actor, move) });
  }
  const eyes = eyesOf(scene, state);
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
  const viewer = eyesOf(scene, state);
  const seat = viewer === 'spectator' ? 0 : viewer;
  const position: Position<Shown> = {
    view: game.view(state, viewer),
    latest: { before: game.view(before, viewer), heard: latest },
    viewer,
    turn: game.actors(state).filter((actor) => actor !== 'chance'),
    moves: viewer === 'spectator' ? [] : game.moves(state, viewer),
    check: (move) => game.check(state, seat, move),
  };
  const drafted: Partial<Draft> | undefined = scene.draft?.(position, freshDraft(position.view, viewer));
  return { position, heard, log, draft: drafted };
};
