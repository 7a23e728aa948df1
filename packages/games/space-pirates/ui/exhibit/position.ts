/** A game played up to a position, by its own rules and its own pilot, always the same way. */
import { type Actor, parseOptions, type Random, type Seat, seededRandom } from '@tortuga/engine';
import type { Frame, Position } from '@tortuga/table';
import { module } from '../../index.ts';
import type { Event, Heard, Move, Options, State, View } from '../../types.ts';
import { type Draft, freshDraft } from '../draft.ts';
import type { Shown } from '../shown.ts';
import type { Scene } from './scene.ts';

const { game, policy } = module;

/** One move of a game: what came of it, and how it stands then. */
interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
  /** Who made which move. */
  readonly line: string;
  readonly by: Actor;
}

/** A game that is played on as far as anybody wants to see: scenes of the same game share it. */
interface Tape {
  readonly random: Random;
  readonly first: State;
  readonly moments: Moment[];
}

const optionsOf = ({ options, seats }: Scene): Options => {
  const read = parseOptions(game.options, options ?? {}, seats);
  if (!read.ok) throw new Error('these options are not to be had');
  return read.value;
};

const tapes = new Map<Scene['choose'], Map<string, Tape>>();

const tapeOf = (scene: Scene): Tape => {
  const { seed, seats, options, choose } = scene;
  const alike = tapes.get(choose) ?? new Map<string, Tape>();
  tapes.set(choose, alike);
  const name = JSON.stringify([seed, seats, options]);
  const tape = alike.get(name) ?? {
    random: seededRandom(seed),
    first: game.setup(seats, optionsOf(scene)),
    moments: [],
  };
  alike.set(name, tape);
  return tape;
};

const moveOf = ({ choose }: Scene, state: State, actor: Actor, random: Random): Move =>
  choose?.(state, actor, random) ??
  (actor === 'chance' ? game.sample(state, actor, random) : policy.rollout(state, actor, random));

const stateAt = ({ first, moments }: Tape, count: number): State => moments[count - 1]?.state ?? first;

const playOn = (scene: Scene, tape: Tape): void => {
  const before = stateAt(tape, tape.moments.length);
  const [actor] = game.actors(before);
  if (actor === undefined) throw new Error(`${scene.name} never comes about`);
  const move = moveOf(scene, before, actor, tape.random);
  const state = game.clone(before);
  const events = game.play(state, actor, move);
  tape.moments.push({ state, events, by: actor, line: `${actor} ${game.makeMove(move)}` });
};

/** How many moves lead there. */
const playUpTo = (scene: Scene, tape: Tape): number => {
  let count = 0;
  while (!scene.until(stateAt(tape, count), tape.moments[count - 1]?.events ?? [])) {
    count += 1;
    if (count > tape.moments.length) playOn(scene, tape);
  }
  return count;
};

const eyesOf = ({ viewer }: Scene, state: State) => {
  const [actor] = game.actors(state);
  return viewer ?? (actor === undefined || actor === 'chance' ? 0 : actor);
};

/** What its viewer is told of it. */
export const positionOf = (scene: Scene) => {
  const tape = tapeOf(scene);
  const count = playUpTo(scene, tape);
  const state = stateAt(tape, count);
  const before = stateAt(tape, Math.max(0, count - 1));
  const viewer = eyesOf(scene, state);
  const told = tape.moments
    .slice(0, count)
    .map(({ events }) => events.flatMap((event) => game.hear(event, viewer) ?? []));
  const seat = viewer === 'spectator' ? 0 : viewer;
  const position: Position<Shown> = {
    view: game.view(state, viewer),
    latest: { before: game.view(before, viewer), heard: told.at(-1) ?? [] },
    viewer,
    turn: game.actors(state).filter((actor) => actor !== 'chance'),
    moves: viewer === 'spectator' ? [] : game.moves(state, viewer),
    check: (move) => game.check(state, seat, move),
  };
  const log = tape.moments.slice(0, count).map(({ line }) => line);
  const drafted: Partial<Draft> | undefined = scene.draft?.(position, freshDraft(position.view, viewer));
  return { position, heard: told.flat(), log, draft: drafted };
};

/** The moves of a game as one seat is told of them: so many, or all. */
export const storyOf = (
  { seats, seed }: Pick<Scene, 'seats' | 'seed'>,
  seat: Seat,
  count: number,
): readonly Frame<View, Heard>[] => {
  const scene: Scene = { name: 'story', seats, seed, until: ({ result }) => result !== null };
  const tape = tapeOf(scene);
  const isOver = (): boolean => scene.until(stateAt(tape, tape.moments.length), []);
  while (tape.moments.length < count && !isOver()) playOn(scene, tape);
  return tape.moments.slice(0, count).map(({ state, events, by }, nth) => ({
    seq: nth + 1,
    by,
    heard: events.flatMap((event) => game.hear(event, seat) ?? []),
    view: game.view(state, seat),
  }));
};
