/** What a view allows: asked of a world that fits it, which by law L10 gives the true answers. */
import { type Game, type Seat, seededRandom, type Types, type Viewer } from '@tortuga/engine';
import type { Frame } from '@tortuga/table';
import { useMemo } from 'react';

export interface Look<T extends Types> {
  readonly turn: readonly Seat[];
  readonly moves: readonly T['move'][] | undefined;
  readonly check: (move: T['move']) => T['refusal'] | undefined;
}

const isSeat = (actor: Seat | 'chance'): actor is Seat => actor !== 'chance';

/** Whose turn it is, by anybody's view. */
export const turnIn = <T extends Types>(
  game: Game<T>,
  { seq, view }: Pick<Frame<T['view']>, 'seq' | 'view'>,
) => game.actors(game.determinize(view, seededRandom(`turn ${seq}`))).filter(isSeat);

export const useLook = <T extends Types>(
  game: Game<T>,
  { seq, view }: Frame<T['view']>,
  viewer: Viewer,
  isPlaying: boolean,
): Look<T> =>
  useMemo(() => {
    const guess = game.determinize(view, seededRandom(`guess ${seq}`));
    const turn = isPlaying ? game.actors(guess).filter(isSeat) : [];
    // Who only looks on is told what would be refused to the one whose turn it is.
    const seat = viewer === 'spectator' ? (turn[0] ?? 0) : viewer;
    return {
      turn,
      moves: turn.includes(seat) && viewer !== 'spectator' ? game.moves(guess, seat) : [],
      check: (move) => game.check(guess, seat, move),
    };
  }, [game, seq, view, viewer, isPlaying]);
