/** What a frame plays on: how it stood, how it stands, and where everything lies. */
import type { Places } from '@tortuga/table';
import type { Card, Heard, View } from '../../types.ts';
import { pieces } from '../pieces.ts';

export interface Scene {
  readonly before: View;
  readonly after: View;
  readonly from: Places;
  readonly to: Places;
}

export type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;

/** Milliseconds between one card and the next. */
export const APART = 60;

/** So many of each kind, the last of its kind first: the others stay the cards they were. */
export const lastOfHand = (hand: readonly Card[] | null, cards: readonly Card[]): readonly string[] =>
  cards.map((card, index) => {
    const held = (hand ?? []).filter((each) => each === card).length;
    const nth = held - cards.slice(0, index + 1).filter((each) => each === card).length;
    return pieces.hand(card, nth);
  });

/** Of a ghost: it goes there, and is gone. */
export const goneAt = (transform: string): Keyframe[] => [
  { transform: 'translate(0px, 0px) scale(1)', opacity: 1 },
  { transform, opacity: 1, offset: 0.9 },
  { transform, opacity: 0 },
];
