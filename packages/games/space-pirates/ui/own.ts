/** What the viewer has; a spectator has nothing. */
import type { Card } from '../components.ts';
import type { PirateView, View } from '../types.ts';

export const ownPirate = ({ me, pirates }: View): PirateView | undefined =>
  me === null ? undefined : pirates[me];

export interface Numbered {
  readonly card: Card;
  /** The first, second, … of alike cards, from 0. */
  readonly nth: number;
}

export const ownCards = (view: View): readonly Numbered[] => {
  const cards = (ownPirate(view)?.hand ?? []).map(({ card }) => card);
  return cards.map((card, index) => ({
    card,
    nth: cards.slice(0, index).filter((each) => each === card).length,
  }));
};

/** The card that lies on the table for this turn, if it is the viewer's. */
export const ownPlayed = ({ me, boss, turn }: View): Card | undefined =>
  boss === me ? (turn.card ?? undefined) : undefined;
