/** Positions for tests, built piece by piece from what is in the chest. */
import type { Actor, Seat } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { type Card, type DiscType, TYPES, valueOf } from '../components.ts';
import { module } from '../index.ts';
import { byCard, without } from '../pieces.ts';
import type { Disc, Event, Options, Refusal, State } from '../types.ts';
import type { Layout } from '../universe/presets.ts';

const { game } = module;

/** All ships in Hangars 0, 1, …, hands empty, seat 0 to move without a card. */
export const universe = (seats: number, options: Partial<Options> = {}): State => {
  const state = game.setup(seats, fullOptions(game, seats, options));
  state.bases.forEach((base, number) => {
    base.market = number;
  });
  state.pirates.forEach((pirate, seat) => {
    pirate.ship = { at: 'hangar', base: seat };
  });
  state.phase = { name: 'move' };
  return state;
};

export const putShip = (state: State, seat: Seat, x: number, y: number, h: number): void => {
  pirate(state, seat).ship = { at: 'space', x, y, h };
};

export const pirate = (state: State, seat: Seat): State['pirates'][number] => {
  const found = state.pirates[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
};

/** On the board, face down unless told otherwise; taken from the bag. */
export const putDisc = (
  state: State,
  id: number,
  x: number,
  y: number,
  type: DiscType,
  more: Partial<Disc> = {},
): void => {
  const index = TYPES.indexOf(type);
  if ((state.bag[index] ?? 0) === 0) throw new Error(`the bag has no ${type}`);
  state.bag[index] = (state.bag[index] ?? 0) - 1;
  const disc: Disc = {
    id,
    type: index,
    x,
    y,
    where: 'board',
    by: null,
    up: false,
    seen: [],
    shown: false,
    cleared: false,
    ...more,
  };
  state.discs = [...state.discs, disc].toSorted((one, other) => one.id - other.id);
};

/** Into the hold, from the bag. */
export const load = (state: State, seat: Seat, ...types: readonly DiscType[]): void => {
  for (const type of types) {
    const index = TYPES.indexOf(type);
    if ((state.bag[index] ?? 0) === 0) throw new Error(`the bag has no ${type}`);
    state.bag[index] = (state.bag[index] ?? 0) - 1;
    const { hold } = pirate(state, seat);
    hold[index] = (hold[index] ?? 0) + 1;
  }
};

/** Into the hand, from the pump. */
export const hold = (state: State, seat: Seat, ...cards: readonly Card[]): void => {
  for (const card of cards) {
    const pump = state.pumps[valueOf(card)];
    if (!pump.cards.includes(card)) throw new Error(`the pump has no ${card}`);
    pump.cards = without(pump.cards, card);
    const owner = pirate(state, seat);
    owner.hand = [...owner.hand, { card, lot: pump.lot }].toSorted(byCard);
  }
};

/** The Boss has played this card and all its Hazards are over: he moves. */
export const moving = (state: State, card: Card): void => {
  const pump = state.pumps[valueOf(card)];
  pump.cards = without(pump.cards, card);
  state.turn.card = card;
  state.turn.energy = valueOf(card);
  state.phase = { name: 'move' };
};

export const refusalOf = (state: State, actor: Actor, text: string): Refusal | undefined => {
  const move = game.parseMove(text);
  if (move === undefined) throw new Error(`unreadable: ${text}`);
  return game.check(state, actor, move);
};

/** Plays a move, which must be legal; gives its events. */
export const act = (state: State, actor: Actor, text: string): readonly Event[] => {
  const refusal = refusalOf(state, actor, text);
  if (refusal !== undefined) throw new Error(`${actor} ${text} was refused: ${JSON.stringify(refusal)}`);
  const move = game.parseMove(text);
  if (move === undefined) throw new Error(`unreadable: ${text}`);
  return game.play(state, actor, move);
};

/** The events of one kind. */
export const eventsOf = <K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { kind: K }>[] =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** The code of a refusal; undefined where the move is legal. */
export const codeOf = (state: State, actor: Actor, text: string): string | undefined =>
  refusalOf(state, actor, text)?.code;

/** Who is asked now. */
export const asked = (state: State): Actor | undefined => game.actors(state)[0];

/** Seat 0 flies into base 0, in the Universe for two, with a card of value 1. */
export const flyIn = (state: State): readonly Event[] => {
  putShip(state, 0, 2100, 3000, 1800);
  moving(state, '1:RFW');
  return act(state, 0, 'template 1800');
};

/** The Boss raises a wind, as the last Hazard of his card. */
export const blowWind = (state: State, angle: number): readonly Event[] => {
  state.phase = { name: 'wind' };
  return act(state, state.boss, `wind ${angle}`);
};

/** The step of a visit, and what comes after it. */
export const visitOf = ({ phase }: State): readonly string[] =>
  phase.name === 'dock' ? [phase.step, phase.then] : [phase.name];
export const EMPTY_BORDER: Layout['border'] = [
  [0, 0],
  [6000, 0],
  [6000, 6000],
  [0, 6000],
];

/** For two: three bases and nothing else. */
export const BARE: Layout = {
  border: EMPTY_BORDER,
  bases: [
    [450, 3000, 'E'],
    [5550, 3000, 'W'],
    [3000, 5550, 'N'],
  ],
  abandoned: [],
  scenery: [],
};

/** A wall across the table with four gaps of 300, none of them on a line of the grid. */
export const WALLED_OFF: Layout = {
  ...BARE,
  bases: [
    [450, 3000, 'E'],
    [5550, 3000, 'W'],
    [4500, 5550, 'N'],
  ],
  abandoned: [
    [2500, 450, 'S'],
    [2500, 1700, 'E'],
    [2500, 3000, 'E'],
    [2500, 4300, 'E'],
    [2500, 5550, 'N'],
  ],
};

export const HANDS = [
  '1:RFW 2:RFS 3:RFW 4:RF 5:RF',
  '1:LFW 2:LFS 3:LFS 4:LF 5:LF',
  '1:RFS 2:RFW 3:RFA 4:RA 5:RF',
  '1:LFS 2:LFW 3:LFA 4:LA 5:LA',
] as const;

/** Market cards lie, hands are dealt: seat 0 is to choose a Hangar. */
export const dealt = (seats: number, options: Partial<Options> = {}): State => {
  const state = game.setup(seats, fullOptions(game, seats, options));
  act(state, 'chance', `setup ${state.bases.map((_, base) => base).join(' ')}`);
  for (const hand of HANDS.slice(0, seats)) act(state, 'chance', `energy ${hand}`);
  return state;
};

/** And every ship stands in the Hangar of its number: the first Freighter is to be drawn. */
export const docked = (seats: number, options: Partial<Options> = {}): State => {
  const state = dealt(seats, options);
  state.pirates.forEach((_, seat) => {
    act(state, seat, `hangar ${seat}`);
  });
  return state;
};

/** The Boss is to play a card: all these are his, nothing lies on the board. */
export const choosing = (seats: number, ...cards: readonly Card[]): State => {
  const state = universe(seats);
  hold(state, 0, ...cards);
  state.phase = { name: 'card' };
  return state;
};

/** Seat 0 is to flick any of these, as if by F or A; hands of aim are steady. */
export const flicking = (why: 'F' | 'A', place: (state: State) => void): State => {
  const state = universe(2, { steadyHands: true });
  place(state);
  const discs = state.discs.filter(({ up }) => up === (why === 'A')).map(({ id }) => id);
  state.phase = { name: 'flick', seat: 0, discs, why };
  return state;
};

interface Flicked {
  readonly after: State;
  readonly events: readonly Event[];
}

/** Flicks, with the first luck from 0 on that makes it pass; the given state stays as it was. */
export const flickUntil = (state: State, text: string, passes: (flicked: Flicked) => boolean): Flicked => {
  for (let n = 0; n < 3000; n++) {
    const after = game.clone(state);
    act(after, game.actors(after)[0] ?? 0, text);
    const events = act(after, 'chance', `luck ${n}`);
    if (passes({ after, events })) return { after, events };
  }
  throw new Error(`no luck for ${text}`);
};

export const discIn = (state: State, id: number): Disc => {
  const disc = state.discs.find((each) => each.id === id);
  if (disc === undefined) throw new Error(`there is no disc ${id}`);
  return disc;
};
