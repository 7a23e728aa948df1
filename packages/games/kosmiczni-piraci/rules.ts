/** The rules of Kosmiczni Piraci: who moves, what is legal. */
import {
  type Actor,
  optionsSpec,
  outOfTurn,
  pick,
  type Random,
  type Result,
  type Seat,
  seatsOf,
  shuffle,
} from '@tortuga/engine';
import { playMove, takeMove } from './notation.ts';
import { chooser } from './sharing.ts';
import { CARDS, type Move, type Options, PLANETS, type Refusal, type State, TREASURES } from './types.ts';

type SetUp = Extract<Move, { kind: 'setup' }>;

export const options = optionsSpec<Options>({});

export const setup = (seats: number): State => {
  const seated = seatsOf(seats);
  return {
    homes: null,
    ships: { merchant: 0, pirate: 0 },
    treasures: [[], [], [], [], [], []],
    box: TREASURES.slice(),
    planets: [[], [], [], [], [], []],
    hands: seated.map(() => CARDS.slice()),
    lost: seated.map(() => []),
    teleportGone: seated.map(() => false),
    turn: 0,
    sharing: null,
    loot: seated.map(() => []),
    ended: null,
  };
};

const copyAll = <V>(lists: readonly (readonly V[])[]): V[][] => lists.map((list) => list.slice());

export const clone = (state: State): State => ({
  homes: state.homes && { ...state.homes },
  ships: { ...state.ships },
  treasures: copyAll(state.treasures),
  box: state.box.slice(),
  planets: state.planets.map((cards) => cards.map(({ seat, card, up }) => ({ seat, card, up }))),
  hands: copyAll(state.hands),
  lost: copyAll(state.lost),
  teleportGone: state.teleportGone.slice(),
  turn: state.turn,
  sharing: state.sharing && { ...state.sharing, ranking: state.sharing.ranking.slice() },
  loot: copyAll(state.loot),
  ended: state.ended,
});

const NOBODY: readonly Actor[] = [];
const CHANCE: readonly Actor[] = ['chance'];
const SEATS: readonly (readonly Actor[])[] = seatsOf(5).map((seat) => [seat]);

export const actors = (state: State): readonly Actor[] => {
  if (state.homes === null) return CHANCE;
  const seat = state.ended === null ? state.turn : chooser(state);
  return seat === undefined ? NOBODY : (SEATS[seat] ?? NOBODY);
};

const due = (state: State): Move['kind'] => {
  if (state.homes === null) return 'setup';
  return state.ended === null ? 'play' : 'take';
};

/** The treasures on the planet being shared out. */
const onOffer = ({ sharing, treasures }: State): readonly number[] =>
  sharing === null ? [] : (treasures[sharing.planet] ?? []);

export const moves = (state: State, actor: Actor): readonly Move[] | undefined => {
  if (actors(state)[0] !== actor) return [];
  if (actor === 'chance') return undefined; // more set-ups than atoms in a glass of rum
  if (state.ended !== null) return [...new Set(onOffer(state))].map(takeMove);
  const hand = state.hands[actor] ?? [];
  return hand.flatMap((card) => Array.from({ length: PLANETS }, (_, planet) => playMove(card, planet)));
};

export const sample = (state: State, actor: Actor, random: Random): Move => {
  if (actor === 'chance') return sampleSetup(state.hands.length, random);
  if (state.ended !== null) return takeMove(pick(onOffer(state), random));
  const card = pick(state.hands[actor] ?? [], random);
  // A third of the cards go where the merchant ship is, so that random games are like real ones: it comes home.
  const planet = random.below(3) === 0 ? state.ships.merchant : random.below(PLANETS);
  return playMove(card, planet);
};

/** Treasures on a planet, by the number of players; five players have two planets with one more. */
const POOR: readonly number[] = [0, 0, 0, 2, 3, 3];
const RICH_PLANETS: readonly number[] = [0, 0, 0, 0, 0, 2];

export const treasuresDealt = (seats: number): number =>
  PLANETS * (POOR[seats] ?? 0) + (RICH_PLANETS[seats] ?? 0);

const sampleSetup = (seats: number, random: Random): Move => {
  const [merchant = 0, pirate = 0, ...others] = shuffle([0, 1, 2, 3, 4, 5], random);
  const rich = others.slice(0, RICH_PLANETS[seats]); // KP-5
  const stock = shuffle([...TREASURES], random);
  const treasures = Array.from({ length: PLANETS }, (_, planet) =>
    stock
      .splice(0, (POOR[seats] ?? 0) + (rich.includes(planet) ? 1 : 0))
      .toSorted((one, other) => one - other),
  );
  return { kind: 'setup', merchant, pirate, treasures };
};

export const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const early = outOfTurn(actors(state), actor);
  if (early !== undefined) return early;
  if (move.kind !== due(state)) return { code: 'wrong-kind', due: due(state) };
  switch (move.kind) {
    case 'setup':
      return checkSetup(state.hands.length, move);
    case 'play': {
      const hand = state.hands[Number(actor)] ?? [];
      return hand.includes(move.card)
        ? undefined
        : { code: 'card-not-in-hand', card: move.card, hand: hand.slice() };
    }
    case 'take': {
      const left = onOffer(state);
      return left.includes(move.value)
        ? undefined
        : { code: 'no-such-treasure', value: move.value, left: left.slice() };
    }
  }
};

const checkSetup = (seats: number, { merchant, pirate, treasures }: SetUp): Refusal | undefined => {
  if (merchant === pirate) return { code: 'same-home' };
  const poor = POOR[seats] ?? 0;
  const rich = treasures.flatMap(({ length }, planet) => (length === poor + 1 ? [planet] : []));
  const isRichRightly =
    rich.length === RICH_PLANETS[seats] && !rich.includes(merchant) && !rich.includes(pirate);
  const odd = treasures.findIndex(({ length }, planet) => length !== poor && !rich.includes(planet));
  if (odd >= 0 || !isRichRightly) return { code: 'wrong-treasures', planet: odd < 0 ? null : odd };
  const isStocked = (value: number): boolean => countOf(treasures.flat(), value) <= countOf(TREASURES, value);
  const scarce = treasures.findIndex((values) => !values.every(isStocked));
  return scarce < 0 ? undefined : { code: 'wrong-treasures', planet: scarce };
};

const countOf = (values: readonly number[], value: number): number =>
  values.filter((each) => each === value).length;

export const scores = ({ loot }: State): readonly number[] =>
  loot.map((values) => values.reduce((sum, value) => sum + value, 0));

/** KP-33: how many different treasures a seat has. */
export const varieties = ({ loot }: State): readonly number[] => loot.map((values) => new Set(values).size);

/** All treasures are shared out. */
const isShared = ({ ended, sharing }: State): boolean => ended !== null && sharing === null;

/** Points; KP-33 breaks ties once all is shared out, not before. */
export const places = (state: State): readonly number[] => {
  const points = scores(state);
  const kinds = isShared(state) ? varieties(state) : [];
  const beats = (one: Seat, other: Seat): boolean =>
    (points[one] ?? 0) > (points[other] ?? 0) ||
    (points[one] === points[other] && (kinds[one] ?? 0) > (kinds[other] ?? 0));
  return points.map((_, seat) => 1 + points.filter((__, other) => beats(other, seat)).length);
};

export const result = (state: State): Result | undefined =>
  state.ended !== null && isShared(state)
    ? { places: places(state), scores: scores(state), by: state.ended }
    : undefined;
