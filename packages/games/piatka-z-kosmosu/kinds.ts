/** Cards as numbers and sets of cards as bits, for the places where speed matters. */
import { type Card, GROUP, KINDS } from './types.ts';

/** 0 to 24: the alien times five plus the background. */
export type Kind = number;
/** Bit k is kind k. */
export type KindSet = number;

const NUMBERS = new Map(KINDS.map((card, kind) => [card, kind]));

export const kindOf = (card: Card): Kind => NUMBERS.get(card) ?? 0;
export const cardOf = (kind: Kind): Card => KINDS[kind] ?? 'A1';

export const ALL: KindSet = (1 << KINDS.length) - 1;

const SAME_ALIEN: readonly KindSet[] = KINDS.map((_, kind) => 0b11111 << (kind - (kind % GROUP)));
const SAME_BACKGROUND: readonly KindSet[] = KINDS.map((_, kind) => 0b100001000010000100001 << (kind % GROUP));

const size = (set: KindSet): number => {
  let left = set;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** What may join these cards in one group; `count` tells a pair of alike cards from one card. */
export const joining = (group: KindSet, count: number): KindSet => {
  if (count === 0) return ALL;
  if (count >= GROUP || size(group) < count) return 0; // PZ-7, PZ-9
  const any = 31 - Math.clz32(group);
  const [alien, background] = [SAME_ALIEN[any] ?? 0, SAME_BACKGROUND[any] ?? 0];
  const byAlien = (group & ~alien) === 0 ? alien : 0;
  const byBackground = (group & ~background) === 0 ? background : 0;
  return (byAlien | byBackground) & ~group;
};

/** KINDS is the order of hands, and of cards in a move. */
export const inOrder = (cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => kindOf(one) - kindOf(other));

/** The cards without some of them, each taken away once. */
export const without = (cards: readonly Card[], gone: readonly Card[]): Card[] => {
  const left = cards.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** The first card that is not there often enough. */
export const missingFrom = (cards: readonly Card[], wanted: readonly Card[]): Card | undefined => {
  const left = cards.slice();
  return wanted.find((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
