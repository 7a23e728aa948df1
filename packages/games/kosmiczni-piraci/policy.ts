/** What bots know of Kosmiczni Piraci: who would get what, and a quick way to choose. */
import { type Policy, type Random, type Seat, winShares, worthOfLead } from '@tortuga/engine';
import { takeMove } from './notation.ts';
import { result, sample, scores } from './rules.ts';
import { rankOn } from './sharing.ts';
import { type KosmiczniPiraci, MERCHANT, type Move, PLANETS, type State, TELEPORT } from './types.ts';

/** Strengths by planet and seat. */
type Strengths = readonly (readonly number[])[];

/** Every card on the planets counts, turned up or not. */
const allStrengths = ({ planets, hands }: State): number[][] =>
  planets.map((stack) => {
    const strengths = hands.map(() => 0);
    for (const { seat, card } of stack) strengths[seat] = (strengths[seat] ?? 0) + card;
    return strengths;
  });

/** Points each seat would get if pirates stayed as they are now and everybody took the best there is. */
export const forecast = (state: State, strengths: Strengths = allStrengths(state)): number[] => {
  const points = [...scores(state)];
  for (let planet = 0; planet < PLANETS; planet++) {
    if (planet === state.ships.pirate) continue;
    const ranking = rankOn(strengths, planet);
    const strongest = ranking[0];
    if (strongest === undefined) continue;
    // On the planet being shared out those before `next` have had their choice.
    const next = state.sharing?.planet === planet ? state.sharing.next : 0;
    for (const [index, value] of bestFirst(state, planet).entries()) {
      const seat = ranking[next + index] ?? strongest;
      points[seat] = (points[seat] ?? 0) + value;
    }
  }
  return points;
};

const bestFirst = ({ treasures, ships, ended }: State, planet: number): readonly number[] => {
  const values = (treasures[planet] ?? []).toReversed();
  return ended === null && ships.merchant === planet ? [MERCHANT, ...values] : values;
};

/** How far a seat is ahead of the best of the others. */
const leadOf = (points: readonly number[], seat: Seat): number =>
  (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));

const worth = (state: State): readonly number[] => {
  const ended = result(state);
  if (ended !== undefined) return winShares(ended);
  const points = forecast(state);
  return points.map((_, seat) => worthOfLead(leadOf(points, seat) / 10));
};

/** Moves compared before one is chosen. */
const TRIES = 4;

/** The best of a few random moves; of treasures the most valuable. */
const rollout = (state: State, seat: Seat, random: Random): Move => {
  const { sharing } = state;
  if (sharing !== null) return takeMove(state.treasures[sharing.planet]?.at(-1) ?? MERCHANT);
  const strengths = allStrengths(state);
  let best = sample(state, seat, random);
  let most = promise(state, seat, best, strengths);
  for (let n = 1; n < TRIES; n++) {
    const move = sample(state, seat, random);
    const lead = promise(state, seat, move, strengths);
    if (lead > most) [best, most] = [move, lead];
  }
  return best;
};

/** The lead after laying the card, as if it and all others stayed where they are. */
const promise = (state: State, seat: Seat, move: Move, strengths: number[][]): number => {
  if (move.kind !== 'play') return 0;
  const here = strengths[move.planet] ?? [];
  if (move.card === TELEPORT) return leadOf(forecast(state, strengths), seat);
  here[seat] = (here[seat] ?? 0) + move.card;
  const lead = leadOf(forecast(state, strengths), seat);
  here[seat] = (here[seat] ?? 0) - move.card;
  return lead;
};

export const policy: Policy<KosmiczniPiraci> = { rollout, worth };
