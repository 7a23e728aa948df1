/** Who knows what (SP-115): Market cards, faces of discs, holds and hands. */
import { hearByKind, type Random, type Seat, shuffle, toOwner, type Viewer } from '@tortuga/engine';
import {
  ASTEROID,
  BAG,
  type ByValue,
  type Card,
  isCargo,
  KINDS_OF_CARGO,
  MARKET,
  POLICE,
  type Value,
  VALUES,
} from './components.ts';
import type { Turn } from './phases.ts';
import { backOf, byBack, byCard, holdCount } from './pieces.ts';
import type {
  Back,
  Base,
  Disc,
  DiscView,
  Event,
  Heard,
  Held,
  HiddenLot,
  Pirate,
  PirateView,
  Pump,
  State,
  View,
} from './types.ts';

const byValue = <V>(of: (value: Value) => V): ByValue<V> => ({
  1: of(1),
  2: of(2),
  3: of(3),
  4: of(4),
  5: of(5),
});

export const view = (state: State, viewer: Viewer): View => {
  const me = viewer === 'spectator' ? null : viewer;
  return {
    me,
    seats: state.seats,
    options: state.options,
    round: state.round,
    boss: state.boss,
    phase: state.phase,
    queue: [...state.queue],
    turn: copyTurn(state.turn),
    result: state.result,
    pirates: state.pirates.map((pirate, seat) => pirateView(pirate, seat === me)),
    bases: state.bases.map((base, number) => baseView(state, base, number, me)),
    discs: state.discs.map((disc) => discView(disc, me)),
    bagCount: state.bag.reduce((sum, count) => sum + count, 0),
    pumps: byValue((value) => ({ count: state.pumps[value].cards.length, lot: state.pumps[value].lot })),
    hidden: byValue((value) => hiddenLots(state, value)),
    discards: byValue((value) => [...state.discards[value]]),
    storm: state.storm,
  };
};

const copyTurn = (turn: Turn): Turn => ({
  card: turn.card,
  left: turn.left,
  energy: turn.energy,
  laid: turn.laid,
  under: turn.under,
  stormPaid: turn.stormPaid,
  lifted: [...turn.lifted],
});

const pirateView = (pirate: Pirate, isMine: boolean): PirateView => ({
  mc: pirate.mc,
  base: pirate.base,
  ship: pirate.ship,
  hand: isMine ? [...pirate.hand] : null,
  backs: pirate.hand.map(backOf).toSorted(byBack),
  hold: isMine ? [...pirate.hold] : null,
  holdCount: holdCount(pirate),
  chased: pirate.chased,
  owed: pirate.owed,
  saw: [...pirate.saw],
});

const baseView = ({ pirates }: State, base: Base, number: number, me: Seat | null): Base => {
  const isKnown = base.open || (me !== null && pirates[me]?.saw.includes(number) === true);
  return { market: isKnown ? base.market : null, open: base.open, owner: base.owner };
};

const discView = (disc: Disc, me: Seat | null): DiscView => ({
  id: disc.id,
  type: disc.shown || (me !== null && disc.seen.includes(me)) ? disc.type : null,
  x: disc.x,
  y: disc.y,
  where: disc.where,
  by: disc.by,
  up: disc.up,
  seen: [...disc.seen],
  shown: disc.shown,
  cleared: disc.cleared,
});

/** What each filling of a pump still hides, in hands and in the pump: its contents are public (SP-105). */
const hiddenLots = ({ pumps, pirates }: State, value: Value): readonly HiddenLot[] => {
  const lots = new Map<number, Card[]>([[pumps[value].lot, [...pumps[value].cards]]]);
  for (const { hand } of pirates) {
    for (const { card, lot } of hand) {
      if (!card.startsWith(`${value}:`)) continue;
      const cards = lots.get(lot) ?? [];
      cards.push(card);
      lots.set(lot, cards);
    }
  }
  return [...lots]
    .map(([lot, cards]): HiddenLot => ({ lot, cards: cards.toSorted() }))
    .toSorted((one, other) => one.lot - other.lot);
};

export const hear = hearByKind<Event, Heard>({
  setup: () => ({ kind: 'setup', cards: null }),
  dealt: ({ seat, cards, backs }, viewer) => ({
    kind: 'dealt',
    seat,
    cards: toOwner(cards, seat, viewer),
    backs,
  }),
  docked: ({ seat, base }) => ({ kind: 'docked', seat, base }),
  looked: ({ seat, base, card }, viewer) => ({
    kind: 'looked',
    seat,
    base,
    card: toOwner(card, seat, viewer),
  }),
  drawn: ({ seat, disc, type }, viewer) => ({ kind: 'drawn', seat, disc, type: toOwner(type, seat, viewer) }),
  placed: ({ seat, disc, x, y }) => ({ kind: 'placed', seat, disc, x, y }),
  flicked: ({ seat, disc, angle, power }) => ({ kind: 'flicked', seat, disc, angle, power }),
  slid: ({ n, pieces, rests }) => ({ kind: 'slid', n, pieces, rests }),
  hit: ({ seat, disc, type }, viewer) => ({
    kind: 'hit',
    seat,
    disc,
    // An Asteroid must be shown, and then everybody hears of it.
    type: type === 'asteroid' ? type : toOwner(type, seat, viewer),
  }),
  turned: ({ disc, type }) => ({ kind: 'turned', disc, type }),
  left: ({ disc }) => ({ kind: 'left', disc }),
  landed: ({ disc, on }) => ({ kind: 'landed', disc, on }),
  revealed: ({ seat, disc }) => ({ kind: 'revealed', seat, disc }),
  police: ({ seat, disc }) => ({ kind: 'police', seat, disc }),
  captured: ({ seat, disc, type }, viewer) => ({
    kind: 'captured',
    seat,
    disc,
    type: toOwner(type, seat, viewer),
  }),
  lifted: ({ seat, disc }) => ({ kind: 'lifted', seat, disc }),
  aside: ({ seat, disc, x, y }) => ({ kind: 'aside', seat, disc, x, y }),
  damaged: ({ seat, why }) => ({ kind: 'damaged', seat, why }),
  spared: ({ seat }) => ({ kind: 'spared', seat }),
  gave: ({ seat, type }, viewer) => ({ kind: 'gave', seat, type: toOwner(type, seat, viewer) }),
  lost: ({ seat, card, lot }) => ({ kind: 'lost', seat, card, lot }),
  played: ({ seat, card, lot }) => ({ kind: 'played', seat, card, lot }),
  hazard: ({ seat, hazard }) => ({ kind: 'hazard', seat, hazard }),
  skipped: ({ what, discs }) => ({ kind: 'skipped', what, discs }),
  storm: ({ at }) => ({ kind: 'storm', at }),
  wind: ({ seat, angle, drifted }) => ({ kind: 'wind', seat, angle, drifted }),
  laid: ({ seat, drift, x, y, h }) => ({ kind: 'laid', seat, drift, x, y, h }),
  entered: ({ seat, base }) => ({ kind: 'entered', seat, base }),
  putBack: ({ what, id, x, y, h }) => ({ kind: 'putBack', what, id, x, y, h }),
  bribed: ({ seat, paid, to }) => ({ kind: 'bribed', seat, paid, to }),
  bought: ({ seat, base }) => ({ kind: 'bought', seat, base }),
  sold: ({ seat, base, card, types, mc }) => ({ kind: 'sold', seat, base, card, types, mc }),
  filling: ({ seat, values, paid, to, thrown }) => ({ kind: 'filling', seat, values, paid, to, thrown }),
  reshuffled: ({ value, lot }) => ({ kind: 'reshuffled', value, lot }),
  turn: ({ boss, round }) => ({ kind: 'turn', boss, round }),
  over: ({ by, places }) => ({ kind: 'over', by, places }),
});

export const determinize = (known: View, random: Random): State => {
  const discs = guessDiscs(known, random);
  const energy = guessEnergy(known, random);
  return {
    seats: known.seats,
    options: known.options,
    round: known.round,
    boss: known.boss,
    phase: known.phase,
    queue: [...known.queue],
    turn: copyTurn(known.turn),
    result: known.result,
    pirates: known.pirates.map((pirate, seat) => ({
      mc: pirate.mc,
      base: pirate.base,
      ship: pirate.ship,
      hand: energy.hands[seat] ?? [],
      hold: discs.holds[seat] ?? [],
      chased: pirate.chased,
      owed: pirate.owed,
      saw: [...pirate.saw],
    })),
    bases: guessMarket(known, random),
    discs: discs.discs,
    bag: discs.bag,
    pumps: energy.pumps,
    discards: byValue((value) => [...known.discards[value]]),
    storm: known.storm,
  };
};

/** Before the set-up there are no cards to guess. */
const guessMarket = ({ bases, phase }: View, random: Random): Base[] => {
  const seen = new Set(bases.map(({ market }) => market));
  const unknown = shuffle(
    MARKET.map((_, card) => card).filter((card) => !seen.has(card)),
    random,
  );
  return bases.map(({ market, open, owner }) => ({
    market: phase.name === 'setup' ? null : (market ?? unknown.pop() ?? null),
    open,
    owner,
  }));
};

interface GuessedDiscs {
  readonly discs: Disc[];
  readonly holds: number[][];
  readonly bag: number[];
}

/** Holds first, for they have Cargo only; then discs that are no Asteroids; then all others. The rest is the bag. */
const guessDiscs = (known: View, random: Random): GuessedDiscs => {
  const pool = shuffle(unseenTypes(known), random);
  const take = (fits: (type: number) => boolean): number => {
    const index = pool.findIndex(fits);
    return pool.splice(index, 1)[0] ?? 0;
  };
  const holds = known.pirates.map(({ hold, holdCount: count }) => {
    if (hold !== null) return [...hold];
    const guessed = Array.from({ length: KINDS_OF_CARGO }, () => 0);
    for (let n = 0; n < count; n++) {
      const type = take(isCargo);
      guessed[type] = (guessed[type] ?? 0) + 1;
    }
    return guessed;
  });
  const types = new Map<number, number>();
  for (const { id, type, cleared } of known.discs) {
    if (type === null && cleared)
      types.set(
        id,
        take((each) => each !== ASTEROID),
      );
  }
  for (const { id, type, cleared } of known.discs) {
    if (type === null && !cleared)
      types.set(
        id,
        take(() => true),
      );
  }
  const bag = BAG.map((_, type) => pool.filter((each) => each === type).length);
  return { discs: known.discs.map((disc) => guessedDisc(disc, types.get(disc.id))), holds, bag };
};

const guessedDisc = (disc: DiscView, guessed: number | undefined): Disc => ({
  id: disc.id,
  type: disc.type ?? guessed ?? 0,
  x: disc.x,
  y: disc.y,
  where: disc.where,
  by: disc.by,
  up: disc.up,
  seen: [...disc.seen],
  shown: disc.shown,
  cleared: disc.cleared,
});

/** The types of all discs that the viewer does not know. */
const unseenTypes = ({ pirates, discs }: View): number[] => {
  const left = [...BAG];
  const see = (type: number, count: number): void => {
    left[type] = (left[type] ?? 0) - count;
  };
  for (const { hold, chased } of pirates) {
    hold?.forEach((count, type) => {
      see(type, count);
    });
    if (chased) see(POLICE, 1);
  }
  for (const { type } of discs) if (type !== null) see(type, 1);
  return left.flatMap((count, type) => Array.from({ length: count }, () => type));
};

interface GuessedEnergy {
  readonly hands: Held[][];
  readonly pumps: ByValue<Pump>;
}

/** Each lot's hidden cards, less one's own, on the places of that lot: other hands, then the pump. */
const guessEnergy = (known: View, random: Random): GuessedEnergy => {
  const hands = known.pirates.map(({ hand }): Held[] => [...(hand ?? [])]);
  const pumps = byValue((value): Pump => ({ cards: [], lot: known.pumps[value].lot }));
  for (const value of VALUES) {
    for (const { lot, cards } of known.hidden[value]) {
      const pool = shuffle(withoutOwn(known, lot, cards), random);
      known.pirates.forEach(({ hand, backs }, seat) => {
        if (hand !== null) return;
        for (const card of pool.splice(0, countBacks(backs, value, lot))) hands[seat]?.push({ card, lot });
      });
      if (lot === pumps[value].lot) pumps[value].cards = pool.toSorted();
    }
  }
  return { hands: hands.map((hand) => hand.toSorted(byCard)), pumps };
};

const withoutOwn = ({ me, pirates }: View, lot: number, cards: readonly Card[]): Card[] => {
  const left = [...cards];
  for (const held of (me === null ? null : pirates[me]?.hand) ?? []) {
    const index = held.lot === lot ? left.indexOf(held.card) : -1;
    if (index >= 0) left.splice(index, 1);
  }
  return left;
};

const countBacks = (backs: readonly Back[], value: Value, lot: number): number =>
  backs.filter((back) => back.value === value && back.lot === lot).length;
