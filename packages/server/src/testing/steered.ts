/** A game whose chance does what it is told: the next of the moves laid out for it. */
import type { AnyGame, Game, Module, Types } from '@tortuga/engine';

type Change = <T extends Types>(game: Game<T>) => Partial<Game<T>>;

/** A boxed game with some of its parts exchanged. */
export const changed = (boxed: AnyGame, change: Change): AnyGame => ({
  id: boxed.id,
  use: (body) =>
    boxed.use(<T extends Types>(module: Module<T>) =>
      body({ ...module, game: { ...module.game, ...change(module.game) } }),
    ),
});

export const steered = (boxed: AnyGame, script: string[]): AnyGame =>
  changed(boxed, (game) => ({
    sample: (state, actor, random) => {
      if (actor !== 'chance') return game.sample(state, actor, random);
      const text = script.shift();
      const move = text === undefined ? undefined : game.parseMove(text);
      if (move === undefined) throw new Error('chance moves though nothing is laid out for it');
      return move;
    },
  }));
