/** What follows from what the viewer may see. */
import { CARGO } from '../../components.ts';
import type { PirateView, View } from '../../types.ts';

/** By Cargo: how many discs on the table are known to carry it. */
export const knownDiscs = ({ discs }: View): readonly number[] =>
  CARGO.map((_, type) => discs.filter((disc) => disc.where === 'board' && disc.type === type).length);

export interface Missing {
  /** A base is still to be bought. */
  readonly base: boolean;
  readonly mc: number;
}

/** SP-96: the base is paid for already, the money is in hand. */
export const missingToWin = ({ base, mc }: Pick<PirateView, 'base' | 'mc'>, goal: number): Missing => ({
  base: base === null,
  mc: Math.max(0, goal - mc),
});
