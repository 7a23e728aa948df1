import { byRollout, type Module, playout, seededRandom, viewersOf } from '@tortuga/engine';
import { module } from '@tortuga/games/piatka-z-kosmosu';
import type { Messages } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { goesOn, rowCount } from './betweenGames.ts';

const { game } = module;
const GAMES = 3;
type Piatka = typeof module extends Module<infer T> ? T : never;
type View = Piatka['view'];

/** Every view of a match, and whether the match was over then. */
const viewsOf = (seed: string): readonly { readonly view: View; readonly isOver: boolean }[] => {
  const found: { view: View; isOver: boolean }[] = [];
  const state = game.setup(2, { games: GAMES, deal: 'own', cards: [5, 8] });
  const note = (at: typeof state): void => {
    for (const viewer of viewersOf(2))
      found.push({ view: game.view(at, viewer), isOver: game.result(at) !== undefined });
  };
  playout(game, state, byRollout(module), seededRandom(seed), (before) => note(before));
  note(state);
  return found;
};

const ui = {
  sheet: ({ game: number, ended }: View) =>
    Array.from({ length: ended === null ? number - 1 : number }, (_, at) => ({
      label: `${at + 1}`,
      scores: [0, 0],
    })),
};
const say = (word: string): string => word;

describe('a match of several games', () => {
  test.each(['one', 'two', 'three'])('goes on exactly until it is over, by every view of it (%s)', (seed) => {
    const views = viewsOf(seed);
    expect(views.map(({ view }) => goesOn<Piatka>(module, view))).toEqual(views.map(({ isOver }) => !isOver));
  });

  test('has a row more with every game that ends', () => {
    const counts = viewsOf('rows').map(({ view }) => rowCount<Piatka, object, Messages>(ui, view, say));
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, GAMES]));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
});
