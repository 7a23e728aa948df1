/** A decision in the making: a card and a planet to lay it on, or a treasure to take. Nothing of it is sent before the button is pressed. */
import type { Card, Planet, View } from '../types.ts';

export interface Draft {
  readonly card: Card | undefined;
  readonly planet: Planet | undefined;
  readonly value: number | undefined;
  /** The own cards face down are looked at. */
  readonly isPeeking: boolean;
}

export const NO_DRAFT: Draft = { card: undefined, planet: undefined, value: undefined, isPeeking: false };

/** What of a draft still fits: a card that was laid, or a treasure that was taken, is no longer chosen. */
export const fitDraft = (draft: Draft, view: View): Draft => {
  const card = draft.card !== undefined && view.hand?.includes(draft.card) ? draft.card : undefined;
  return {
    card: view.ended === null ? card : undefined,
    planet: view.ended === null ? draft.planet : undefined,
    value: offered(view).find((value) => value === draft.value) ?? bestOffered(view),
    isPeeking: draft.isPeeking,
  };
};

/** The treasures on the planet that is shared out. */
export const offered = ({ sharing, planets }: View): readonly number[] =>
  sharing === null ? [] : (planets[sharing.planet]?.treasures ?? []);

/** KP-27: anything may be taken; most often it is the best. */
const bestOffered = (view: View): number | undefined => {
  const values = offered(view);
  return values.length === 0 ? undefined : Math.max(...values);
};

const numberIn = (kept: object, key: string): number | undefined => {
  const value: unknown = Reflect.get(kept, key);
  return typeof value === 'number' ? value : undefined;
};

/** A kept draft never peeks: whoever reloads may be somebody else. */
export const parseDraft = (kept: unknown, view: View): Draft | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const planet = numberIn(kept, 'planet');
  return fitDraft(
    {
      card: numberIn(kept, 'card'),
      planet: planet !== undefined && view.planets[planet] !== undefined ? planet : undefined,
      value: numberIn(kept, 'value'),
      isPeeking: false,
    },
    view,
  );
};
