/** A game with its ui, whichever it is: shared code stays generic inside `use`. */
import type { Module, Types } from '@tortuga/engine';
import { memo } from 'react';
import type { ByLanguage, Drawn, Exhibit, Messages, Ui, Workshop } from '@tortuga/table';

/** What a table draws of a game's vocabulary. */
export interface DrawnOf<T extends Types, F extends object> extends Drawn {
  readonly view: T['view'];
  readonly heard: T['heard'];
  readonly move: T['move'];
  readonly refusal: T['refusal'];
  readonly draft: F;
}

export interface AnyTable {
  readonly id: string;
  readonly use: <R>(
    body: <T extends Types, F extends object, M extends Messages>(
      module: Module<T>,
      ui: Ui<DrawnOf<T, F>, M>,
    ) => R,
  ) => R;
}

/** The parts are memoised here, for every game: what is said or opened beside the board does not draw it again. */
export const pairUp = <T extends Types, F extends object, M extends Messages>(
  module: Module<T>,
  ui: Ui<DrawnOf<T, F>, M>,
): AnyTable => {
  const memoised = { ...ui, Board: memo(ui.Board), Hand: memo(ui.Hand), Side: memo(ui.Side) };
  return { id: module.game.id, use: (body) => body(module, memoised) };
};

/** What the home page shows of a game before anything of it is loaded. */
interface Card {
  readonly name: string;
  readonly blurb: ByLanguage<{ readonly blurb: string }>;
  /** Who made the game: CREDITS.md says more. */
  readonly credits: ByLanguage<{ readonly credits: string }>;
  /** The address of a picture. */
  readonly cover: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: readonly [number, number];
  readonly workshop?: WorkshopCard;
}

/** A page on which the value of an option is made. */
export interface WorkshopCard {
  /** The page is at /ADDRESS. */
  readonly address: string;
  readonly option: string;
  readonly title: ByLanguage<{ readonly title: string }>;
}

export interface Listed {
  readonly id: string;
  readonly card: Card;
  /** Undefined while there are rules and no table yet. */
  readonly load: (() => Promise<AnyTable>) | undefined;
  readonly workshop: (() => Promise<{ readonly workshop: Workshop }>) | undefined;
  /** The table in every state, for eyes and for screenshots. */
  readonly gallery: (() => Promise<{ readonly gallery: readonly Exhibit[] }>) | undefined;
}
