/** What is wrong with a layout, as data: in which words it is said is for others. `makeReason` is how a refusal prints it. */
import type { LongScenery, RoundScenery } from '../space/things.ts';

/** A corner of the border with the edge that begins there, or a thing, by its number in its list, counted from 0. */
export interface Spot {
  readonly kind: 'border' | 'base' | 'abandoned' | RoundScenery | LongScenery;
  readonly at: number;
}

export type Fault =
  | { readonly code: 'too-few-corners' | 'too-large' }
  | { readonly code: 'wrong-number-of-bases'; readonly found: number; readonly wanted: number }
  | { readonly code: 'too-many'; readonly of: 'border' | 'bases' | 'scenery' | 'sides' }
  | { readonly code: PlacedCode; readonly spots: readonly Spot[] };

/** Faults that something on the map has. */
type PlacedCode =
  | 'short-edge'
  | 'sharp-corner'
  | 'narrow-border'
  | 'outside'
  | 'overlap'
  | 'no-exit'
  | 'cut-off';

/** Bases have numbers in play, from 0; all else is counted from 1. */
const makeSpot = ({ kind, at }: Spot): string => `${kind} ${kind === 'base' ? at : at + 1}`;

export const makeReason = (fault: Fault): string => {
  switch (fault.code) {
    case 'too-few-corners':
    case 'too-large':
      return `${fault.code}: border`;
    case 'wrong-number-of-bases':
      return `${fault.code}: ${fault.found} of ${fault.wanted}`;
    case 'too-many':
      return `${fault.code}: ${fault.of}`;
    default:
      return `${fault.code}: ${fault.spots.map(makeSpot).join(', ')}`;
  }
};
