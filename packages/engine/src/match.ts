/** A match is its entries, folded: nothing else is ever stored. */
import type { Actor, Game, Result, Types, Viewer } from './game.ts';

/** `seq` counts from 1: the position after an entry has the entry's number, the set-up is 0. */
export interface Entry<T extends Types> {
  readonly seq: number;
  readonly by: Actor;
  readonly move: T['move'];
}

/** What one viewer is sent of one entry; the view is as it is after it. */
export interface Frame<T extends Types> {
  readonly seq: number;
  readonly by: Actor;
  readonly heard: readonly T['heard'][];
  readonly view: T['view'];
}

export interface Match<T extends Types> {
  readonly game: Game<T>;
  readonly seats: number;
  readonly options: T['options'];
  readonly state: T['state'];
  seq: number;
}

export type Outcome<T extends Types> =
  | { readonly ok: true; readonly entry: Entry<T>; readonly events: readonly T['event'][] }
  | { readonly ok: false; readonly refusal: T['refusal'] };

export const startMatch = <T extends Types>(
  game: Game<T>,
  seats: number,
  options: T['options'],
): Match<T> => ({ game, seats, options, state: game.setup(seats, options), seq: 0 });

/** Checks a move and, if it stands, folds it in. A refused move changes nothing. */
export const advance = <T extends Types>(match: Match<T>, by: Actor, move: T['move']): Outcome<T> => {
  const refusal = match.game.check(match.state, by, move);
  if (refusal !== undefined) return { ok: false, refusal };
  const events = match.game.play(match.state, by, move);
  match.seq += 1;
  return { ok: true, entry: { seq: match.seq, by, move }, events };
};

/** What reaches a viewer of some events. */
export const heardBy = <T extends Types>(
  game: Game<T>,
  events: readonly T['event'][],
  viewer: Viewer,
): readonly T['heard'][] => {
  const all: T['heard'][] = [];
  for (const event of events) {
    const heard = game.hear(event, viewer);
    if (heard !== undefined) all.push(heard);
  }
  return all;
};

/** The frame of the entry just folded in. */
export const frameOf = <T extends Types>(
  match: Match<T>,
  by: Actor,
  events: readonly T['event'][],
  viewer: Viewer,
): Frame<T> => ({
  seq: match.seq,
  by,
  heard: heardBy(match.game, events, viewer),
  view: match.game.view(match.state, viewer),
});

/** The result of a match stopped by agreement: as it stands, and the game says who is ahead. */
export const agreedResult = <T extends Types>({ game, state }: Match<T>): Result => ({
  places: game.places(state),
  scores: game.scores(state),
  by: 'agreed',
});
