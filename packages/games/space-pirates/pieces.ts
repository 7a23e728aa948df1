/** Discs, cards and ships as they are taken, kept in order and given back. Order must not tell anything. */
import type { Seat } from '@tortuga/engine';
import { type Card, type DiscType, HANGAR_ROOM, isCargo, TYPES, valueOf } from './components.ts';
import type { Point, Pose } from './space/point.ts';
import type { Back, Disc, Held, Options, Pirate, Ship, State } from './types.ts';
import type { Field } from './universe/fit.ts';
import { universeOf } from './universe/universe.ts';

export const leftOf = ({ seats }: State, seat: Seat): Seat => (seat + 1) % seats;
export const rightOf = ({ seats }: State, seat: Seat): Seat => (seat + seats - 1) % seats;

/** Boss first, then clockwise. */
export const fromBoss = ({ seats, boss }: Pick<State, 'seats' | 'boss'>): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => (boss + step) % seats);

export const pirateOf = <P>({ pirates }: { readonly pirates: readonly P[] }, seat: Seat): P => {
  const pirate = pirates[seat];
  if (pirate === undefined) throw new Error(`no pirate sits in seat ${seat}`);
  return pirate;
};

export const poseOf = ({ ship }: Pick<Pirate, 'ship'>): Pose | undefined =>
  ship.at === 'space' ? ship : undefined;

export const typeName = (type: number): DiscType => {
  const name = TYPES[type];
  if (name === undefined) throw new Error(`no type of disc: ${type}`);
  return name;
};

export const discOf = ({ discs }: State, id: number): Disc | undefined =>
  discs.find((disc) => disc.id === id);

/** The lowest free number: it says nothing about the face. */
export const addDisc = (state: State, type: number, by: Seat): Disc => {
  let id = 1;
  while (discOf(state, id) !== undefined) id += 1;
  const disc: Disc = {
    id,
    type,
    x: 0,
    y: 0,
    where: 'drawn',
    by,
    up: false,
    seen: [by],
    shown: false,
    cleared: false,
  };
  state.bag[type] = (state.bag[type] ?? 0) - 1;
  state.discs = [...state.discs, disc].toSorted((one, other) => one.id - other.id);
  return disc;
};

/** Off the table: to a hold, before a chased pirate, or back to the bag. */
export const removeDisc = (state: State, disc: Disc): void => {
  state.discs = state.discs.filter((each) => each !== disc);
};

export const toBag = (state: State, type: number): void => {
  state.bag[type] = (state.bag[type] ?? 0) + 1;
};

export const putOnBoard = (disc: Disc, x: number, y: number): void => {
  disc.where = 'board';
  disc.by = null;
  disc.x = x;
  disc.y = y;
};

export const lift = (disc: Disc, by: Seat): void => {
  disc.where = 'lifted';
  disc.by = by;
  disc.x = 0;
  disc.y = 0;
};

export const noteSeen = (disc: Disc, seat: Seat): void => {
  if (disc.seen.includes(seat)) return;
  disc.seen.push(seat);
  disc.seen.sort((one, other) => one - other);
};

export const holdCount = ({ hold }: Pirate): number => hold.reduce((sum, count) => sum + count, 0);

export const inHold = ({ hold }: Pirate, type: number): number => (isCargo(type) ? (hold[type] ?? 0) : 0);

export const byCard = (one: Held, other: Held): number => {
  if (one.card !== other.card) return one.card < other.card ? -1 : 1;
  return one.lot - other.lot;
};

export const byBack = (one: Back, other: Back): number => one.value - other.value || one.lot - other.lot;

export const backOf = ({ card, lot }: Held): Back => ({ value: valueOf(card), lot });

/** Of equal cards the one of the lowest lot. */
export const takeFromHand = (pirate: Pirate, card: Card): Held => {
  const held = pirate.hand.find((each) => each.card === card);
  if (held === undefined) throw new Error(`${card} is not in the hand`);
  pirate.hand = pirate.hand.filter((each) => each !== held);
  return held;
};

export const toDiscards = ({ discards }: State, card: Card): void => {
  discards[valueOf(card)] = [...discards[valueOf(card)], card].toSorted();
};

/** One of them less. */
export const without = (cards: readonly Card[], card: Card): Card[] => {
  const index = cards.indexOf(card);
  return index < 0 ? [...cards] : cards.toSpliced(index, 1);
};

/** As much of a game as stands in the way of ships, discs and the storm: a state has it, and so has a view. */
export interface Standing {
  readonly seats: number;
  readonly options: Pick<Options, 'layout'>;
  readonly pirates: readonly { readonly ship: Ship }[];
  readonly storm: Point | null;
}

/** All but one's own ship. */
export const fieldOf = (state: Standing, except: Seat | null): Field => {
  const universe = universeOf(state.options, state.seats);
  const ships: Pose[] = [];
  const docked = universe.bases.map(() => 0);
  state.pirates.forEach(({ ship }, seat) => {
    if (seat === except) return;
    if (ship.at === 'space') ships.push(ship);
    if (ship.at === 'hangar') docked[ship.base] = (docked[ship.base] ?? 0) + 1;
  });
  return { universe, ships, storm: state.storm, rooms: docked.map((count) => count < HANGAR_ROOM) };
};

/** A disc as far as it takes up room. */
export type Lying = Readonly<Pick<Disc, 'id' | keyof Point | 'where'>>;

export const onBoard = ({ where }: Pick<Disc, 'where'>): boolean => where === 'board';
