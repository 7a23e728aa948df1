/** Who knows what: the only file that decides it. */
import { hearByKind, type Random, shuffle, toOwner, type Viewer } from '@tortuga/engine';
import { ascending, cardsIn } from './rules.ts';
import { type Card, DECK, type Event, type Heard, type State, type View } from './types.ts';

/** Built up from nothing: what is not named here stays secret. */
export const view = (state: State, viewer: Viewer): View => ({
  lowest: state.lowest,
  turn: state.turn,
  hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : null)),
  counts: state.hands.map((hand) => hand.length),
  trick: [...state.trick],
  spent: state.spent.map((cards) => [...cards]),
  won: [...state.won],
});

/** R-7, kind by kind and field by field: whatever an event is given later, nobody hears of it by itself. */
export const hear = hearByKind<Event, Heard>({
  dealt: ({ seat, hand }, viewer) => ({ kind: 'dealt', seat, hand: toOwner(hand, seat, viewer) }),
  played: ({ seat, card }) => ({ kind: 'played', seat, card }),
  taken: ({ seat }) => ({ kind: 'taken', seat }),
});

/** One of the worlds the viewer holds possible: the cards it has not seen, dealt anew over hands and box. */
export const determinize = (known: View, random: Random): State => {
  const unseen = shuffle(unseenBy(known), random);
  const deal = (count: number): Card[] => ascending(unseen.splice(0, count));
  const hands = known.hands.map((hand, seat) => (hand === null ? deal(known.counts[seat] ?? 0) : [...hand]));
  return {
    lowest: known.lowest,
    turn: known.turn,
    box: ascending(unseen),
    hands,
    trick: [...known.trick],
    spent: known.spent.map((cards) => [...cards]),
    won: [...known.won],
  };
};

const unseenBy = ({ hands, trick, spent }: View): Card[] => {
  const seen = new Set([...hands.flatMap((hand) => hand ?? []), ...cardsIn(trick), ...spent.flat()]);
  return DECK.filter((card) => !seen.has(card));
};
