/** What is chosen among cards, Hazards, bases, Cargo and values. */
import type { Card, DiscType, Hazard, Value } from '../../components.ts';
import type { View } from '../../types.ts';

export interface Choice {
  readonly base: number | undefined;
  readonly card: Card | undefined;
  /** In the order in which they are to come. */
  readonly hazards: readonly Hazard[];
  /** Cargo to sell, or the one to give. */
  readonly cargo: readonly DiscType[];
  /** Values to fill up with. */
  readonly values: readonly Value[];
}

export const NO_CHOICE: Choice = { base: undefined, card: undefined, hazards: [], cargo: [], values: [] };

export const parseChoice = (_kept: unknown, _view: View): Choice | undefined => NO_CHOICE;
