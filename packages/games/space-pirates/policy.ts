/** What bots know of Space Pirates: a pilot, and an estimate of who is ahead. */
import { type Policy, type Seat, winShares, worthOfLead } from '@tortuga/engine';
import { result, scores } from './ending.ts';
import { DAMAGE, energyIn } from './pilot/knowledge.ts';
import { chooseMove } from './pilot/pilot.ts';
import { ENERGY, OWNING, standingWorth } from './pilot/standing.ts';
import type { SpacePirates, State } from './types.ts';

/** Each card takes a turn: the same energy in fewer cards is better. */
const SLOW = 0.6;

/** In MC: money and base, what is within reach, energy, and Damage that is yet to be settled. */
const wealth = (state: State, seat: Seat): number => {
  const pirate = state.pirates[seat];
  if (pirate === undefined) return 0;
  const hurt = state.queue.filter((task) => task.kind === 'damage' && task.seat === seat).length;
  return (
    (scores(state)[seat] ?? 0) +
    (pirate.base === null ? 0 : OWNING) +
    standingWorth(state, seat) +
    ENERGY * (energyIn(pirate) - SLOW * pirate.hand.length) -
    DAMAGE * hurt -
    (pirate.chased ? 2 : 0)
  );
};

const worth = (state: State): readonly number[] => {
  const ended = result(state);
  if (ended !== undefined) return winShares(ended);
  const all = state.pirates.map((_, seat) => wealth(state, seat));
  return all.map((mine, seat) =>
    worthOfLead((mine - Math.max(...all.filter((_, other) => other !== seat))) / 12),
  );
};

/**
 * The pilot's own choice and no other: who compares moves by what they are worth right after forgets what energy costs, runs out
 * of cards and drifts. That takes a search through whole turns.
 */
const candidates: NonNullable<Policy<SpacePirates>['candidates']> = (state, seat, random) => [
  chooseMove(state, seat, random),
];

export const policy: Policy<SpacePirates> = { rollout: chooseMove, worth, candidates };
