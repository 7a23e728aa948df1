/** How a game shows itself in a terminal: words and drawings only, no rules. */
import type { Types, Viewer } from './game.ts';

export type Style = 'plain' | 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** Colours text where the terminal has colours, and leaves it alone elsewhere. */
export type Paint = (style: Style, text: string) => string;

/** A short key for a move or for the first word of one: `r 3 4` stands for `roll 3 4`. */
export interface Key {
  readonly key: string;
  readonly word: string;
  /** What to type after the key, as in `3 4 5`; absent where the key is the whole move. */
  readonly takes?: string;
  readonly label: string;
}

export interface Terminal<T extends Types> {
  readonly name: string;
  readonly blurb: string;
  readonly draw: (
    view: T['view'],
    viewer: Viewer,
    names: readonly string[],
    paint: Paint,
  ) => readonly string[];
  /** What a player is told of something heard; undefined where the drawing says it already. */
  readonly tell: (heard: T['heard'], names: readonly string[]) => string | undefined;
  readonly explain: (refusal: T['refusal'], names: readonly string[]) => string;
  /** What can be done now. */
  readonly keys: (view: T['view']) => readonly Key[];
  /** What was typed, brought nearer to the notation: `roll 84` becomes `roll 4 8`. */
  readonly tidy: (typed: string) => string;
}
