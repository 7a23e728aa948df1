/** Damage, and how it is settled: Cargo of one's choice, or a random Energy card (SP-75 to SP-79, SP-112). */
import type { Seat } from '@tortuga/engine';
import { type Card, type DiscType, TYPES } from './components.ts';
import type { DamageWhy } from './phases.ts';
import { holdCount, inHold, pirateOf, takeFromHand, toBag, toDiscards, typeName } from './pieces.ts';
import type { Event, Refusal, State } from './types.ts';

export const suffer = (state: State, seat: Seat, why: DamageWhy, events: Event[]): void => {
  state.queue.push({ kind: 'damage', seat, why });
  events.push({ kind: 'damaged', seat, why });
};

export const checkDamage = (state: State, type: DiscType | null): Refusal | undefined => {
  const [task] = state.queue;
  if (task?.kind !== 'damage') return { code: 'no-such-cargo' };
  const { hand } = pirateOf(state, task.seat);
  if (type === null) return hand.length > 0 ? undefined : { code: 'no-energy-to-lose' };
  const index = TYPES.indexOf(type);
  return inHold(pirateOf(state, task.seat), index) > 0 ? undefined : { code: 'no-such-cargo' };
};

export const checkLoss = (state: State, card: Card): Refusal | undefined => {
  const [task] = state.queue;
  const hand = task?.kind === 'lose' ? pirateOf(state, task.seat).hand : [];
  return hand.some((held) => held.card === card) ? undefined : { code: 'not-in-hand' };
};

/** Without Cargo a card is drawn at once; without either nothing happens. True where nobody had to be asked. */
export const settleDamage = (state: State, seat: Seat, events: Event[]): boolean => {
  const pirate = pirateOf(state, seat);
  if (holdCount(pirate) > 0) return false;
  if (pirate.hand.length > 0) {
    state.queue[0] = { kind: 'lose', seat };
    return true;
  }
  state.queue.shift();
  events.push({ kind: 'spared', seat });
  return true;
};

/** Cargo of one's choice, or where it is null a random card. */
export const payDamage = (state: State, seat: Seat, type: DiscType | null, events: Event[]): void => {
  if (type === null) state.queue.unshift({ kind: 'lose', seat });
  else giveCargo(state, seat, type, events);
};

const giveCargo = (state: State, seat: Seat, name: DiscType, events: Event[]): void => {
  const type = TYPES.indexOf(name);
  const { hold } = pirateOf(state, seat);
  hold[type] = (hold[type] ?? 0) - 1;
  toBag(state, type);
  events.push({ kind: 'gave', seat, type: typeName(type) });
};

export const loseCard = (state: State, seat: Seat, card: Card, events: Event[]): void => {
  const { lot } = takeFromHand(pirateOf(state, seat), card);
  toDiscards(state, card);
  events.push({ kind: 'lost', seat, card, lot });
};
