/** What a move does. */
import type { Actor, Seat } from '@tortuga/engine';
import { scores, varieties } from './rules.ts';
import { shareOut, take } from './sharing.ts';
import {
  type Card,
  CARDS,
  type End,
  type Event,
  type Laid,
  MERCHANT,
  type Move,
  PLANETS,
  type Planet,
  SHIPS,
  type State,
  TELEPORT,
} from './types.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;

export const play = (state: State, actor: Actor, move: Move): readonly Event[] => {
  const events: Event[] = [];
  switch (move.kind) {
    case 'setup':
      setUp(state, move, events);
      break;
    case 'play':
      send(state, Number(actor), move, events);
      break;
    case 'take':
      take(state, move.value, events);
      break;
  }
  if (state.ended !== null && state.sharing === null) {
    events.push({ kind: 'ended', scores: scores(state), varieties: varieties(state) });
  }
  return events;
};

const setUp = (state: State, { merchant, pirate, treasures }: MoveOf<'setup'>, events: Event[]): void => {
  state.homes = { merchant, pirate };
  state.ships = { merchant, pirate };
  for (const [planet, values] of treasures.entries()) {
    state.treasures[planet] = values.slice();
    for (const value of values) state.box.splice(state.box.indexOf(value), 1);
  }
  events.push({ kind: 'setup', homes: { merchant, pirate }, treasures });
};

/** KP-10: lay, turn up, teleport or sail, test the end. */
const send = (state: State, seat: Seat, { card, planet }: MoveOf<'play'>, events: Event[]): void => {
  const stack = state.planets[planet] ?? [];
  const hand = state.hands[seat] ?? [];
  const previous = stack.at(-1);
  hand.splice(hand.indexOf(card), 1);
  stack.push({ seat, card, up: false });
  events.push({ kind: 'laid', seat, planet, card });
  const isHome = previous !== undefined && !previous.up && turnUp(state, planet, previous, events);
  state.turn = (seat + 1) % state.hands.length;
  if (isHome) endSending(state, 'ship', events);
  else if (state.hands.every(({ length }) => length === 0)) endSending(state, 'cards', events);
};

/** Whether a ship has come home by it. */
const turnUp = (state: State, planet: Planet, previous: Laid, events: Event[]): boolean => {
  previous.up = true;
  events.push({ kind: 'turned', seat: previous.seat, planet, card: previous.card });
  if (previous.card !== TELEPORT) return sail(state, planet, events);
  teleport(state, planet, previous.seat, events);
  return false;
};

/** KP-12: exactly two cards go, the Teleport and the one just laid. */
const teleport = (state: State, planet: Planet, owner: Seat, events: Event[]): void => {
  const [, laid] = state.planets[planet]?.splice(-2) ?? [];
  if (laid === undefined) return;
  state.teleportGone[owner] = true;
  const lost = state.lost[laid.seat] ?? [];
  lost.push(laid.card);
  lost.sort(byCard);
  events.push({ kind: 'teleported', seat: laid.seat, owner, planet, card: laid.card });
};

/** Lost cards are kept in the order of CARDS: when they were lost makes no difference. */
export const byCard = (one: Card, other: Card): number => CARDS.indexOf(one) - CARDS.indexOf(other);

/** KP-18: ships on the planet of the reveal move at the same instant, the merchant clockwise, the pirates against it. */
const sail = (state: State, planet: Planet, events: Event[]): boolean => {
  let isHome = false;
  for (const ship of SHIPS) {
    if (state.ships[ship] !== planet) continue;
    const to = (planet + (ship === 'merchant' ? 1 : PLANETS - 1)) % PLANETS;
    state.ships[ship] = to;
    events.push({ kind: 'sailed', ship, from: planet, to });
    if (to === state.homes?.[ship]) isHome = true;
  }
  return isHome;
};

/** KP-21: everything is turned up, Teleports go to the box, no ship moves. */
const endSending = (state: State, by: End, events: Event[]): void => {
  state.ended = by;
  const cards: { planet: Planet; seat: Seat; card: Card }[] = [];
  for (const [planet, stack] of state.planets.entries()) {
    const top = stack.at(-1);
    if (top === undefined || top.up) continue;
    top.up = true;
    cards.push({ planet, seat: top.seat, card: top.card });
    if (top.card !== TELEPORT) continue;
    stack.pop();
    state.teleportGone[top.seat] = true;
  }
  events.push({ kind: 'revealed', by, cards });
  state.treasures[state.ships.merchant]?.push(MERCHANT);
  shareOut(state, events);
};
