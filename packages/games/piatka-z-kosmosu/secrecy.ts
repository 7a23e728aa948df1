/** Who knows what: hands and what was discarded from them belong to their owners; piles are known to nobody. */
import { hearByKind, type Random, type Seat, seatsOf, shuffle, toOwner, type Viewer } from '@tortuga/engine';
import { canPlay } from './generation.ts';
import { copyBoard } from './grid.ts';
import { cardOf, inOrder, kindOf } from './kinds.ts';
import {
  type Card,
  COPIES,
  type Event,
  type Heard,
  KINDS,
  type Placed,
  type State,
  type Stretch,
  type View,
} from './types.ts';

export const view = (state: State, viewer: Viewer): View => {
  const me = viewer === 'spectator' ? null : viewer;
  const { options } = state;
  const own = <V>(lists: readonly (readonly V[])[]): V[] | null =>
    me === null ? null : [...(lists[me] ?? [])];
  const counts = (lists: readonly (readonly unknown[])[]): number[] => lists.map((list) => list.length);
  return {
    me,
    games: options.games,
    deal: options.deal,
    cards: [...options.cards],
    game: state.game,
    starter: state.starter,
    due: state.due,
    turn: state.turn,
    totals: [...state.totals],
    points: state.points.map((game) => [...game]),
    board: state.board.map(copyPlaced),
    hand: own(state.hands),
    handDiscards: own(state.handDiscards),
    stretches: me === null ? null : (state.stretches[me] ?? []).map(copyStretch),
    swapped: me === state.turn ? [...state.swapped] : null,
    handCounts: counts(state.hands),
    pileCounts: counts(state.piles),
    handDiscardCounts: counts(state.handDiscards),
    pileDiscardCounts: counts(state.pileDiscards),
    stretchSizes: state.stretches.map((stretches) =>
      stretches.map(({ left, of }) => ({ left, of: of.length })),
    ),
    swappedCount: state.swapped.length,
    spent: [...state.spent],
    spentDiscards: [...state.spentDiscards],
    right: state.right,
    swaps: state.swaps,
    ended: state.ended,
  };
};

const copyPlaced = ({ x, y, card }: Placed): Placed => ({ x, y, card });
const copyStretch = ({ left, of }: Stretch): Stretch => ({ left, of: [...of] });

export const hear = hearByKind<Event, Heard>({
  dealt: ({ game, starter, first, each }) => ({ kind: 'dealt', game, starter, first, each }),
  drawn: ({ seat, count, cards }, viewer) => ({
    kind: 'drawn',
    seat,
    count,
    cards: toOwner(cards, seat, viewer),
  }),
  played: ({ seat, cards, earned }) => ({ kind: 'played', seat, cards, earned }),
  discarded: ({ seat, hand, handCount, pile, spent }, viewer) => ({
    kind: 'discarded',
    seat,
    hand: toOwner(hand, seat, viewer),
    handCount,
    pile,
    spent,
  }),
  swapped: ({ seat, count, cards }, viewer) => ({
    kind: 'swapped',
    seat,
    count,
    cards: toOwner(cards, seat, viewer),
  }),
  dropped: ({ seat, cards }) => ({ kind: 'dropped', seat, cards }),
  'game-over': ({ by, left, totals }) => ({ kind: 'game-over', by, left, totals }),
});

/** Guesses before one takes what there is: only where exchanges came to nothing is a guess ever refused. */
const GUESSES = 100;

export const determinize = (known: View, random: Random): State => {
  for (let guesses = 1; ; guesses++) {
    const state = guess(known, random);
    if (guesses === GUESSES || isPossible(state)) return state;
  }
};

/** PZ-26: after as many exchanges as players the game goes on only because somebody can play. */
const isPossible = ({ swaps, hands, board, ended, due }: State): boolean =>
  ended !== null || due !== 'turn' || swaps < hands.length || hands.some((hand) => canPlay(board, hand));

const guess = (known: View, random: Random): State => {
  const pool = shuffle(unseenCards(known), random);
  const draw = (count: number): Card[] => inOrder(pool.splice(0, count));
  const seated = seatsOf(known.handCounts.length);
  const isMine = (seat: Seat): boolean => seat === known.me;
  const hands = seated.map((seat) =>
    isMine(seat) ? [...(known.hand ?? [])] : draw(known.handCounts[seat] ?? 0),
  );
  const handDiscards = seated.map((seat) =>
    isMine(seat) ? [...(known.handDiscards ?? [])] : draw(known.handDiscardCounts[seat] ?? 0),
  );
  const stretches = seated.map((seat) =>
    isMine(seat)
      ? (known.stretches ?? []).map(copyStretch)
      : (known.stretchSizes[seat] ?? []).map(({ left, of }) => ({ left, of: draw(of) })),
  );
  const swapped = known.swapped === null ? draw(known.swappedCount) : [...known.swapped];
  const lower = stretches.map((own) => own.map(({ left, of }) => split(of, left, random)));
  return {
    options: { games: known.games, deal: known.deal, cards: [...known.cards] },
    game: known.game,
    starter: known.starter,
    due: known.due,
    turn: known.turn,
    totals: [...known.totals],
    points: known.points.map((game) => [...game]),
    board: copyBoard(known.board),
    hands,
    piles: lower.map((own, seat) => {
      const below = own.flatMap(({ kept }) => kept);
      return [...pool.splice(0, (known.pileCounts[seat] ?? 0) - below.length), ...below];
    }),
    stretches,
    handDiscards,
    pileDiscards: lower.map((own, seat) => {
      const gone = own.flatMap(({ gone: unseen }) => unseen);
      return inOrder([...draw((known.pileDiscardCounts[seat] ?? 0) - gone.length), ...gone]);
    }),
    unused: inOrder(pool),
    spent: [...known.spent],
    spentDiscards: [...known.spentDiscards],
    right: known.right,
    swapped,
    swaps: known.swaps,
    ended: known.ended,
  };
};

/** Some of the cards once exchanged lie in the pile still, in any order; the others went out unseen. */
const split = (
  of: readonly Card[],
  left: number,
  random: Random,
): { readonly kept: Card[]; readonly gone: Card[] } => {
  const mixed = shuffle([...of], random);
  return { kept: mixed.slice(0, left), gone: mixed.slice(left) };
};

const unseenCards = (known: View): Card[] => {
  const left = KINDS.map(() => COPIES);
  const see = (cards: readonly Card[] | null): void => {
    for (const card of cards ?? []) left[kindOf(card)] = (left[kindOf(card)] ?? 0) - 1;
  };
  for (const { card } of known.board) see([card]);
  for (const cards of [known.hand, known.handDiscards, known.swapped, known.spent, known.spentDiscards])
    see(cards);
  for (const { of } of known.stretches ?? []) see(of);
  return left.flatMap((count, kind) => Array.from({ length: count }, () => cardOf(kind)));
};
