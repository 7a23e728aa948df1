/** Damage, and how it is settled: Cargo of one's choice, or a random Energy card (SP-75 to SP-79, SP-112). */
import type { Seat } from '@tortuga/engine';
import { holdCount, pirateOf, takeFromHand, toBag, toDiscards, typeName } from './pieces.ts';
import { type Card, type DamageWhy, type DiscType, type Event, type State, TYPES } from './types.ts';

export const suffer = (state: State, seat: Seat, why: DamageWhy, events: Event[]): void => {
  state.queue.push({ kind: 'damage', seat, why });
  events.push({ kind: 'damaged', seat, why });
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

export const giveCargo = (state: State, seat: Seat, name: DiscType, events: Event[]): void => {
  const type = TYPES.indexOf(name);
  const { hold } = pirateOf(state, seat);
  hold[type] = (hold[type] ?? 0) - 1;
  toBag(state, type);
  state.queue.shift();
  events.push({ kind: 'gave', seat, type: typeName(type) });
};

export const loseCard = (state: State, seat: Seat, card: Card, events: Event[]): void => {
  const { lot } = takeFromHand(pirateOf(state, seat), card);
  toDiscards(state, card);
  state.queue.shift();
  events.push({ kind: 'lost', seat, card, lot });
};
