/** Moves where they can be listed: choices among cards, Hazards, Cargo and the steps of a visit. */
import type { Actor, Seat } from '@tortuga/engine';
import { type Card, CARGO, type DiscType, HAZARDS, TYPES, VALUES } from './components.ts';
import { checkFill, mostPoints } from './docking.ts';
import type { PhaseOf } from './phases.ts';
import { pirateOf, typeName } from './pieces.ts';
import { actors, check } from './rules.ts';
import type { Move, State } from './types.ts';

export const moves = (state: State, actor: Actor): readonly Move[] | undefined => {
  if (!actors(state).includes(actor)) return [];
  const [task] = state.queue;
  switch (task?.kind) {
    case undefined:
      return phaseMoves(state);
    case 'damage':
      return damageMoves(state, task.seat);
    case 'lose':
      return cardsIn(state, task.seat).map((card): Move => ({ kind: 'lose', card }));
    default:
      return undefined;
  }
};

const phaseMoves = (state: State): readonly Move[] | undefined => {
  const { phase } = state;
  switch (phase.name) {
    case 'hangar':
      return state.bases
        .map((_, base): Move => ({ kind: 'hangar', base }))
        .filter((move) => check(state, phase.seat, move) === undefined);
    case 'draw':
      return TYPES.filter((_, type) => (state.bag[type] ?? 0) > 0).map(
        (type): Move => ({ kind: 'draw', type }),
      );
    case 'card':
      return cardsIn(state, state.boss).map((card): Move => ({ kind: 'energy', cards: [card] }));
    case 'hazards':
      return HAZARDS.filter((hazard) => state.turn.left.includes(hazard)).map(
        (hazard): Move => ({ kind: 'hazard', hazard }),
      );
    case 'dock':
      return dockMoves(state, phase);
    default:
      return undefined;
  }
};

/** Each once. */
const cardsIn = (state: State, seat: Seat): readonly Card[] => [
  ...new Set(pirateOf(state, seat).hand.map(({ card }) => card)),
];

const damageMoves = (state: State, seat: Seat): readonly Move[] => {
  const { hold, hand } = pirateOf(state, seat);
  const cargo = CARGO.filter((_, type) => (hold[type] ?? 0) > 0).map(
    (type): Move => ({ kind: 'damage', type }),
  );
  return hand.length > 0 ? [...cargo, { kind: 'damage', type: null }] : cargo;
};

const dockMoves = (state: State, { step }: PhaseOf<'dock'>): readonly Move[] => {
  const skip: Move = { kind: 'skip' };
  switch (step) {
    case 'bribe':
      return [{ kind: 'bribe' }];
    case 'buy':
      return [{ kind: 'buy' }, skip];
    case 'look':
      return [{ kind: 'look' }, skip];
    case 'sell':
      return [
        ...sales(pirateOf(state, state.boss).hold).map((types): Move => ({ kind: 'sell', types })),
        skip,
      ];
    case 'fill':
      return [...fillings(state).map((values): Move => ({ kind: 'fill', values })), skip];
  }
};

/** Every choice of some or all Cargo, in type order. */
const sales = (hold: readonly number[]): readonly (readonly DiscType[])[] => {
  let chosen: readonly (readonly DiscType[])[] = [[]];
  hold.forEach((count, type) => {
    const counts = Array.from({ length: count + 1 }, (_, n) =>
      Array.from({ length: n }, () => typeName(type)),
    );
    chosen = chosen.flatMap((before) => counts.map((more) => [...before, ...more]));
  });
  return chosen.filter((types) => types.length > 0);
};

/** Every handful of values that can be paid and had, ascending. */
const fillings = (state: State): readonly (readonly number[])[] => {
  const most = mostPoints(state);
  const found: (readonly number[])[] = [];
  const extend = (values: readonly number[], points: number): void => {
    for (const value of VALUES) {
      const more = [...values, value];
      if (value < (values.at(-1) ?? 1) || points + value > most || checkFill(state, more) !== undefined)
        continue;
      found.push(more);
      extend(more, points + value);
    }
  };
  extend([], 0);
  return found;
};
