/** The shape of a law. */
import type { Types } from '../game.ts';
import { Broken, type Watcher } from './walk.ts';

export interface Law {
  readonly id: string;
  readonly title: string;
  /** Cheap enough for thousands of games. */
  readonly cheap?: true;
  /** A fresh watcher for one run over many games. */
  readonly watch: <T extends Types>() => Watcher<T>;
}

export function ensure(condition: boolean, broken: () => string): asserts condition {
  if (!condition) throw new Broken(broken());
}
