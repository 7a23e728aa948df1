/** The vocabulary of Piątka z kosmosu. */
import type { OutOfTurn, Seat } from '@tortuga/engine';

export const ALIENS = ['A', 'B', 'C', 'D', 'E'] as const;
type Alien = (typeof ALIENS)[number];
export const BACKGROUNDS = ['1', '2', '3', '4', '5'] as const;
type Background = (typeof BACKGROUNDS)[number];
export type Card = `${Alien}${Background}`;

/** The 25 kinds, A1 to E5. */
export const KINDS: readonly Card[] = ALIENS.flatMap((alien) =>
  BACKGROUNDS.map((background): Card => `${alien}${background}`),
);
export const COPIES = 4;
export const DECK = KINDS.length * COPIES;
export const HAND = 5;
/** A group has at most five cards. */
export const GROUP = 5;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends Cell {
  readonly card: Card;
}

export const DEALS = ['normal', 'young', 'own'] as const;

export interface Options {
  readonly games: number;
  readonly deal: (typeof DEALS)[number];
  /** Cards a seat, with the deal `own`. */
  readonly cards: readonly number[];
}

/**
 * A stretch of one's own pile, from the top, of which one knows the cards but not their order: those once exchanged.
 * `of` holds more cards than are `left` where some went out unseen.
 */
export interface Stretch {
  readonly left: number;
  readonly of: readonly Card[];
}

type Due = 'deal' | 'turn' | 'under' | 'bonus';
export type End = 'out' | 'stalemate' | 'stalled' | 'solo' | 'games';

export interface State {
  readonly options: Options;
  /** Which game of the match, from 1. */
  game: number;
  starter: Seat;
  due: Due;
  turn: Seat;
  /** Points of the games before, added up, and game by game. */
  readonly totals: number[];
  readonly points: (readonly number[])[];
  board: Placed[];
  /** By seat, in the order of KINDS. */
  readonly hands: Card[][];
  /** By seat, from the top. */
  readonly piles: Card[][];
  /** By seat, from the top of the pile: what its owner knows of its lower part. */
  readonly stretches: Stretch[][];
  /** Out of the game: discarded from hands, known to their owners, and from piles, known to nobody (PZ-18). */
  readonly handDiscards: Card[][];
  readonly pileDiscards: Card[][];
  /** Cards over after the deal. */
  unused: Card[];
  /** Solo: the discard pile, face up, and what a bonus took from it. */
  readonly spent: Card[];
  readonly spentDiscards: Card[];
  /** How many cards the bonus allows to discard. */
  right: number;
  /** Cards on their way under the pile. */
  swapped: Card[];
  /** Exchanges in a row (PZ-26). */
  swaps: number;
  ended: End | null;
}

export type Move =
  | { readonly kind: 'deal'; readonly cards: readonly Card[] }
  | { readonly kind: 'under'; readonly cards: readonly Card[] }
  | { readonly kind: 'play'; readonly cards: readonly Placed[] }
  | {
      readonly kind: 'bonus';
      readonly hand: readonly Card[];
      readonly spent: readonly Card[];
      readonly pile: number;
    }
  | { readonly kind: 'swap'; readonly cards: readonly Card[] }
  | { readonly kind: 'drop'; readonly cards: readonly Card[] };

/** A group that a play made or enlarged, and the bonus it earns (PZ-13). */
export interface Earned {
  readonly cells: readonly Cell[];
  readonly bonus: number;
}

/** What happened, as far as all may hear of it. */
type Public =
  | {
      readonly kind: 'dealt';
      readonly game: number;
      readonly starter: Seat;
      readonly first: Card;
      readonly each: readonly number[];
    }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly cards: readonly Placed[];
      readonly earned: readonly Earned[];
    }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `left` are the points of the game: cards left, or alone the size of the discard pile. */
  | {
      readonly kind: 'game-over';
      readonly by: End;
      readonly left: readonly number[];
      readonly totals: readonly number[];
    };

/** Cards that go into a hand, or out of it face down. */
type Secret<C> =
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly count: number; readonly cards: C }
  | {
      readonly kind: 'discarded';
      readonly seat: Seat;
      readonly hand: C;
      readonly handCount: number;
      readonly pile: number;
      readonly spent: readonly Card[];
    }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly count: number; readonly cards: C };

export type Event = Public | Secret<readonly Card[]>;

/** Cards are null for all but their owner. */
export type Heard = Public | Secret<readonly Card[] | null>;

export interface View {
  readonly me: Seat | null;
  readonly games: number;
  readonly deal: Options['deal'];
  readonly cards: readonly number[];
  readonly game: number;
  readonly starter: Seat;
  readonly due: Due;
  readonly turn: Seat;
  readonly totals: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly board: readonly Placed[];
  readonly hand: readonly Card[] | null;
  readonly handDiscards: readonly Card[] | null;
  readonly stretches: readonly Stretch[] | null;
  readonly swapped: readonly Card[] | null;
  readonly handCounts: readonly number[];
  readonly pileCounts: readonly number[];
  readonly handDiscardCounts: readonly number[];
  readonly pileDiscardCounts: readonly number[];
  /** By seat: how many cards each stretch has left, and of how many. */
  readonly stretchSizes: readonly (readonly { readonly left: number; readonly of: number }[])[];
  readonly swappedCount: number;
  readonly spent: readonly Card[];
  readonly spentDiscards: readonly Card[];
  readonly right: number;
  readonly swaps: number;
  readonly ended: End | null;
}

/** Why a row or column is no group, with the cells at fault. */
export type GroupFault =
  | { readonly code: 'group-of-six'; readonly cells: readonly Cell[] }
  | { readonly code: 'same-card'; readonly cells: readonly Cell[] }
  | { readonly code: 'double-alien'; readonly cells: readonly Cell[]; readonly alien: Alien }
  | { readonly code: 'double-background'; readonly cells: readonly Cell[]; readonly background: Background }
  | { readonly code: 'mixed-group'; readonly cells: readonly Cell[] };

export type Refusal =
  | OutOfTurn
  | GroupFault
  | { readonly code: 'wrong-kind'; readonly due: Due }
  | { readonly code: 'wrong-deal' }
  | { readonly code: 'wrong-under' }
  | { readonly code: 'card-not-in-hand'; readonly card: Card }
  | { readonly code: 'cell-taken'; readonly cell: Cell }
  | { readonly code: 'not-in-line'; readonly cells: readonly Cell[] }
  | { readonly code: 'not-connected'; readonly cells: readonly Cell[] }
  | { readonly code: 'two-groups'; readonly cells: readonly Cell[] }
  | { readonly code: 'no-old-card'; readonly cells: readonly Cell[] }
  | { readonly code: 'too-many-discards'; readonly right: number }
  | { readonly code: 'pile-too-short'; readonly left: number }
  | { readonly code: 'card-not-spent'; readonly card: Card }
  | { readonly code: 'no-swap-in-solo' }
  | { readonly code: 'no-drop-with-others' }
  | { readonly code: 'three-cards-at-least' }
  | { readonly code: 'drop-three' }
  | { readonly code: 'play-exists'; readonly cards: readonly Placed[] };

export interface PiatkaZKosmosu {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Heard;
  readonly view: View;
  readonly options: Options;
  readonly refusal: Refusal;
}
