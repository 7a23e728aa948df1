/** The rules: who moves, what is legal, what happens. R-numbers are those of README.md. */
import {
  type Actor,
  flag,
  optionsSpec,
  outOfTurn,
  pick,
  type Random,
  type Result,
  rank,
  seatsOf,
  shuffle,
} from '@tortuga/engine';
import {
  type Card,
  DECK,
  type Event,
  type Move,
  type Options,
  type Refusal,
  type State,
  TRICKS,
} from './types.ts';

export const options = optionsSpec<Options>({ lowest: flag(false) });

export const setup = (seats: number, { lowest }: Options): State => ({
  lowest,
  turn: 0,
  box: [...DECK],
  hands: seatsOf(seats).map(() => []),
  trick: seatsOf(seats).map(() => null),
  spent: seatsOf(seats).map(() => []),
  won: seatsOf(seats).map(() => 0),
});

export const clone = ({ lowest, turn, box, hands, trick, spent, won }: State): State => ({
  lowest,
  turn,
  box: [...box],
  hands: hands.map((hand) => [...hand]),
  trick: [...trick],
  spent: spent.map((cards) => [...cards]),
  won: [...won],
});

const isDealt = ({ box }: State): boolean => box.length < DECK.length;

const isOver = ({ spent }: State): boolean => spent.every((cards) => cards.length === TRICKS);

export const actors = (state: State): readonly Actor[] => {
  if (isOver(state)) return [];
  return isDealt(state) ? [state.turn] : ['chance'];
};

export const moves = (state: State, actor: Actor): readonly Move[] | undefined => {
  if (!actors(state).includes(actor)) return [];
  if (actor === 'chance') return undefined; // up to 369,600 deals
  return handOf(state).map((card) => ({ kind: 'play', card }));
};

/** The hand of the seat to move. */
const handOf = ({ hands, turn }: State): readonly Card[] => hands[turn] ?? [];

export const sample = (state: State, actor: Actor, random: Random): Move => {
  if (actor !== 'chance') return { kind: 'play', card: pick(handOf(state), random) };
  const deck = shuffle([...DECK], random);
  return { kind: 'deal', hands: state.hands.map(() => ascending(deck.splice(0, TRICKS))) };
};

export const ascending = (cards: readonly Card[]): Card[] => cards.toSorted((one, other) => one - other);

export const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const early = outOfTurn(actors(state), actor);
  if (early !== undefined) return early;
  const expected = actor === 'chance' ? 'deal' : 'play';
  if (move.kind !== expected) return { code: 'wrong-kind', expected };
  return move.kind === 'deal' ? checkDeal(state, move.hands) : checkPlay(handOf(state), move.card);
};

const checkDeal = (state: State, hands: readonly (readonly Card[])[]): Refusal | undefined => {
  const expected = state.hands.length;
  if (hands.length !== expected) return { code: 'wrong-hand-count', expected };
  const twice = hands.flat().find((card, index, cards) => cards.indexOf(card) !== index);
  return twice === undefined ? undefined : { code: 'dealt-twice', card: twice };
};

const checkPlay = (hand: readonly Card[], card: Card): Refusal | undefined =>
  hand.includes(card) ? undefined : { code: 'not-in-hand', card, hand: [...hand] };

export const play = (state: State, _actor: Actor, move: Move): readonly Event[] =>
  move.kind === 'deal' ? deal(state, move.hands) : playCard(state, move.card);

const deal = (state: State, hands: readonly (readonly Card[])[]): readonly Event[] => {
  for (const [seat, hand] of hands.entries()) state.hands[seat] = [...hand];
  state.box = state.box.filter((card) => !hands.flat().includes(card));
  return hands.map((hand, seat) => ({ kind: 'dealt', seat, hand }));
};

const playCard = (state: State, card: Card): readonly Event[] => {
  const seat = state.turn;
  state.hands[seat] = handOf(state).filter((each) => each !== card);
  state.trick[seat] = card;
  state.turn = (seat + 1) % state.trick.length;
  const played: Event = { kind: 'played', seat, card };
  return state.trick.includes(null) ? [played] : [played, takeTrick(state)];
};

const takeTrick = (state: State): Event => {
  const cards = cardsIn(state.trick);
  const winner = cards.indexOf(state.lowest ? Math.min(...cards) : Math.max(...cards));
  for (const [seat, card] of cards.entries()) state.spent[seat]?.push(card);
  state.trick.fill(null);
  state.won[winner] = (state.won[winner] ?? 0) + 1;
  state.turn = winner;
  return { kind: 'taken', seat: winner };
};

export const cardsIn = (trick: readonly (Card | null)[]): readonly Card[] =>
  trick.filter((card) => card !== null);

export const scores = ({ won }: State): readonly number[] => [...won];

/** As it stands: also asked for in the middle of the game, if all agree to stop. */
export const places = ({ won }: State): readonly number[] => rank(won, 'higher');

export const result = (state: State): Result | undefined =>
  isOver(state) ? { places: places(state), scores: scores(state), by: 'tricks' } : undefined;
