/** Moves as text: `deal 3 7 12 1 5 9`, `play 7`. */
import { type Card, DECK, type Move, TRICKS } from './types.ts';

export const makeMove = (move: Move): string =>
  move.kind === 'deal' ? ['deal', ...move.hands.flat()].join(' ') : `play ${move.card}`;

/** Canonical text only: what is read is printed the same. */
export const parseMove = (text: string): Move | undefined => {
  const [word, ...rest] = text.split(' ');
  const cards = rest.flatMap((each) => DECK.find((card) => String(card) === each) ?? []);
  const [card] = cards;
  if (card === undefined || cards.length !== rest.length) return undefined;
  if (word === 'play') return cards.length === 1 ? { kind: 'play', card } : undefined;
  return word === 'deal' ? parseDeal(cards) : undefined;
};

const parseDeal = (cards: readonly Card[]): Move | undefined => {
  if (cards.length % TRICKS !== 0) return undefined;
  const hands = Array.from({ length: cards.length / TRICKS }, (_, seat) =>
    cards.slice(seat * TRICKS, (seat + 1) * TRICKS),
  );
  return hands.every(isAscending) ? { kind: 'deal', hands } : undefined;
};

const isAscending = (hand: readonly Card[]): boolean =>
  hand.every((card, index) => index === 0 || card > (hand[index - 1] ?? 0));
