/** The vocabulary of TemplateGame: plain data, no functions. */
import type { OutOfTurn, Seat } from '@tortuga/engine';

/** 1 to 12, each once. */
export type Card = number;

export const DECK: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Cards dealt to each seat, and so the number of tricks. */
export const TRICKS = 3;

export interface Options {
  /** The lowest card takes the trick. */
  readonly lowest: boolean;
}

/** The whole truth. Every card lies in exactly one place: the box, a hand, the trick, or spent. */
export interface State {
  readonly lowest: boolean;
  turn: Seat;
  /** What was not dealt; ascending, as are hands. */
  box: Card[];
  /** By seat, as all that follows. */
  readonly hands: Card[][];
  readonly trick: (Card | null)[];
  readonly spent: Card[][];
  readonly won: number[];
}

export type Move =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'play'; readonly card: Card };

type Public =
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'taken'; readonly seat: Seat };

/** What happened. */
export type Event = Public | { readonly kind: 'dealt'; readonly seat: Seat; readonly hand: readonly Card[] };

/** What somebody heard of it: null stands for a hand that is not the listener's. */
export type Heard =
  | Public
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly hand: readonly Card[] | null };

/** All a viewer may know and remember. */
export interface View {
  readonly lowest: boolean;
  readonly turn: Seat;
  /** The viewer's own; null for all others. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly counts: readonly number[];
  readonly trick: readonly (Card | null)[];
  readonly spent: readonly (readonly Card[])[];
  readonly won: readonly number[];
}

/** Why not: a code, and what was wrong. */
export type Refusal =
  | OutOfTurn
  | { readonly code: 'wrong-kind'; readonly expected: Move['kind'] }
  | { readonly code: 'wrong-hand-count'; readonly expected: number }
  | { readonly code: 'dealt-twice'; readonly card: Card }
  | { readonly code: 'not-in-hand'; readonly card: Card; readonly hand: readonly Card[] };

export interface TemplateGame {
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly heard: Heard;
  readonly view: View;
  readonly options: Options;
  readonly refusal: Refusal;
}
