/** The vocabulary of Piraten Kapern. */
import type { OutOfTurn, Seat } from '@tortuga/engine';

export const FACES = ['coin', 'diamond', 'monkey', 'parrot', 'sword', 'skull'] as const;
export type Face = (typeof FACES)[number];

export const CARDS = [
  'chest',
  'captain',
  'sorceress',
  'gold',
  'diamond',
  'monkeys',
  'battle-2',
  'battle-3',
  'battle-4',
  'skulls-1',
  'skulls-2',
] as const;
export type Card = (typeof CARDS)[number];
export type ByCard<V> = Readonly<Record<Card, V>>;

/** The 35 fortune cards. */
export const DECK: ByCard<number> = {
  chest: 4,
  captain: 4,
  sorceress: 4,
  gold: 4,
  diamond: 4,
  monkeys: 4,
  'battle-2': 2,
  'battle-3': 2,
  'battle-4': 2,
  'skulls-1': 3,
  'skulls-2': 2,
};

export const DICE = 8;
export const MAX_ROUNDS = 200;

/** A die's place on the table, 1 to 8. */
export type Position = number;

export interface Options {
  readonly target: number;
  readonly floorAtZero: boolean;
}

export interface Turn {
  card: Card | null;
  /** Empty before the first roll. */
  dice: Face[];
  /** The dice in the hand, about to fall. */
  rolling: readonly Position[];
  /** The dice on the treasure chest. */
  chest: readonly Position[];
  /** Whether the chest was filled or emptied since the last roll (PK-27). */
  placed: boolean;
  /** Whether the sorceress's spell is still to be cast. */
  spell: boolean;
  island: boolean;
}

export type End = 'target' | 'limit';

export interface State {
  readonly options: Options;
  /** The cards left to draw; their order is not decided before they are drawn. */
  pile: Record<Card, number>;
  round: number;
  seat: Seat;
  readonly totals: number[];
  turn: Turn;
  /** Who started the final round. */
  finalRound: Seat | null;
  ended: End | null;
}

export type Move =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'dice'; readonly faces: readonly Face[] }
  | { readonly kind: 'roll'; readonly dice: readonly Position[] }
  | { readonly kind: 'chest'; readonly dice: readonly Position[] }
  | { readonly kind: 'stop' };

/** What a turn is worth, and what of. */
export interface Score {
  readonly sets: number;
  readonly faces: number;
  readonly fullChest: number;
  /** The bonus of a sea battle, negative if it is lost. */
  readonly battle: number;
  readonly doubled: boolean;
  readonly points: number;
}

/** What happened. All may hear of it: cards and dice lie open, and the order of the pile is not decided yet. */
type Public =
  | { readonly kind: 'shuffled' }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'rolling';
      readonly seat: Seat;
      readonly dice: readonly Position[];
      readonly spell: boolean;
    }
  | { readonly kind: 'rolled'; readonly dice: readonly Position[]; readonly faces: readonly Face[] }
  | { readonly kind: 'chest'; readonly seat: Seat; readonly dice: readonly Position[] }
  | { readonly kind: 'island'; readonly seat: Seat; readonly skulls: number }
  | { readonly kind: 'disqualified'; readonly seat: Seat; readonly skulls: number }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly score: Score; readonly total: number }
  | {
      readonly kind: 'deducted';
      readonly seat: Seat;
      readonly skulls: number;
      readonly each: number;
      readonly totals: readonly number[];
    }
  | { readonly kind: 'final-round'; readonly seat: Seat; readonly total: number }
  | { readonly kind: 'play-goes-on' }
  | { readonly kind: 'ended'; readonly by: End; readonly totals: readonly number[] };

export type Event = Public;
export type Heard = Public;

export interface View {
  readonly target: number;
  readonly floorAtZero: boolean;
  readonly pile: ByCard<number>;
  readonly round: number;
  readonly seat: Seat;
  readonly totals: readonly number[];
  readonly card: Card | null;
  readonly dice: readonly Face[];
  readonly rolling: readonly Position[];
  readonly chest: readonly Position[];
  readonly placed: boolean;
  readonly spell: boolean;
  readonly island: boolean;
  /** Those on the dice and on the card. */
  readonly skulls: number;
  /** What stopping now would score; null on the island and while nothing lies on the table. */
  readonly score: Score | null;
  /** What each opponent would lose by stopping now; null off the island. */
  readonly deduction: number | null;
  readonly finalRound: Seat | null;
  readonly ended: End | null;
}

export type Refusal =
  | OutOfTurn
  /** A seat tried to draw or let fall, or chance to decide. */
  | { readonly code: 'wrong-kind' }
  | { readonly code: 'wrong-dice-count'; readonly rolling: number }
  | { readonly code: 'card-gone'; readonly card: Card }
  | { readonly code: 'too-few-dice' }
  | { readonly code: 'skull-locked'; readonly dice: readonly Position[] }
  | { readonly code: 'one-skull-only'; readonly dice: readonly Position[] }
  | { readonly code: 'three-skulls' }
  | { readonly code: 'die-on-chest'; readonly dice: readonly Position[] }
  | { readonly code: 'no-chest' }
  | { readonly code: 'no-chest-on-island' }
  | { readonly code: 'skull-on-chest'; readonly dice: readonly Position[] }
  | { readonly code: 'chest-placed' }
  | { readonly code: 'chest-unchanged' };

export interface PiratenKapern {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Heard;
  readonly view: View;
  readonly options: Options;
  readonly refusal: Refusal;
}
