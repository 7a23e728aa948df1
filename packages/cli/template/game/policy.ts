/** What bots know of the game. They are given a guess (`determinize`), never the truth. */
import type { Policy, Seat } from '@tortuga/engine';
import { actors, cardsIn, clone, play } from './rules.ts';
import { type Card, type Move, type State, type TemplateGame, TRICKS } from './types.ts';

/** Takes the trick if it can: as cheaply as possible where nobody follows. Otherwise throws the worst card away. */
const rollout = (state: State, seat: Seat): Move => {
  const strength = (card: Card): number => (state.lowest ? -card : card);
  const onTable = cardsIn(state.trick);
  const hand = (state.hands[seat] ?? []).toSorted((one, other) => strength(one) - strength(other));
  const taking = hand.filter((card) => onTable.every((other) => strength(card) > strength(other)));
  const isLast = onTable.length === state.trick.length - 1;
  const card = (isLast ? taking[0] : taking.at(-1)) ?? hand[0];
  if (card === undefined) throw new Error('rollout: a seat to move has a card');
  return { kind: 'play', card };
};

/** The share of tricks, once the rest is played sensibly: games are short. */
const worth = (state: State): readonly number[] => {
  const end = clone(state);
  while (actors(end).includes(end.turn)) play(end, end.turn, rollout(end, end.turn));
  return end.won.map((won) => won / TRICKS);
};

export const policy: Policy<TemplateGame> = { rollout, worth };
