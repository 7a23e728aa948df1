/**
 * Bilge: a toy in which everybody may move at any time, and the same move is legal again and again, so that a move
 * applied twice goes unnoticed by the rules. There is water in the ship; each bucket bailed may hold coins, which only
 * the bailer sees until the ship is dry.
 */
import {
  type Actor,
  box,
  type Game,
  type OutOfTurn,
  optionsSpec,
  outOfTurn,
  rank,
  type Seat,
  seatsOf,
  type Viewer,
} from '@tortuga/engine';

const LEAST = 4;
const MOST = 9;
const COINS = 4;

interface State {
  /** Buckets of water; null before anybody has looked. */
  left: number | null;
  /** Who is looking into a bucket. */
  bailer: Seat | null;
  readonly bailed: number[];
  readonly coins: number[];
}

type Move =
  | { readonly kind: 'bail' }
  | { readonly kind: 'water'; readonly buckets: number }
  | { readonly kind: 'find'; readonly coins: number };

type Event =
  | { readonly kind: 'water'; readonly buckets: number }
  | { readonly kind: 'bailed'; readonly seat: Seat }
  | { readonly kind: 'found'; readonly seat: Seat; readonly coins: number | null };

interface View {
  readonly left: number | null;
  readonly bailer: Seat | null;
  readonly bailed: readonly number[];
  readonly me: Seat | null;
  readonly coins: readonly (number | null)[];
}

interface Bilge {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Event;
  readonly view: View;
  readonly options: Record<never, never>;
  readonly refusal: OutOfTurn | { readonly code: 'wrong-kind' };
}

const isOver = ({ left, bailer }: State): boolean => left === 0 && bailer === null;

const actors = (state: State): readonly Actor[] => {
  if (isOver(state)) return [];
  return state.left === null || state.bailer !== null ? ['chance'] : seatsOf(state.bailed.length);
};

const moves = (state: State, actor: Actor): readonly Move[] => {
  if (!actors(state).includes(actor)) return [];
  if (actor !== 'chance') return [{ kind: 'bail' }];
  if (state.left !== null) return seatsOf(COINS).map((coins) => ({ kind: 'find', coins }));
  return seatsOf(MOST - LEAST + 1).map((more) => ({ kind: 'water', buckets: LEAST + more }));
};

const play = (state: State, actor: Actor, move: Move): readonly Event[] => {
  switch (move.kind) {
    case 'water':
      state.left = move.buckets;
      return [move];
    case 'bail': {
      const seat = Number(actor);
      state.left = (state.left ?? 1) - 1;
      state.bailed[seat] = (state.bailed[seat] ?? 0) + 1;
      state.bailer = seat;
      return [{ kind: 'bailed', seat }];
    }
    case 'find': {
      const seat = state.bailer ?? 0;
      state.coins[seat] = (state.coins[seat] ?? 0) + move.coins;
      state.bailer = null;
      return [{ kind: 'found', seat, coins: move.coins }];
    }
  }
};

const view = (state: State, viewer: Viewer): View => ({
  left: state.left,
  bailer: state.bailer,
  bailed: [...state.bailed],
  me: viewer === 'spectator' ? null : viewer,
  coins: state.coins.map((coins, seat) => (seat === viewer || isOver(state) ? coins : null)),
});

const makeMove = (move: Move): string => {
  if (move.kind === 'bail') return 'bail';
  return move.kind === 'water' ? `water ${move.buckets}` : `find ${move.coins}`;
};

const parseMove = (text: string): Move | undefined => {
  if (text === 'bail') return { kind: 'bail' };
  const [, kind, digit] = /^(water|find) (\d)$/.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'water'
    ? { kind: 'water', buckets: Number(digit) }
    : { kind: 'find', coins: Number(digit) };
};

const places = ({ coins }: State): readonly number[] => rank(coins, 'higher');

const bilgeGame: Game<Bilge> = {
  id: 'bilge',
  version: 1,
  seats: { min: 2, max: 4 },
  minutes: [1, 1],
  maxMoves: 1 + 2 * MOST,
  better: 'higher',
  options: optionsSpec<Bilge['options']>({}),
  setup: (seats) => ({
    left: null,
    bailer: null,
    bailed: seatsOf(seats).map(() => 0),
    coins: seatsOf(seats).map(() => 0),
  }),
  clone: ({ left, bailer, bailed, coins }) => ({ left, bailer, bailed: [...bailed], coins: [...coins] }),
  actors,
  moves,
  sample: (state, actor, random) => {
    const all = moves(state, actor);
    return all[random.below(all.length)] ?? { kind: 'bail' };
  },
  check: (state, actor, move) => {
    const early = outOfTurn(actors(state), actor);
    if (early !== undefined) return early;
    const isListed = moves(state, actor).some((each) => makeMove(each) === makeMove(move));
    return isListed ? undefined : { code: 'wrong-kind' };
  },
  play,
  scores: ({ coins }) => [...coins],
  places,
  result: (state) =>
    isOver(state) ? { places: places(state), scores: [...state.coins], by: 'dry' } : undefined,
  view,
  hear: (event, viewer) =>
    event.kind === 'found' && event.seat !== viewer ? { ...event, coins: null } : event,
  determinize: ({ left, bailer, bailed, coins }, random) => ({
    left,
    bailer,
    bailed: [...bailed],
    coins: coins.map((each, seat) => each ?? random.below(1 + (COINS - 1) * (bailed[seat] ?? 0))),
  }),
  makeMove,
  parseMove,
};

export const bilge = box<Bilge>({
  game: bilgeGame,
  policy: {
    rollout: () => ({ kind: 'bail' }),
    worth: ({ coins }) => coins.map((each) => each / (COINS * MOST)),
  },
  terminal: {
    name: 'Bilge',
    blurb: 'Bail until the ship is dry.',
    draw: () => [],
    tell: () => undefined,
    explain: ({ code }) => code,
    keys: () => [],
    tidy: (typed) => typed,
  },
});
