/** Moves as text: `play A1@0,1 B1@0,2`, `bonus C4 spent:A2 pile*2`, `swap A1 A1`, `drop …`, `deal …`, `under …`. */
import { kindOf } from './kinds.ts';
import { type Card, DECK, HAND, KINDS, type Move, type Placed } from './types.ts';

const makePlaced = ({ x, y, card }: Placed): string => `${card}@${x},${y}`;

export const makeMove = (move: Move): string => {
  switch (move.kind) {
    case 'play':
      return ['play', ...move.cards.map(makePlaced)].join(' ');
    case 'bonus': {
      const spent = move.spent.map((card) => `spent:${card}`);
      return ['bonus', ...move.hand, ...spent, ...(move.pile === 0 ? [] : [`pile*${move.pile}`])].join(' ');
    }
    default:
      return [move.kind, ...move.cards].join(' ');
  }
};

export const parseMove = (text: string): Move | undefined => {
  const [word, ...rest] = text.split(' ');
  switch (word) {
    case 'play':
      return parsePlay(rest);
    case 'bonus':
      return parseBonus(rest);
    case 'swap':
    case 'drop': {
      const cards = parseCards(rest);
      return cards && cards.length >= 1 && cards.length <= HAND && isAscending(cards)
        ? { kind: word, cards }
        : undefined;
    }
    case 'deal':
    case 'under': {
      const cards = parseCards(rest);
      return cards && cards.length >= 2 && cards.length <= (word === 'deal' ? DECK : HAND)
        ? { kind: word, cards }
        : undefined;
    }
    default:
      return undefined;
  }
};

const parseCard = (text: string): Card | undefined => KINDS.find((card) => card === text);

const parseCards = (words: readonly string[]): readonly Card[] | undefined => {
  const cards = words.flatMap((word) => parseCard(word) ?? []);
  return cards.length === words.length ? cards : undefined;
};

/** A1 to E5; alike cards stand together. */
const isAscending = (cards: readonly Card[]): boolean =>
  cards.every((card, index) => index === 0 || kindOf(card) >= kindOf(cards[index - 1] ?? 'A1'));

const PLACED = /^([A-E][1-5])@(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/;

/** Left to right, or top to bottom. */
const parsePlay = (words: readonly string[]): Move | undefined => {
  const cards = words.flatMap((word) => {
    const [, name = '', x, y] = PLACED.exec(word) ?? [];
    const card = parseCard(name);
    return card === undefined ? [] : [{ x: Number(x), y: Number(y), card }];
  });
  if (cards.length !== words.length || cards.length < 1 || cards.length > HAND) return undefined;
  const isInOrder = cards.every((placed, index) => {
    const before = cards[index - 1];
    return before === undefined || placed.y > before.y || (placed.y === before.y && placed.x > before.x);
  });
  return isInOrder ? { kind: 'play', cards } : undefined;
};

const BONUS = /^((?:(?:^| )[A-E][1-5])*)((?:(?:^| )spent:[A-E][1-5])*)(?:(?:^| )pile\*([1-9]\d?))?$/;

const parseBonus = (words: readonly string[]): Move | undefined => {
  const [, hands, spents, pile = '0'] = BONUS.exec(words.join(' ')) ?? [];
  if (hands === undefined || spents === undefined) return undefined;
  const hand = parseCards(hands.split(' ').filter(Boolean));
  const spent = parseCards(spents.replaceAll('spent:', '').split(' ').filter(Boolean));
  if (hand === undefined || spent === undefined || !isAscending(hand) || !isAscending(spent))
    return undefined;
  const move: Move = { kind: 'bonus', hand, spent, pile: Number(pile) };
  return makeMove(move) === ['bonus', ...words].join(' ') ? move : undefined;
};
