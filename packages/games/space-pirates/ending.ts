/** The end of a turn, and of the game (SP-95 to SP-99, SP-114). */
import { rank, type Result, type Seat } from '@tortuga/engine';
import { BASE_PRICE, LONG_GOAL, SHORT_GOAL } from './components.ts';
import { fromBoss, holdCount, leftOf, toDiscards } from './pieces.ts';
import type { Event, Options, State } from './types.ts';

export const goalOf = ({ goal }: Options, seats: number): number =>
  goal === 'long' ? (LONG_GOAL[seats] ?? SHORT_GOAL) : SHORT_GOAL;

export const scores = ({ pirates }: State): readonly number[] =>
  pirates.map(({ mc, base }) => mc + (base === null ? 0 : BASE_PRICE));

/** SP-99: worth, then a base, then Cargo. Never so many discs or bases that one weighs as much as the next. */
const standings = (state: State): readonly number[] =>
  state.pirates.map(
    (pirate, seat) =>
      (scores(state)[seat] ?? 0) * 1000 + (pirate.base === null ? 0 : 100) + holdCount(pirate),
  );

/** SP-99: as it stands; once it is over the winner is first, whatever the others have. */
export const places = (state: State): readonly number[] =>
  state.result?.places ?? rank(standings(state), 'higher');

const resultOf = (state: State, by: string, winner: Seat | undefined): Result => {
  const standing = standings(state).map((each, seat) => (seat === winner ? Infinity : each));
  return { places: rank(standing, 'higher'), scores: scores(state), by };
};

const finish = (state: State, result: Result, events: Event[]): void => {
  state.result = result;
  state.phase = { name: 'over' };
  events.push({ kind: 'over', by: result.by, places: result.places });
};

export const endTurn = (state: State, events: Event[]): void => {
  const { turn, boss, options, seats } = state;
  if (turn.card !== null) toDiscards(state, turn.card);
  turn.card = null;
  const goal = goalOf(options, seats);
  const winner = fromBoss(state).find((seat) => {
    const pirate = state.pirates[seat];
    return pirate !== undefined && pirate.base !== null && pirate.mc >= goal;
  });
  const isLast = boss === seats - 1;
  if (winner !== undefined) finish(state, resultOf(state, 'goal', winner), events);
  else if (isLast && state.round === options.rounds)
    finish(state, resultOf(state, 'rounds', undefined), events);
  else {
    state.boss = leftOf(state, boss);
    if (isLast) state.round += 1;
    state.phase = { name: 'begin' };
  }
};

export const result = (state: State): Result | undefined => state.result ?? undefined;
