/** The names of pieces (`data-piece`): they stay the same while a thing is the same thing, and motion finds them. */
import type { Seat } from '@tortuga/engine';
import { seatPiece } from '@tortuga/table';
import type { Step } from '../phases.ts';
import type { Card, DiscType, Hazard, Value } from '../components.ts';

export const pieces = {
  ship: (seat: Seat) => `ship-${seat}`,
  disc: (disc: number) => `disc-${disc}`,
  base: (base: number) => `base-${base}`,
  /** The face of a disc, while it shows itself; and its back, until it does. */
  face: (disc: number) => `face-${disc}`,
  cover: (disc: number) => `cover-${disc}`,
  storm: 'storm',
  /** What is about to be put somewhere. */
  spot: 'spot',
  /** Streaks of the Solar Wind. */
  wind: 'wind',
  /** The template that was laid last. */
  laid: 'laid',
  /** Of what was heard last: the money of the nth thing. */
  coin: (nth: number) => `coin-${nth}`,
  /** Where discs knocked against something in the slide that was last, in order. */
  tick: (nth: number) => `tick-${nth}`,
  /** The way of the slide that was last. */
  trail: 'trail',
  /** The template that is being laid, and those that are drafted. */
  template: (nth: number) => `template-${nth}`,
  /** The first, second, … of alike cards in the own hand. */
  card: (card: Card, nth: number) => `card-${card.replace(':', '-')}-${nth}`,
  /** The card of this turn. */
  played: 'played',
  hazard: (hazard: Hazard) => `hazard-${hazard}`,
  /** Cargo in the own hold. */
  cargo: (cargo: DiscType) => `cargo-${cargo}`,
  /** Of a visit. */
  step: (step: Step) => `step-${step}`,
  /** An Energy pump. */
  pump: (value: Value) => `pump-${value}`,
  /** The button that sends what is drafted. */
  act: 'act',
  /** The emblem on a seat's badge. */
  seat: seatPiece,
} as const;

/** The names of pieces that are seen in motion only. */
export const HIDDEN = /^(?:(?:face|cover|coin|tick)-\d+|wind|laid)$/;
