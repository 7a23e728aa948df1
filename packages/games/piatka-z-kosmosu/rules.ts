/** The rules of Piątka z kosmosu: who moves, what is legal. */
import {
  type Actor,
  outOfTurn,
  pick,
  type Random,
  type Result,
  rank,
  type Seat,
  seatsOf,
  shuffle,
} from '@tortuga/engine';
import { playsFrom, somePlay } from './generation.ts';
import { inOrder, missingFrom } from './kinds.ts';
import { checkPlay } from './legality.ts';
import {
  type Card,
  COPIES,
  KINDS,
  type Move,
  type Options,
  type Placed,
  type Refusal,
  type State,
} from './types.ts';

/** Solo asks for three cards at least (PZ-33). */
const SOLO_LEAST = 3;
/** Solo drops three of five (PZ-35). */
const SOLO_DROP = 3;

const DECK: readonly Card[] = KINDS.flatMap((card) => Array.from({ length: COPIES }, () => card));

export const wholeDeck = (): Card[] => DECK.slice();

export const setup = (seats: number, { games, deal, cards }: Options): State => {
  const seated = seatsOf(seats);
  const empty = (): Card[][] => seated.map(() => []);
  return {
    options: { games, deal, cards: cards.slice() },
    game: 1,
    starter: 0,
    due: 'deal',
    turn: 0,
    totals: seated.map(() => 0),
    points: [],
    board: [],
    hands: empty(),
    piles: empty(),
    stretches: seated.map(() => []),
    handDiscards: empty(),
    pileDiscards: empty(),
    unused: wholeDeck(),
    spent: [],
    spentDiscards: [],
    right: 0,
    swapped: [],
    swaps: 0,
    ended: null,
  };
};

const copyAll = <V>(lists: readonly (readonly V[])[]): V[][] => lists.map((list) => list.slice());

export const clone = (state: State): State => ({
  ...state,
  options: { ...state.options, cards: state.options.cards.slice() },
  totals: state.totals.slice(),
  points: state.points.slice(),
  board: state.board.slice(),
  hands: copyAll(state.hands),
  piles: copyAll(state.piles),
  stretches: copyAll(state.stretches),
  handDiscards: copyAll(state.handDiscards),
  pileDiscards: copyAll(state.pileDiscards),
  unused: state.unused.slice(),
  spent: state.spent.slice(),
  spentDiscards: state.spentDiscards.slice(),
  swapped: state.swapped.slice(),
});

export const isSolo = ({ hands }: Pick<State, 'hands'>): boolean => hands.length === 1;

const NOBODY: readonly Actor[] = [];
const CHANCE: readonly Actor[] = ['chance'];
const SEATS: readonly (readonly Actor[])[] = seatsOf(4).map((seat) => [seat]);

export const actors = ({ ended, due, turn }: State): readonly Actor[] => {
  if (ended !== null) return NOBODY;
  return due === 'deal' || due === 'under' ? CHANCE : (SEATS[turn] ?? NOBODY);
};

export const plays = (state: State, seat: Seat): readonly (readonly Placed[])[] =>
  playsFrom(state.board, state.hands[seat] ?? [], isSolo(state) ? SOLO_LEAST : 1);

export const moves = (state: State, actor: Actor): readonly Move[] | undefined => {
  if (actors(state)[0] !== actor) return [];
  if (actor === 'chance') return undefined;
  if (state.due === 'bonus') return isSolo(state) ? undefined : bonuses(state, actor);
  const laid = plays(state, actor).map((cards): Move => ({ kind: 'play', cards }));
  const hand = state.hands[actor] ?? [];
  if (!isSolo(state))
    return [
      ...laid,
      ...parts(hand)
        .slice(1)
        .map((cards): Move => ({ kind: 'swap', cards })),
    ];
  return laid.length > 0
    ? laid
    : parts(hand).flatMap((cards): Move[] => (cards.length === SOLO_DROP ? [{ kind: 'drop', cards }] : []));
};

const bonuses = ({ right, hands, piles }: State, seat: Seat): readonly Move[] => {
  const most = piles[seat]?.length ?? 0;
  return parts(hands[seat] ?? [])
    .flatMap((hand) =>
      Array.from(
        { length: Math.max(0, Math.min(right - hand.length, most) + 1) },
        (_, pile): Move => ({ kind: 'bonus', hand, spent: [], pile }),
      ),
    )
    .filter((move) => move.kind === 'bonus' && move.hand.length + move.pile <= right);
};

/** Every part of a hand once, the empty one first; alike cards are alike. */
const parts = (hand: readonly Card[]): readonly (readonly Card[])[] => {
  const [first] = hand;
  if (first === undefined) return [[]];
  const times = hand.filter((card) => card === first).length;
  const rest = parts(hand.filter((card) => card !== first));
  return Array.from({ length: times + 1 }, (_, taken) => Array.from({ length: taken }, () => first)).flatMap(
    (taken) => rest.map((others) => [...taken, ...others]),
  );
};

export const sample = (state: State, actor: Actor, random: Random): Move => {
  if (actor === 'chance') {
    if (state.due === 'deal') return { kind: 'deal', cards: shuffle(wholeDeck(), random) };
    return { kind: 'under', cards: shuffle(state.swapped.slice(), random) };
  }
  return state.due === 'bonus' ? sampleBonus(state, actor, random) : sampleTurn(state, actor, random);
};

/** Mostly plays, where there are any: exchanges alone would never end. */
const sampleTurn = (state: State, seat: Seat, random: Random): Move => {
  const hand = state.hands[seat] ?? [];
  const cards = somePlay(state.board, hand, isSolo(state) ? SOLO_LEAST : 1, random);
  if (cards !== undefined && (isSolo(state) || random.below(8) > 0)) return { kind: 'play', cards };
  const count = isSolo(state) ? SOLO_DROP : 1 + random.below(hand.length);
  return { kind: isSolo(state) ? 'drop' : 'swap', cards: someOf(hand, count, random) };
};

const someOf = (cards: readonly Card[], count: number, random: Random): readonly Card[] =>
  inOrder(shuffle(cards.slice(), random).slice(0, count));

/** As many as the right allows, mostly: where from first, then which. */
const sampleBonus = ({ right, hands, piles, spent }: State, seat: Seat, random: Random): Move => {
  const hand = hands[seat] ?? [];
  const left = { hand: hand.length, spent: spent.length, pile: piles[seat]?.length ?? 0 };
  const taken = { hand: 0, spent: 0, pile: 0 };
  for (let cards = random.below(4) === 0 ? random.below(right + 1) : right; cards > 0; cards--) {
    const sources = SOURCES.filter((source) => taken[source] < left[source]);
    if (sources.length > 0) taken[pick(sources, random)] += 1;
  }
  return {
    kind: 'bonus',
    hand: someOf(hand, taken.hand, random),
    spent: someOf(spent, taken.spent, random),
    pile: taken.pile,
  };
};

const SOURCES = ['hand', 'spent', 'pile'] as const;

export const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const early = outOfTurn(actors(state), actor);
  if (early !== undefined) return early;
  if (DUE[move.kind] !== state.due) return { code: 'wrong-kind', due: state.due };
  switch (move.kind) {
    case 'deal':
      return isSame(move.cards, wholeDeck()) ? undefined : { code: 'wrong-deal' };
    case 'under':
      return isSame(move.cards, state.swapped) ? undefined : { code: 'wrong-under' };
    case 'bonus':
      return checkBonus(state, move);
    default:
      return checkTurn(state, move);
  }
};

const DUE: Readonly<Record<Move['kind'], State['due']>> = {
  deal: 'deal',
  under: 'under',
  play: 'turn',
  swap: 'turn',
  drop: 'turn',
  bonus: 'bonus',
};

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && missingFrom(other, one) === undefined;

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;

const checkTurn = (state: State, move: MoveOf<'play' | 'swap' | 'drop'>): Refusal | undefined => {
  const hand = state.hands[state.turn] ?? [];
  if (move.kind === 'swap' && isSolo(state)) return { code: 'no-swap-in-solo' };
  if (move.kind === 'drop' && !isSolo(state)) return { code: 'no-drop-with-others' };
  const cards = move.kind === 'play' ? move.cards.map(({ card }) => card) : move.cards;
  const missing = missingFrom(hand, cards);
  if (missing !== undefined) return { code: 'card-not-in-hand', card: missing };
  if (move.kind === 'swap') return undefined;
  if (move.kind === 'drop') return checkDrop(state, move);
  if (isSolo(state) && move.cards.length < SOLO_LEAST) return { code: 'three-cards-at-least' };
  return checkPlay(state.board, move.cards);
};

const checkDrop = (state: State, { cards }: MoveOf<'drop'>): Refusal | undefined => {
  const [example] = plays(state, state.turn); // PZ-34
  if (example !== undefined) return { code: 'play-exists', cards: example };
  return cards.length === SOLO_DROP ? undefined : { code: 'drop-three' };
};

const checkBonus = (state: State, { hand, spent, pile }: MoveOf<'bonus'>): Refusal | undefined => {
  const { turn, right } = state;
  if (hand.length + spent.length + pile > right) return { code: 'too-many-discards', right };
  const missing = missingFrom(state.hands[turn] ?? [], hand);
  if (missing !== undefined) return { code: 'card-not-in-hand', card: missing };
  const unspent = missingFrom(state.spent, spent);
  if (unspent !== undefined) return { code: 'card-not-spent', card: unspent };
  const left = state.piles[turn]?.length ?? 0;
  return pile > left ? { code: 'pile-too-short', left } : undefined;
};

/** Cards in hand and pile. */
export const cardsLeft = ({ hands, piles }: State): readonly number[] =>
  hands.map((hand, seat) => hand.length + (piles[seat]?.length ?? 0));

/** Points so far; alone it is the discard pile that counts (PZ-39). */
export const scores = (state: State): readonly number[] => {
  if (isSolo(state)) return [state.spent.length];
  if (state.ended !== null) return state.totals.slice();
  const left = cardsLeft(state);
  return state.totals.map((total, seat) => total + (left[seat] ?? 0));
};

export const places = (state: State): readonly number[] => rank(scores(state), 'lower');

export const result = (state: State): Result | undefined =>
  state.ended === null ? undefined : { places: places(state), scores: scores(state), by: state.ended };
