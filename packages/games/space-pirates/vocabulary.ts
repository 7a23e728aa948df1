/** What there is in Space Pirates, and what can be done with it. Lengths are whole tenths of a millimetre, headings 3600 to a turn (0 east, 900 south). */
import type { Result, Seat } from '@tortuga/engine';

export const CARGO = ['minerals', 'metals', 'hitech', 'salts', 'gases'] as const;
export const TYPES = [...CARGO, 'asteroid', 'police'] as const;
export type DiscType = (typeof TYPES)[number];
/** The first five are Cargo. */
export const KINDS_OF_CARGO = CARGO.length;
export const ASTEROID = 5;
export const POLICE = 6;

export const VALUES = [1, 2, 3, 4, 5] as const;
export type Value = (typeof VALUES)[number];
export type ByValue<V> = Record<Value, V>;

/** F flick own, R and L new Freighter for the right and left neighbour, A asteroid, S storm, W wind. */
export const HAZARDS = ['F', 'R', 'L', 'A', 'S', 'W'] as const;
export type Hazard = (typeof HAZARDS)[number];

/** Value and Hazards, as in `3:RFW`. Equal cards are interchangeable. */
export type Card = string;

/** A card and the filling of its pump that it came from: what each filling holds is public (SP-105). */
export interface Held {
  readonly card: Card;
  readonly lot: number;
}

/** The back of a held card: all that others see of it. */
export interface Back {
  readonly value: Value;
  readonly lot: number;
}

export const MOUTHS = ['E', 'S', 'W', 'N'] as const;
type Mouth = (typeof MOUTHS)[number];
export type BasePlan = readonly [x: number, y: number, mouth: Mouth];
export const ROUND_SCENERY = ['galaxy', 'planet', 'moon'] as const;
export type RoundScenery = (typeof ROUND_SCENERY)[number];
export type Scenery =
  | readonly [kind: RoundScenery, x: number, y: number]
  | readonly [kind: 'belt', x: number, y: number, lies: 'h' | 'v'];

/** A Universe as data (SP-1): centres of things; `bases` are the active ones in the order of their numbers. */
export interface Layout {
  readonly border: readonly (readonly [x: number, y: number])[];
  readonly bases: readonly BasePlan[];
  readonly abandoned: readonly BasePlan[];
  readonly scenery: readonly Scenery[];
}

export const GOALS = ['short', 'long'] as const;

export interface Options {
  readonly goal: (typeof GOALS)[number];
  readonly layout: 'preset' | Layout;
  readonly steadyHands: boolean;
  readonly rounds: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a ship base or a template: its rear tip and its heading. */
export interface Pose extends Point {
  readonly h: number;
}

export type Ship =
  | { readonly at: 'space'; readonly x: number; readonly y: number; readonly h: number }
  | { readonly at: 'hangar'; readonly base: number }
  /** Blown out, and not yet put back. */
  | { readonly at: 'out' }
  /** Not yet placed. */
  | { readonly at: 'box' };

export interface Pirate {
  mc: number;
  base: number | null;
  ship: Ship;
  /** By card, then lot. */
  hand: Held[];
  /** How many of each Cargo. */
  readonly hold: number[];
  chased: boolean;
  /** Has entered a Hangar and not yet docked. */
  owed: boolean;
  /** Bases whose Market card he has looked at. */
  readonly saw: number[];
}

export interface Base {
  /** Which Market card lies there. */
  market: number | null;
  open: boolean;
  owner: Seat | null;
}

export interface Disc {
  readonly id: number;
  /** Index into TYPES. */
  readonly type: number;
  x: number;
  y: number;
  where: 'board' | 'drawn' | 'lifted';
  /** Who drew or lifted it. */
  by: Seat | null;
  /** A revealed Asteroid. */
  up: boolean;
  /** The seats that know its face. */
  readonly seen: Seat[];
  /** All know its face. */
  shown: boolean;
  /** All know that it is no Asteroid (SP-108). */
  cleared: boolean;
}

export interface Pump {
  cards: Card[];
  /** How often it was filled again. */
  lot: number;
}

export interface Turn {
  card: Card | null;
  /** Hazards still to come. */
  left: string;
  energy: number;
  laid: number;
  /** The ship stood under the storm when moving began. */
  under: boolean;
  stormPaid: boolean;
  lifted: number[];
}

/** Why Freighters are drawn and flicked: the start, or a Hazard. */
export type FlickWhy = 'start' | 'R' | 'L' | 'F' | 'A';
export const STEPS = ['bribe', 'buy', 'look', 'sell', 'fill'] as const;
export type Step = (typeof STEPS)[number];

export type Phase =
  | { readonly name: 'setup' }
  | { readonly name: 'deal'; readonly seat: Seat }
  | { readonly name: 'hangar'; readonly seat: Seat }
  | { readonly name: 'draw'; readonly seat: Seat; readonly n: number; readonly why: FlickWhy }
  | { readonly name: 'place'; readonly seat: Seat; readonly discs: readonly number[]; readonly why: FlickWhy }
  | { readonly name: 'flick'; readonly seat: Seat; readonly discs: readonly number[]; readonly why: FlickWhy }
  | { readonly name: 'begin' }
  | { readonly name: 'card' }
  | { readonly name: 'hazards' }
  | { readonly name: 'storm' }
  | { readonly name: 'wind' }
  | { readonly name: 'move' }
  | { readonly name: 'dock'; readonly step: Step; readonly then: 'card' | 'end' }
  | { readonly name: 'end' }
  | { readonly name: 'over' };

export type DamageWhy = 'left' | 'turned' | 'landed' | 'asteroid' | 'storm' | 'wind';

/** What interrupts the phase, one after another (flow, section 3). */
export type Task =
  | {
      readonly kind: 'luck';
      readonly disc: number;
      readonly angle: number;
      readonly power: number;
      readonly seat: Seat;
    }
  | { readonly kind: 'energy'; readonly seat: Seat; readonly values: readonly Value[] }
  | { readonly kind: 'damage'; readonly seat: Seat; readonly why: DamageWhy }
  | { readonly kind: 'lose'; readonly seat: Seat }
  | { readonly kind: 'heading'; readonly seat: Seat; readonly point: Point; readonly normal: Point }
  | { readonly kind: 'aside'; readonly seat: Seat; readonly disc: number };

export interface State {
  readonly seats: number;
  readonly options: Options;
  round: number;
  boss: Seat;
  phase: Phase;
  queue: Task[];
  turn: Turn;
  result: Result | null;
  readonly pirates: Pirate[];
  readonly bases: Base[];
  /** By number. */
  discs: Disc[];
  readonly bag: number[];
  readonly pumps: ByValue<Pump>;
  readonly discards: ByValue<Card[]>;
  storm: Point | null;
}

export type Move =
  | { readonly kind: 'setup'; readonly cards: readonly number[] }
  | { readonly kind: 'draw'; readonly type: DiscType }
  | { readonly kind: 'luck'; readonly n: number }
  /** A seat plays one; chance deals as many as are due. */
  | { readonly kind: 'energy'; readonly cards: readonly Card[] }
  | { readonly kind: 'lose'; readonly card: Card }
  | { readonly kind: 'hangar'; readonly base: number }
  | { readonly kind: 'place'; readonly disc: number; readonly x: number; readonly y: number }
  | { readonly kind: 'flick'; readonly disc: number; readonly angle: number; readonly power: number }
  | { readonly kind: 'hazard'; readonly hazard: Hazard }
  | { readonly kind: 'storm'; readonly x: number; readonly y: number }
  | { readonly kind: 'wind'; readonly angle: number }
  | { readonly kind: 'template'; readonly angle: number; readonly offset: number }
  | { readonly kind: 'drift'; readonly angle: number; readonly offset: number }
  | { readonly kind: 'end' }
  /** `type` is null where a card is lost instead of Cargo. */
  | { readonly kind: 'damage'; readonly type: DiscType | null }
  | { readonly kind: 'aside'; readonly disc: number; readonly x: number; readonly y: number }
  | { readonly kind: 'heading'; readonly angle: number }
  | { readonly kind: 'bribe' }
  | { readonly kind: 'buy' }
  | { readonly kind: 'look' }
  | { readonly kind: 'sell'; readonly types: readonly DiscType[] }
  | { readonly kind: 'fill'; readonly values: readonly number[] }
  | { readonly kind: 'skip' };
