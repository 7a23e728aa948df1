/**
 * Sealed Bids: a sound toy game with several actors at once and two kinds of secrets.
 * Everybody is dealt a secret token. Three times a die names a prize, all bid one of their cards in secret, and when
 * the last bid lies the cards are turned: the highest takes the prize, unless it is tied. In the end the token is added.
 */
import {
  type Actor,
  type Game,
  type OutOfTurn,
  outOfTurn,
  type Policy,
  type Random,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../game.ts';
import { hearByKind, toOwner } from '../../hearing.ts';
import { flag, optionsSpec } from '../../options.ts';
import { pick, shuffle } from '../../random.ts';
import { rank } from '../../ranking.ts';

const ROUNDS = 3;
const CARDS = [1, 2, 3, 4];
const TOKENS = [1, 2, 3, 4, 5];

export interface State {
  readonly double: boolean;
  round: number;
  prize: number | null;
  /** One a seat, once dealt; the rest lie in the box. */
  tokens: number[];
  box: number[];
  readonly hands: number[][];
  readonly bids: (number | null)[];
  readonly spent: number[][];
  readonly won: number[];
}

export type Move =
  | { readonly kind: 'deal'; readonly tokens: readonly number[] }
  | { readonly kind: 'prize'; readonly prize: number }
  | { readonly kind: 'bid'; readonly card: number };

type Public =
  | { readonly kind: 'prize'; readonly prize: number }
  | { readonly kind: 'turned'; readonly bids: readonly number[]; readonly winner: Seat | null }
  | { readonly kind: 'shown'; readonly tokens: readonly number[] };

type Secret<N> =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly token: N }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly card: N };

type Event = Public | Secret<number>;
type Heard = Public | Secret<number | null>;

export interface View {
  readonly double: boolean;
  readonly round: number;
  readonly prize: number | null;
  readonly token: number | null;
  readonly dealt: boolean;
  readonly bid: number | null;
  readonly hasBid: readonly boolean[];
  readonly spent: readonly (readonly number[])[];
  readonly won: readonly number[];
  /** All tokens, once the game is over. */
  readonly tokens: readonly number[] | null;
  readonly me: Viewer | null;
}

interface Options {
  /** The last prize counts twice. */
  readonly double: boolean;
}

type Refusal = OutOfTurn | { readonly code: 'wrong-kind' } | { readonly code: 'no-such-card' };

export interface Bids {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Heard;
  readonly view: View;
  readonly options: Options;
  readonly refusal: Refusal;
}

const isOver = (state: State): boolean => state.round === ROUNDS;

const actors = (state: State): readonly Actor[] => {
  if (isOver(state)) return [];
  if (state.prize === null) return ['chance'];
  return seatsOf(state.hands.length).filter((seat) => state.bids[seat] === null);
};

const moves = (state: State, actor: Actor): readonly Move[] => {
  if (!actors(state).includes(actor)) return [];
  if (actor !== 'chance') return (state.hands[actor] ?? []).map((card) => ({ kind: 'bid', card }));
  if (state.tokens.length > 0) return [1, 2, 3, 4, 5, 6].map((prize) => ({ kind: 'prize', prize }));
  return arrangements(TOKENS, state.hands.length).map((tokens) => ({ kind: 'deal', tokens }));
};

const arrangements = (items: readonly number[], length: number): readonly (readonly number[])[] =>
  length === 0
    ? [[]]
    : items.flatMap((item) =>
        arrangements(
          items.filter((other) => other !== item),
          length - 1,
        ).map((rest) => [item, ...rest]),
      );

const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const early = outOfTurn(actors(state), actor);
  if (early !== undefined) return early;
  const legal = moves(state, actor);
  if (legal[0]?.kind !== move.kind) return { code: 'wrong-kind' };
  return legal.some((each) => makeMove(each) === makeMove(move)) ? undefined : { code: 'no-such-card' };
};

const play = (state: State, actor: Actor, move: Move): readonly Event[] => {
  if (move.kind === 'deal') {
    state.tokens = [...move.tokens];
    state.box = state.box.filter((token) => !move.tokens.includes(token));
    return move.tokens.map((token, seat) => ({ kind: 'dealt', seat, token }));
  }
  if (move.kind === 'prize') {
    state.prize = move.prize;
    return [move];
  }
  const seat = Number(actor);
  state.hands[seat] = (state.hands[seat] ?? []).filter((card) => card !== move.card);
  state.bids[seat] = move.card;
  return [{ kind: 'bid', seat, card: move.card }, ...(state.bids.includes(null) ? [] : turn(state))];
};

const turn = (state: State): readonly Event[] => {
  const bids = state.bids.map((bid) => bid ?? 0);
  const best = Math.max(...bids);
  const winner = bids.filter((bid) => bid === best).length === 1 ? bids.indexOf(best) : null;
  if (winner !== null) state.won[winner] = (state.won[winner] ?? 0) + (state.prize ?? 0) * factor(state);
  for (const [seat, bid] of bids.entries()) {
    state.spent[seat]?.push(bid);
    state.bids[seat] = null;
  }
  state.prize = null;
  state.round += 1;
  const turned: Event = { kind: 'turned', bids, winner };
  return isOver(state) ? [turned, { kind: 'shown', tokens: [...state.tokens] }] : [turned];
};

const factor = (state: State): number => (state.double && state.round === ROUNDS - 1 ? 2 : 1);

const scores = (state: State): readonly number[] =>
  state.won.map((won, seat) => won + (state.tokens[seat] ?? 0));

const places = (state: State): readonly number[] => rank(scores(state), 'higher');

const view = (state: State, viewer: Viewer): View => {
  const seat = viewer === 'spectator' ? undefined : viewer;
  return {
    double: state.double,
    round: state.round,
    prize: state.prize,
    token: seat === undefined ? null : (state.tokens[seat] ?? null),
    dealt: state.tokens.length > 0,
    bid: seat === undefined ? null : (state.bids[seat] ?? null),
    hasBid: state.bids.map((bid) => bid !== null),
    spent: state.spent.map((spent) => [...spent]),
    won: [...state.won],
    tokens: isOver(state) ? [...state.tokens] : null,
    me: seat ?? null,
  };
};

const hear = hearByKind<Event, Heard>({
  dealt: ({ seat, token }, viewer) => ({ kind: 'dealt', seat, token: toOwner(token, seat, viewer) }),
  prize: ({ prize }) => ({ kind: 'prize', prize }),
  bid: ({ seat, card }, viewer) => ({ kind: 'bid', seat, card: toOwner(card, seat, viewer) }),
  turned: ({ bids, winner }) => ({ kind: 'turned', bids, winner }),
  shown: ({ tokens }) => ({ kind: 'shown', tokens }),
});

const determinize = (known: View, random: Random): State => {
  const seats = known.won.length;
  const tokens = known.dealt ? guessTokens(known, seats, random) : [];
  const bids = known.hasBid.map((hasBid, seat) => {
    if (!hasBid) return null;
    return seat === known.me ? known.bid : pick(unspent(known, seat), random);
  });
  return {
    double: known.double,
    round: known.round,
    prize: known.prize,
    tokens,
    box: TOKENS.filter((token) => !tokens.includes(token)),
    hands: seatsOf(seats).map((seat) => unspent(known, seat).filter((card) => card !== bids[seat])),
    bids,
    spent: known.spent.map((spent) => [...spent]),
    won: [...known.won],
  };
};

const unspent = (known: View, seat: Seat): number[] =>
  CARDS.filter((card) => !known.spent[seat]?.includes(card));

const guessTokens = (known: View, seats: number, random: Random): number[] => {
  if (known.tokens !== null) return [...known.tokens];
  const others = shuffle(
    TOKENS.filter((token) => token !== known.token),
    random,
  );
  return seatsOf(seats).map((seat) => (seat === known.me ? (known.token ?? 0) : (others.pop() ?? 0)));
};

const makeMove = (move: Move): string => {
  if (move.kind === 'deal') return `deal ${move.tokens.join(' ')}`;
  return move.kind === 'prize' ? `prize ${move.prize}` : `bid ${move.card}`;
};

const parseMove = (text: string): Move | undefined => {
  const match = /^(?:deal ([1-5](?: [1-5]){1,3})|prize ([1-6])|bid ([1-4]))$/.exec(text);
  if (match === null) return undefined;
  const [, tokens, prize, card] = match;
  if (tokens !== undefined) return { kind: 'deal', tokens: tokens.split(' ').map(Number) };
  return prize === undefined ? { kind: 'bid', card: Number(card) } : { kind: 'prize', prize: Number(prize) };
};

export const sealedBids: Game<Bids> = {
  id: 'sealed-bids',
  version: 1,
  seats: { min: 2, max: 4 },
  minutes: [5, 5],
  maxMoves: 1 + ROUNDS * 5,
  better: 'higher',
  options: optionsSpec<Options>({ double: flag(false) }),
  setup: (seats, { double }) => ({
    double,
    round: 0,
    prize: null,
    tokens: [],
    box: [...TOKENS],
    hands: seatsOf(seats).map(() => [...CARDS]),
    bids: seatsOf(seats).map(() => null),
    spent: seatsOf(seats).map(() => []),
    won: seatsOf(seats).map(() => 0),
  }),
  clone: (state) => ({
    ...state,
    tokens: [...state.tokens],
    box: [...state.box],
    hands: state.hands.map((hand) => [...hand]),
    bids: [...state.bids],
    spent: state.spent.map((spent) => [...spent]),
    won: [...state.won],
  }),
  actors,
  moves,
  sample: (state, actor, random) => pick(moves(state, actor), random),
  check,
  play,
  scores,
  places,
  result: (state) =>
    isOver(state) ? { places: places(state), scores: scores(state), by: 'rounds' } : undefined,
  view,
  hear,
  determinize,
  makeMove,
  parseMove,
};

export const bidsPolicy: Policy<Bids> = {
  rollout: (state, seat, random) => pick(moves(state, seat), random),
  worth: (state) => scores(state).map((score) => score / 40),
};
