/** A game as the registry holds it. */
import type { Game, Policy, Types } from './game.ts';
import type { Terminal } from './terminal.ts';

export interface Module<T extends Types> {
  readonly game: Game<T>;
  readonly policy: Policy<T>;
  readonly terminal: Terminal<T>;
}

/** The registry's box: shared code stays generic inside `use`, and nothing needs `any`. */
export interface AnyGame {
  readonly id: string;
  readonly use: <R>(body: <T extends Types>(module: Module<T>) => R) => R;
}

export const box = <T extends Types>(module: Module<T>): AnyGame => ({
  id: module.game.id,
  use: (body) => body(module),
});
