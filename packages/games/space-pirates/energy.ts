/** Energy cards: dealt from the pumps, which are filled from their discards when empty, and played (SP-14, SP-24, SP-70). */
import { pick, type Random, type Seat } from '@tortuga/engine';
import { type ByValue, type Card, hazardsOf, type Value, valueOf, VALUES } from './components.ts';
import { backOf, byBack, byCard, pirateOf, takeFromHand, without } from './pieces.ts';
import type { Event, Held, Pump, Refusal, State } from './types.ts';

/** A pump and its discards, for trying out. */
interface Stock {
  cards: readonly Card[];
  discards: readonly Card[];
}

const stockOf = ({ pumps, discards }: State): ByValue<Stock> => {
  const of = (value: Value): Stock => ({ cards: pumps[value].cards, discards: discards[value] });
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
};

/** What can be drawn next. */
const refilled = (stock: Stock): Stock => {
  if (stock.cards.length === 0) {
    stock.cards = stock.discards;
    stock.discards = [];
  }
  return stock;
};

const checkDeal = (state: State, values: readonly Value[], cards: readonly Card[]): Refusal | undefined => {
  if (cards.length !== values.length) return { code: 'not-in-pump' };
  const stocks = stockOf(state);
  const isDealt = cards.every((card, index) => {
    const value = values[index];
    if (value === undefined || valueOf(card) !== value) return false;
    const stock = refilled(stocks[value]);
    if (!stock.cards.includes(card)) return false;
    stock.cards = without(stock.cards, card);
    return true;
  });
  return isDealt ? undefined : { code: 'not-in-pump' };
};

export const sampleDeal = (state: State, values: readonly Value[], random: Random): readonly Card[] => {
  const stocks = stockOf(state);
  return values.map((value) => {
    const stock = refilled(stocks[value]);
    const card = pick(stock.cards, random);
    stock.cards = without(stock.cards, card);
    return card;
  });
};

const refill = (state: State, value: Value, pump: Pump, events: Event[]): void => {
  if (pump.cards.length > 0) return;
  pump.cards = state.discards[value];
  pump.lot += 1;
  state.discards[value] = [];
  events.push({ kind: 'reshuffled', value, lot: pump.lot });
};

export const deal = (state: State, seat: Seat, cards: readonly Card[], events: Event[]): void => {
  const dealt: Held[] = [];
  for (const card of cards) {
    const value = valueOf(card);
    const pump = state.pumps[value];
    refill(state, value, pump, events);
    pump.cards = without(pump.cards, card);
    dealt.push({ card, lot: pump.lot });
  }
  const pirate = pirateOf(state, seat);
  pirate.hand = [...pirate.hand, ...dealt].toSorted(byCard);
  events.push({ kind: 'dealt', seat, cards, backs: dealt.map(backOf).toSorted(byBack) });
};

export const checkEnergy = (state: State, cards: readonly Card[]): Refusal | undefined => {
  const [task] = state.queue;
  if (task?.kind === 'energy') return checkDeal(state, task.values, cards);
  if (state.phase.name === 'deal') return checkDeal(state, VALUES, cards);
  const [card = ''] = cards;
  const isHeld = cards.length === 1 && pirateOf(state, state.boss).hand.some((held) => held.card === card);
  return isHeld ? undefined : { code: 'no-such-card', card };
};

export const dealHand = (state: State, cards: readonly Card[], events: Event[]): void => {
  if (state.phase.name !== 'deal') return;
  const { seat } = state.phase;
  deal(state, seat, cards, events);
  state.phase = seat + 1 < state.seats ? { name: 'deal', seat: seat + 1 } : { name: 'hangar', seat: 0 };
};

export const playCard = (state: State, seat: Seat, card: Card, events: Event[]): void => {
  const { lot } = takeFromHand(pirateOf(state, seat), card);
  state.turn.card = card;
  state.turn.left = hazardsOf(card);
  state.turn.energy = valueOf(card);
  state.phase = { name: 'hazards' };
  events.push({ kind: 'played', seat, card, lot });
};
