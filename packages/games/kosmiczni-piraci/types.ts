/** The vocabulary of Kosmiczni Piraci. */
import type { OutOfTurn, Seat } from '@tortuga/engine';

/** A pirate's strength, or the Teleport, which has none. */
export type Card = number;
export const TELEPORT: Card = 0;
/** The eight cards of a colour (KP-2). */
export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, TELEPORT];

export const PLANETS = 6;
/** 0 to 5, clockwise; players and notation count from 1. */
export type Planet = number;

export const SHIPS = ['merchant', 'pirate'] as const;
export type Ship = (typeof SHIPS)[number];
type ByShip<V> = Readonly<Record<Ship, V>>;

/** The twenty treasures. */
export const TREASURES: readonly number[] = [1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 7];
/** The merchant ship is a treasure too. */
export const MERCHANT = 10;

export type Options = Record<never, never>;

/** A card on a planet, the last one laid being on top. */
export interface Laid {
  readonly seat: Seat;
  readonly card: Card;
  up: boolean;
}

/** Sharing out one planet: who is present, strongest first, and whose choice it is. */
interface Sharing {
  readonly planet: Planet;
  readonly ranking: readonly Seat[];
  next: number;
}

export type End = 'ship' | 'cards';

export interface State {
  /** Where the ships start and must come back to; null before the set-up. */
  homes: ByShip<Planet> | null;
  ships: Record<Ship, Planet>;
  /** By planet, ascending. */
  readonly treasures: number[][];
  /** Treasures out of the game. */
  readonly box: number[];
  readonly planets: Laid[][];
  /** By seat, in the order of CARDS. */
  readonly hands: Card[][];
  /** Cards lost to teleports: only their owners know them (KP-15). */
  readonly lost: Card[][];
  /** Whose Teleport has been seen and is out. */
  readonly teleportGone: boolean[];
  turn: Seat;
  sharing: Sharing | null;
  readonly loot: number[][];
  /** How the sending of pirates ended. */
  ended: End | null;
}

export type Move =
  | {
      readonly kind: 'setup';
      readonly merchant: Planet;
      readonly pirate: Planet;
      readonly treasures: readonly (readonly number[])[];
    }
  | { readonly kind: 'play'; readonly card: Card; readonly planet: Planet }
  | { readonly kind: 'take'; readonly value: number };

/** What happened, as far as all may hear of it. */
type Public =
  | {
      readonly kind: 'setup';
      readonly homes: ByShip<Planet>;
      readonly treasures: readonly (readonly number[])[];
    }
  | { readonly kind: 'turned'; readonly seat: Seat; readonly planet: Planet; readonly card: Card }
  | { readonly kind: 'sailed'; readonly ship: Ship; readonly from: Planet; readonly to: Planet }
  /** The sending is over: every card still hidden, planet by planet. */
  | {
      readonly kind: 'revealed';
      readonly by: End;
      readonly cards: readonly { readonly planet: Planet; readonly seat: Seat; readonly card: Card }[];
    }
  | { readonly kind: 'plundered'; readonly planet: Planet; readonly values: readonly number[] }
  | { readonly kind: 'unclaimed'; readonly planet: Planet; readonly values: readonly number[] }
  | {
      readonly kind: 'taken';
      readonly seat: Seat;
      readonly planet: Planet;
      readonly values: readonly number[];
    }
  | { readonly kind: 'ended'; readonly scores: readonly number[]; readonly varieties: readonly number[] };

/** A card laid face down; and one that `seat` loses by uncovering the Teleport of `owner`. */
type Secret<C> =
  | { readonly kind: 'laid'; readonly seat: Seat; readonly planet: Planet; readonly card: C }
  | {
      readonly kind: 'teleported';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly planet: Planet;
      readonly card: C;
    };

export type Event = Public | Secret<Card>;

/** The card is null for all but its owner. */
export type Heard = Public | Secret<Card | null>;

export interface CardView {
  readonly seat: Seat;
  /** null while it is face down, but for its owner (KP-16). */
  readonly card: Card | null;
  readonly up: boolean;
}

export interface PlanetView {
  readonly treasures: readonly number[];
  readonly cards: readonly CardView[];
  /** By seat, of the cards turned up. */
  readonly strengths: readonly number[];
}

export interface View {
  readonly me: Seat | null;
  readonly turn: Seat;
  readonly homes: ByShip<Planet> | null;
  readonly ships: ByShip<Planet>;
  /** Moves each ship is from its home; a whole round at the start. */
  readonly steps: ByShip<number>;
  readonly planets: readonly PlanetView[];
  readonly hand: readonly Card[] | null;
  readonly lost: readonly Card[] | null;
  readonly handCounts: readonly number[];
  readonly lostCounts: readonly number[];
  readonly teleportGone: readonly boolean[];
  readonly loot: readonly (readonly number[])[];
  readonly box: readonly number[];
  readonly sharing: {
    readonly planet: Planet;
    readonly ranking: readonly Seat[];
    readonly next: number;
  } | null;
  readonly ended: End | null;
}

export type Refusal =
  | OutOfTurn
  /** Not the kind of move that is due. */
  | { readonly code: 'wrong-kind'; readonly due: Move['kind'] }
  | { readonly code: 'same-home' }
  | { readonly code: 'wrong-treasures'; readonly planet: Planet | null }
  | { readonly code: 'card-not-in-hand'; readonly card: Card; readonly hand: readonly Card[] }
  | { readonly code: 'no-such-treasure'; readonly value: number; readonly left: readonly number[] };

export interface KosmiczniPiraci {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Heard;
  readonly view: View;
  readonly options: Options;
  readonly refusal: Refusal;
}
