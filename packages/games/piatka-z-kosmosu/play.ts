/** What a move does, and how a turn, a game and a match end. */
import type { Actor, Seat } from '@tortuga/engine';
import { earnedBy, sumOf } from './bonus.ts';
import { canPlay } from './generation.ts';
import { inOrder, without } from './kinds.ts';
import { dealtTo } from './options.ts';
import { cardsLeft, isSolo, wholeDeck } from './rules.ts';
import {
  type Card,
  type End,
  type Event,
  HAND,
  type Move,
  type Placed,
  type State,
  type Stretch,
} from './types.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;

export const play = (state: State, _actor: Actor, move: Move): readonly Event[] => {
  const events: Event[] = [];
  switch (move.kind) {
    case 'deal':
      deal(state, move.cards, events);
      break;
    case 'under':
      putUnder(state, move.cards, events);
      break;
    case 'play':
      lay(state, move.cards, events);
      break;
    case 'bonus':
      discard(state, move, events);
      break;
    case 'swap':
      swap(state, move.cards, events);
      break;
    case 'drop':
      drop(state, move.cards, events);
      break;
  }
  return events;
};

const deal = (state: State, cards: readonly Card[], events: Event[]): void => {
  const seats = state.hands.length;
  const each = dealtTo(state.options, seats);
  const [first = 'A1', ...deck] = cards;
  state.board = [{ x: 0, y: 0, card: first }];
  for (let seat = 0; seat < seats; seat++) state.piles[seat] = deck.splice(0, each[seat]);
  state.unused = inOrder(deck);
  events.push({ kind: 'dealt', game: state.game, starter: state.starter, first, each });
  for (let seat = 0; seat < seats; seat++) draw(state, seat, HAND, events);
  state.turn = state.starter;
  state.due = 'turn';
};

/** From the top of one's own pile, as far as it goes. */
const draw = (state: State, seat: Seat, count: number, events: Event[]): void => {
  const cards: Card[] = [];
  while (cards.length < count && (state.piles[seat]?.length ?? 0) > 0) cards.push(takeTop(state, seat, true));
  if (cards.length === 0) return;
  state.hands[seat] = inOrder([...(state.hands[seat] ?? []), ...cards]);
  events.push({ kind: 'drawn', seat, count: cards.length, cards: inOrder(cards) });
};

/** What its owner knows of the lower part of the pile changes with it; unseen cards stay among those it may hold. */
const takeTop = (state: State, seat: Seat, seen: boolean): Card => {
  const pile = state.piles[seat] ?? [];
  const stretches = state.stretches[seat] ?? [];
  const known = stretches.reduce((sum, { left }) => sum + left, 0);
  const isKnown = known === pile.length;
  const card = pile.shift() ?? 'A1';
  const at = stretches.findIndex(({ left }) => left > 0);
  const stretch = stretches[at];
  if (!isKnown || stretch === undefined) return card;
  const next: Stretch = { left: stretch.left - 1, of: seen ? without(stretch.of, [card]) : stretch.of };
  stretches.splice(at, 1, ...(next.of.length === 0 ? [] : [next]));
  return card;
};

const lay = (state: State, cards: readonly Placed[], events: Event[]): void => {
  const { turn: seat } = state;
  const earned = earnedBy(state.board, cards);
  state.hands[seat] = without(
    state.hands[seat] ?? [],
    cards.map(({ card }) => card),
  );
  for (const { x, y, card } of cards) state.board.push({ x, y, card });
  state.swaps = 0;
  state.right = sumOf(earned);
  events.push({ kind: 'played', seat, cards, earned });
  if (isOut(state, seat))
    endGame(state, 'out', events); // PZ-25
  else if (state.right > 0) state.due = 'bonus';
  else refill(state, events);
};

/** Alone one goes on until the hand cannot be filled. */
const isOut = (state: State, seat: Seat): boolean => !isSolo(state) && cardsLeft(state)[seat] === 0;

const discard = (state: State, { hand, spent, pile }: MoveOf<'bonus'>, events: Event[]): void => {
  const { turn: seat } = state;
  state.hands[seat] = without(state.hands[seat] ?? [], hand);
  state.handDiscards[seat] = inOrder([...(state.handDiscards[seat] ?? []), ...hand]);
  const unseen = Array.from({ length: pile }, () => takeTop(state, seat, false));
  state.pileDiscards[seat] = inOrder([...(state.pileDiscards[seat] ?? []), ...unseen]);
  for (const card of spent) state.spent.splice(state.spent.indexOf(card), 1);
  state.spentDiscards.push(...spent);
  state.right = 0;
  events.push({ kind: 'discarded', seat, hand, handCount: hand.length, pile, spent });
  if (isOut(state, seat)) endGame(state, 'out', events);
  else refill(state, events);
};

/** PZ-19, PZ-20: last of all the hand is filled; alone that is the end where it cannot be (PZ-37). */
const refill = (state: State, events: Event[]): void => {
  const { turn: seat } = state;
  const wanted = HAND - (state.hands[seat]?.length ?? 0);
  if (isSolo(state) && wanted > (state.piles[seat]?.length ?? 0)) {
    endGame(state, 'solo', events);
    return;
  }
  draw(state, seat, wanted, events);
  passOn(state);
};

const passOn = (state: State): void => {
  state.turn = (state.turn + 1) % state.hands.length;
  state.due = 'turn';
};

const drop = (state: State, cards: readonly Card[], events: Event[]): void => {
  const { turn: seat } = state;
  state.hands[seat] = without(state.hands[seat] ?? [], cards);
  state.spent.push(...cards);
  events.push({ kind: 'dropped', seat, cards });
  refill(state, events);
};

/** The order under the pile is chance's, where there is one. */
const swap = (state: State, cards: readonly Card[], events: Event[]): void => {
  const { turn: seat } = state;
  state.hands[seat] = without(state.hands[seat] ?? [], cards);
  state.swapped = cards.slice();
  events.push({ kind: 'swapped', seat, count: cards.length, cards });
  if (cards.length > 1) state.due = 'under';
  else putUnder(state, cards, events);
};

/** PZ-22: under the pile first, then as many from the top. */
const putUnder = (state: State, cards: readonly Card[], events: Event[]): void => {
  const { turn: seat } = state;
  state.swapped = [];
  state.piles[seat]?.push(...cards);
  state.stretches[seat]?.push({ left: cards.length, of: inOrder(cards) });
  draw(state, seat, cards.length, events);
  state.swaps += 1;
  const end = stalemate(state);
  if (end === undefined) passOn(state);
  else endGame(state, end, events);
};

/** PZ-26 */
const stalemate = ({ swaps, hands, board }: State): End | undefined => {
  const seats = hands.length;
  if (swaps >= 3 * seats) return 'stalled';
  return swaps >= seats && !hands.some((hand) => canPlay(board, hand)) ? 'stalemate' : undefined;
};

/** PZ-28: points are cards left; the start moves one seat on. */
const endGame = (state: State, by: End, events: Event[]): void => {
  if (isSolo(state)) boxHand(state);
  const left = isSolo(state) ? [state.spent.length] : cardsLeft(state);
  for (const [seat, cards] of left.entries()) state.totals[seat] = (state.totals[seat] ?? 0) + cards;
  state.points.push(left);
  events.push({ kind: 'game-over', by, left, totals: state.totals.slice() });
  if (state.game < state.options.games) nextGame(state);
  else state.ended = state.options.games > 1 ? 'games' : by;
};

/** PZ-37: what is still in hand does not count. */
const boxHand = ({ hands, handDiscards }: State): void => {
  handDiscards[0] = inOrder([...(handDiscards[0] ?? []), ...(hands[0] ?? [])]);
  hands[0] = [];
};

const nextGame = (state: State): void => {
  state.game += 1;
  state.starter = (state.starter + 1) % state.hands.length;
  state.due = 'deal';
  state.turn = state.starter;
  state.board = [];
  state.unused = wholeDeck();
  state.right = 0;
  state.swaps = 0;
  for (const lists of [state.hands, state.piles, state.stretches, state.handDiscards, state.pileDiscards]) {
    for (const list of lists) list.length = 0;
  }
};
