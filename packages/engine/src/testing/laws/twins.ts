/** Paired worlds: a game and its twin, which one viewer cannot tell apart by what was heard. */
import type { Actor, Game, Random, Types, Viewer } from '../../game.ts';
import { heardBy } from '../../match.ts';
import { pick } from '../../random.ts';
import { same } from '../plain.ts';

/** How many other moves are tried when one that sounds the same is looked for. */
const TRIES = 10;

export interface Twin<T extends Types> {
  readonly viewer: Viewer;
  readonly state: T['state'];
}

/** A twin just found, and the kinds of events that came out otherwise in it. */
export interface Birth<T extends Types> {
  readonly twin: Twin<T>;
  readonly kinds: readonly string[];
}

/** Another move of the same actor that sounds the same to the viewer. */
export const findTwin = <T extends Types>(
  game: Game<T>,
  before: T['state'],
  by: Actor,
  move: T['move'],
  events: readonly T['event'][],
  viewer: Viewer,
  random: Random,
): Birth<T> | undefined => {
  const [text, heard] = [game.makeMove(move), heardBy(game, events, viewer)];
  for (const other of alternatives(game, before, by, random)) {
    if (game.makeMove(other) === text) continue;
    const state = game.clone(before);
    const otherwise = game.play(state, by, other);
    if (!same(heardBy(game, otherwise, viewer), heard)) continue;
    return { twin: { viewer, state }, kinds: differing(events, otherwise) };
  }
  return undefined;
};

/**
 * Steps the twin as the game was stepped, and gives the kinds of events that came out otherwise in it; undefined when
 * the viewer may tell them apart from now on.
 */
export const stepTwin = <T extends Types>(
  game: Game<T>,
  { viewer, state }: Twin<T>,
  by: Actor,
  move: T['move'],
  events: readonly T['event'][],
  random: Random,
): readonly string[] | undefined => {
  const heard = heardBy(game, events, viewer);
  const sounds = (other: T['move']): boolean =>
    game.check(state, by, other) === undefined &&
    same(heardBy(game, game.play(game.clone(state), by, other), viewer), heard);
  const others = (): readonly T['move'][] => (by === viewer ? [] : alternatives(game, state, by, random));
  const answer = sounds(move) ? move : others().find(sounds);
  return answer === undefined ? undefined : differing(events, game.play(state, by, answer));
};

/** The kinds of events that are not the same, place by place. */
const differing = <T extends Types>(
  events: readonly T['event'][],
  others: readonly T['event'][],
): readonly string[] => events.filter((event, index) => !same(event, others[index])).map(({ kind }) => kind);

/** Some moves that the actor may make as well. */
export const alternatives = <T extends Types>(
  game: Game<T>,
  state: T['state'],
  by: Actor,
  random: Random,
  count = TRIES,
): readonly T['move'][] => {
  if (!game.actors(state).includes(by)) return [];
  const listed = game.moves(state, by);
  return Array.from({ length: count }, () =>
    listed === undefined || random.below(2) === 0 ? game.sample(state, by, random) : pick(listed, random),
  );
};
