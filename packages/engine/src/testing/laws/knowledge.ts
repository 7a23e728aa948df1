/** L10, L14: what a viewer may take for the truth, and what the public knows. */
import { seatsOf, type Types, type Viewer, viewersOf } from '../../game.ts';
import { ensure, type Law } from '../law.ts';
import { leaves, print, same } from '../plain.ts';
import { isLookedAt, type Walk } from '../walk.ts';
import { junkMoves } from './junk.ts';

export const determinizeIsConsistent: Law = {
  id: 'L10',
  title: 'determinize is consistent: the viewer cannot tell it from the truth',
  watch: () => ({
    before: (walk, _by, move) => {
      if (!isLookedAt(walk)) return;
      for (const viewer of viewersOf(walk.table.seats)) ensureConsistent(walk, viewer, move);
    },
    ended: (walk) => {
      const { game, state, random } = walk;
      const guess = game.determinize(game.view(state, 'spectator'), random);
      ensure(
        same(game.result(guess), game.result(state)),
        () => 'of a finished game the result is not known',
      );
    },
  }),
};

const ensureConsistent = <T extends Types>(walk: Walk<T>, viewer: Viewer, move: T['move']): void => {
  const { game, state, random } = walk;
  const view = game.view(state, viewer);
  // Through JSON, as a view crosses the wire: what is smuggled beside it is lost. L1 says that it is a view again.
  const received = JSON.parse(JSON.stringify(view)) as T['view'];
  const guess = game.determinize(received, random);
  const again = game.view(guess, viewer);
  ensure(
    same(again, view),
    () => `${viewer} sees ${print(view)}, but in its determinisation ${print(again)}`,
  );
  ensure(same(game.actors(guess), game.actors(state)), () => `for ${viewer} other actors are to move`);
  if (viewer === 'spectator') return;
  ensure(same(game.moves(guess, viewer), game.moves(state, viewer)), () => `${viewer} has other moves`);
  for (const each of [move, ...junkMoves(walk, move)]) {
    const [told, true_] = [game.check(guess, viewer, each), game.check(state, viewer, each)];
    ensure(
      same(told, true_),
      () => `${viewer} ${game.makeMove(each)}: refused ${print(told)}, truly ${print(true_)}`,
    );
  }
};

export const spectatorsKnowTheLeast: Law = {
  id: 'L14',
  title: 'every leaf of the spectator’s view stands in every seat’s, or is null',
  watch: () => ({
    after: (walk) => {
      if (!isLookedAt(walk)) return;
      const { game, state, table } = walk;
      const seen = leaves(game.view(state, 'spectator')).filter(([, leaf]) => leaf !== null);
      for (const seat of seatsOf(table.seats)) {
        const known = new Map(leaves(game.view(state, seat)));
        const extra = seen.find(([path, leaf]) => !same(known.get(path), leaf));
        ensure(extra === undefined, () => `a spectator sees ${extra?.join(' = ')}, seat ${seat} does not`);
      }
    },
  }),
};
