/** What there is in Space Pirates, what can be done with it, and what is said and shown of it. */
import type { OutOfTurn, Result, Seat } from '@tortuga/engine';
import type { ByValue, Card, DiscType, Hazard, Value } from './components.ts';
import type { DamageWhy, Flick, FlickWhy, Phase, Task, Turn } from './phases.ts';
import type { Point, Pose } from './space/point.ts';
import type { Piece, Rest } from './space/slide.ts';
import type { Thing } from './space/things.ts';
import type { Layout } from './universe/presets.ts';

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

export const GOALS = ['short', 'long'] as const;

export interface Options {
  readonly goal: (typeof GOALS)[number];
  readonly layout: 'preset' | Layout;
  readonly steadyHands: boolean;
  readonly rounds: number;
}

export type Ship =
  | ({ readonly at: 'space' } & Pose)
  | { readonly at: 'hangar'; readonly base: number }
  /** Blown out, and not yet put back. */
  | { readonly at: 'out' }
  /** Not yet placed. */
  | { readonly at: 'box' };

/** A disc, and where it is put. */
export interface Put extends Point {
  readonly disc: number;
}

/** The point of a ship's outline, by number, that the template of its drift touches (SP-54). */
export interface Contact {
  readonly seat: Seat;
  readonly point: number;
}

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
  | ({ readonly kind: 'place' } & Put)
  | ({ readonly kind: 'flick' } & Flick)
  | { readonly kind: 'hazard'; readonly hazard: Hazard }
  | ({ readonly kind: 'storm' } & Point)
  | { readonly kind: 'wind'; readonly angle: number; readonly points: readonly Contact[] }
  | { readonly kind: 'template'; readonly angle: number; readonly offset: number }
  /** `point` is null where the farthest is meant, and in a Hangar. */
  | {
      readonly kind: 'drift';
      readonly angle: number;
      readonly offset: number;
      readonly point: number | null;
    }
  | { readonly kind: 'end' }
  /** `type` is null where a card is lost instead of Cargo. */
  | { readonly kind: 'damage'; readonly type: DiscType | null }
  | ({ readonly kind: 'aside' } & Put)
  | { readonly kind: 'heading'; readonly angle: number }
  | { readonly kind: 'bribe' }
  | { readonly kind: 'buy' }
  | { readonly kind: 'look' }
  | { readonly kind: 'sell'; readonly types: readonly DiscType[] }
  | { readonly kind: 'fill'; readonly values: readonly number[] }
  | { readonly kind: 'skip' };

/** How the wind left a ship. */
export interface Drifted {
  readonly seat: Seat;
  readonly ship: Ship;
  readonly struck: boolean;
}

/** What happened, as far as all may hear of it. */
type Public =
  | { readonly kind: 'docked'; readonly seat: Seat; readonly base: number }
  | ({ readonly kind: 'placed'; readonly seat: Seat } & Put)
  | ({ readonly kind: 'flicked'; readonly seat: Seat } & Flick)
  | {
      readonly kind: 'slid';
      readonly n: number;
      readonly pieces: readonly Piece[];
      readonly rests: readonly Rest[];
    }
  | { readonly kind: 'turned'; readonly disc: number; readonly type: DiscType }
  | { readonly kind: 'left'; readonly disc: number }
  | { readonly kind: 'landed'; readonly disc: number; readonly on: Thing }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly disc: number }
  | { readonly kind: 'police'; readonly seat: Seat; readonly disc: number }
  | { readonly kind: 'lifted'; readonly seat: Seat; readonly disc: number }
  | ({ readonly kind: 'aside'; readonly seat: Seat } & Put)
  | { readonly kind: 'damaged'; readonly seat: Seat; readonly why: DamageWhy }
  | { readonly kind: 'spared'; readonly seat: Seat }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly card: Card; readonly lot: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly lot: number }
  | { readonly kind: 'hazard'; readonly seat: Seat; readonly hazard: Hazard }
  | {
      readonly kind: 'skipped';
      readonly what: FlickWhy | Hazard;
      readonly discs: readonly number[];
    }
  | { readonly kind: 'storm'; readonly at: Point | null }
  | {
      readonly kind: 'wind';
      readonly seat: Seat;
      readonly angle: number;
      readonly drifted: readonly Drifted[];
    }
  | ({ readonly kind: 'laid'; readonly seat: Seat; readonly drift: boolean } & Pose)
  | { readonly kind: 'entered'; readonly seat: Seat; readonly base: number }
  /** `id` is the disc's number or the ship's seat; a disc has no heading. */
  | {
      readonly kind: 'putBack';
      readonly what: 'disc' | 'ship';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly h: number | null;
    }
  | { readonly kind: 'bribed'; readonly seat: Seat; readonly paid: number; readonly to: Seat | null }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly base: number }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly base: number;
      readonly card: number;
      readonly types: readonly DiscType[];
      readonly mc: number;
    }
  | {
      readonly kind: 'filling';
      readonly seat: Seat;
      readonly values: readonly Value[];
      readonly paid: number;
      readonly to: Seat | null;
      readonly thrown: readonly Held[];
    }
  | { readonly kind: 'reshuffled'; readonly value: Value; readonly lot: number }
  | { readonly kind: 'turn'; readonly boss: Seat; readonly round: number }
  | { readonly kind: 'over'; readonly by: string; readonly places: readonly number[] };

/** Market cards, energy cards and faces of discs, which one seat sees or nobody; `Unseen` stands for them elsewhere. */
type Secret<Unseen> =
  | { readonly kind: 'setup'; readonly cards: readonly number[] | Unseen }
  | {
      readonly kind: 'dealt';
      readonly seat: Seat;
      readonly cards: readonly Card[] | Unseen;
      readonly backs: readonly Back[];
    }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly base: number; readonly card: number | null }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly type: DiscType | Unseen }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly disc: number; readonly type: DiscType | Unseen }
  | { readonly kind: 'hit'; readonly seat: Seat; readonly disc: number; readonly type: DiscType | Unseen }
  | {
      readonly kind: 'captured';
      readonly seat: Seat;
      readonly disc: number;
      readonly type: DiscType | Unseen;
    };

export type Event = Public | Secret<never>;
export type Heard = Public | Secret<null>;

export interface PirateView {
  readonly mc: number;
  readonly base: number | null;
  readonly ship: Ship;
  /** One's own cards. */
  readonly hand: readonly Held[] | null;
  /** By value, then lot: not in the order of the cards, which would tell. */
  readonly backs: readonly Back[];
  readonly hold: readonly number[] | null;
  readonly holdCount: number;
  readonly chased: boolean;
  readonly owed: boolean;
  readonly saw: readonly number[];
}

export interface DiscView {
  readonly id: number;
  readonly type: number | null;
  readonly x: number;
  readonly y: number;
  readonly where: Disc['where'];
  readonly by: Seat | null;
  readonly up: boolean;
  readonly seen: readonly Seat[];
  readonly shown: boolean;
  readonly cleared: boolean;
}

/** What is left of one filling of a pump, in the pump and in hands. */
export interface HiddenLot {
  readonly lot: number;
  readonly cards: readonly Card[];
}

export interface View {
  readonly me: Seat | null;
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly boss: Seat;
  readonly phase: Phase;
  readonly queue: readonly Task[];
  readonly turn: Turn;
  readonly result: Result | null;
  readonly pirates: readonly PirateView[];
  readonly bases: readonly Base[];
  readonly discs: readonly DiscView[];
  readonly bagCount: number;
  readonly pumps: ByValue<{ readonly count: number; readonly lot: number }>;
  readonly hidden: ByValue<readonly HiddenLot[]>;
  readonly discards: ByValue<readonly Card[]>;
  readonly storm: Point | null;
}

export type Refusal =
  | OutOfTurn
  | { readonly code: 'wrong-phase'; readonly expected: readonly Move['kind'][] }
  | { readonly code: 'not-in-box' }
  | { readonly code: 'not-in-pump' }
  | { readonly code: 'not-in-bag' }
  | { readonly code: 'not-in-hand' }
  | { readonly code: 'bad-luck' }
  | { readonly code: 'no-such-base' }
  | { readonly code: 'hangar-full'; readonly base: number }
  | { readonly code: 'no-such-disc'; readonly disc: number }
  | { readonly code: 'outside' }
  | { readonly code: 'too-near'; readonly what: Thing }
  | { readonly code: 'overlap'; readonly with: Thing }
  | { readonly code: 'not-a-freighter'; readonly disc: number }
  | { readonly code: 'not-an-asteroid'; readonly disc: number }
  | { readonly code: 'not-yours-to-flick'; readonly discs: readonly number[] }
  | { readonly code: 'bad-angle' }
  | { readonly code: 'bad-power' }
  | { readonly code: 'no-such-card'; readonly card: Card }
  | { readonly code: 'no-such-hazard'; readonly left: string }
  | { readonly code: 'too-sharp'; readonly by: number }
  | { readonly code: 'too-wide'; readonly by: number }
  | { readonly code: 'bad-offset' }
  /** `points` are those that this direction allows. */
  | { readonly code: 'bad-point'; readonly seat: Seat; readonly points: readonly number[] }
  | { readonly code: 'no-energy-left' }
  | { readonly code: 'blocked'; readonly by: Thing }
  | { readonly code: 'may-not-drift' }
  | { readonly code: 'must-drift' }
  | { readonly code: 'must-leave' }
  | { readonly code: 'no-such-cargo' }
  | { readonly code: 'no-energy-to-lose' }
  | { readonly code: 'not-one-width'; readonly distance: number }
  | { readonly code: 'bad-value' }
  | { readonly code: 'over-limit'; readonly points: number; readonly max: number }
  | { readonly code: 'cannot-afford'; readonly cost: number }
  | { readonly code: 'pump-short'; readonly value: Value };

export interface SpacePirates {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Heard;
  readonly view: View;
  readonly options: Options;
  readonly refusal: Refusal;
}
