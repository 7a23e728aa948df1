/** Positions in which something is to be put, on boards that are strewn or crowded at random. */
import type { Random, Seat } from '@tortuga/engine';
import { addDisc, lift } from '../../pieces.ts';
import { randomBoard } from '../../testing/boards.ts';
import type { Disc, State } from '../../types.ts';
import type { Wanted } from './wanted.ts';

export interface Situation {
  readonly state: State;
  readonly seat: Seat;
}

const someDisc = (state: State, seat: Seat): Disc => {
  const [first] = state.discs;
  return first ?? addDisc(state, 0, seat);
};

/** Seat 0 is asked, or any seat that sets a disc aside. */
export const situation = (kind: Wanted['kind'], nth: number, random: Random): Situation => {
  const state = randomBoard(`${kind} ${nth}`, nth % 2 === 1);
  const seat = kind === 'aside' ? random.below(state.seats) : 0;
  state.phase = { name: 'move' };
  if (kind === 'storm') state.phase = { name: 'storm' };
  if (kind === 'place') {
    state.phase = { name: 'place', seat, discs: [], why: 'R' };
    const disc = someDisc(state, seat);
    disc.where = 'drawn';
    disc.by = seat;
  }
  if (kind === 'aside') {
    const disc = someDisc(state, seat);
    lift(disc, seat);
    state.queue = [{ kind: 'aside', seat, disc: disc.id }];
  }
  return { state, seat };
};
