/** The shape of a ui law, and what is broken where one does not hold. */
import type { Types } from '@tortuga/engine';
import { Broken, type Fixture } from '@tortuga/engine/testing';
import type { Drawn, Exhibit, Ui } from '../ui.ts';
import type { Messages } from '../words/say.ts';
import type { Chronicle } from './chronicle.ts';

/** What a table draws of a game's vocabulary. */
export interface DrawnOf<T extends Types, F extends object> extends Drawn {
  readonly view: T['view'];
  readonly heard: T['heard'];
  readonly move: T['move'];
  readonly refusal: T['refusal'];
  readonly draft: F;
}

/** What the ui laws are told of a table. */
export interface UiFixture<T extends Types, F extends object, M extends Messages> {
  /** The one that the laws of its rules are told. */
  readonly fixture: Fixture<T>;
  readonly ui: Ui<DrawnOf<T, F>, M>;
  readonly gallery: readonly Exhibit[];
  /** The text of the game's README: its rules have ids, as in `PK-12`. */
  readonly readme: string;
  /** What goes without saying, as that others fill their hands at the end of each turn. By default nothing does. */
  readonly isUntold?: ((heard: T['heard']) => boolean) | undefined;
}

/** A table under the laws' eyes, with games that were played for them. */
export interface Judged<T extends Types, F extends object, M extends Messages> extends UiFixture<T, F, M> {
  readonly chronicle: () => Chronicle<T>;
}

export interface UiLaw {
  readonly id: string;
  readonly title: string;
  /** Throws a `Broken` where it does not hold. */
  readonly judge: <T extends Types, F extends object, M extends Messages>(
    judged: Judged<T, F, M>,
  ) => void | Promise<void>;
}

/** Enough to see what is wrong. */
const MOST_TOLD = 12;

/** All that is wrong at once: who adds a language does not want to hear of it word by word. */
export const ensureNone = (faults: readonly string[]): void => {
  const [...different] = new Set(faults);
  if (different.length === 0) return;
  const told = different.slice(0, MOST_TOLD).join('\n  ');
  throw new Broken(`${different.length} faults:\n  ${told}`);
};
