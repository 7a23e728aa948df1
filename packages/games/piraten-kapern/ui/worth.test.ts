import { type Language, makeSay } from '@tortuga/table';
import { describe, expect, it } from 'vitest';
import type { Card } from '../types.ts';
import { propsOf, rehearse } from './exhibit/rehearsal.ts';
import { messages } from './words.ts';
import { worthText } from './worth.ts';

const textOf = (card: Card, dice: string, language: Language): string => {
  const { view } = propsOf(rehearse(2, [`card ${card}`, `dice ${dice}`]), 0);
  return worthText(view, makeSay(language, messages[language]));
};

const TWO_SETS = 'monkey monkey monkey monkey coin coin coin sword';

describe('what a score is made of', () => {
  it.each([
    ['gold', TWO_SETS, '4 coins 200, 4 monkeys 200, coins and diamonds 400'],
    [
      'chest',
      'coin coin monkey monkey monkey monkey diamond diamond',
      '4 monkeys 200, coins and diamonds 400, Full Chest 500',
    ],
    [
      'monkeys',
      'monkey monkey parrot parrot coin sword sword skull',
      '4 monkeys and parrots 200, coins and diamonds 100',
    ],
    ['monkeys', 'parrot parrot parrot sword sword coin skull skull', '3 parrots 100, coins and diamonds 100'],
    ['captain', TWO_SETS, '3 coins 100, 4 monkeys 200, coins and diamonds 300, all doubled'],
    [
      'battle-2',
      'sword sword sword coin monkey parrot skull skull',
      '3 swords 100, coins and diamonds 100, sea battle +300',
    ],
    ['battle-4', TWO_SETS, 'sea battle −1000'],
    ['chest', 'monkey monkey parrot parrot sword sword skull skull', ''],
  ] as const)('with %s and %s', (card, dice, text) => {
    expect(textOf(card, dice, 'en')).toBe(text);
  });

  it('is said in Polish, too', () => {
    expect(textOf('monkeys', 'monkey monkey monkey parrot parrot coin coin sword', 'pl')).toBe(
      '5 małp i papug 500, monety i diamenty 200',
    );
  });
});
