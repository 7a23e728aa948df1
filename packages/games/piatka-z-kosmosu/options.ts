/** The variants: several games, a short deal for the young, handicaps. */
import { choice, count, type OptionRefusal, optionsSpec, perSeat, seatsOf } from '@tortuga/engine';
import { DEALS, DECK, HAND, type Options } from './types.ts';

/** Everybody the same, and one card in the middle (PZ-1); alone one has them all. */
const normalDeal = (seats: number): number => Math.floor((DECK - 1) / seats);

/** PZ-29 */
const YOUNG = 15;

export const options = optionsSpec<Options>(
  {
    games: count({ min: 1, max: 9, step: 1 }, 1),
    deal: choice(DEALS, 'normal'),
    cards: perSeat({ min: HAND, max: normalDeal }, (seats) => seatsOf(seats).map(() => normalDeal(seats))),
  },
  (chosen, seats) => (seats === 1 ? clashInSolo(chosen) : undefined),
  (name, { deal }, seats) => seats > 1 && (name !== 'cards' || deal === 'own'),
);

const clashInSolo = ({ games, deal, cards }: Options): OptionRefusal | undefined => {
  const reason = 'one player plays one game with the whole deck';
  if (games !== 1) return { code: 'options-clash', option: 'games', reason };
  if (deal !== 'normal') return { code: 'options-clash', option: 'deal', reason };
  return cards[0] === normalDeal(1) ? undefined : { code: 'options-clash', option: 'cards', reason };
};

/** How many cards each seat is dealt. */
export const dealtTo = ({ deal, cards }: Options, seats: number): readonly number[] => {
  if (deal === 'own') return cards;
  return seatsOf(seats).map(() => (deal === 'young' ? YOUNG : normalDeal(seats)));
};
