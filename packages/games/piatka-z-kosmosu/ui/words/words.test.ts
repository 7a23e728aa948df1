/** What only this game says; that there are words for all of it is a ui law. */
import { LANGUAGES, makeSay } from '@tortuga/table';
import { array, assert, constantFrom, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from '../../index.ts';
import { openTable, sitDown, STUCK, dealLine } from '../../turns.ts';
import { type Card, type Heard, KINDS, type View } from '../../types.ts';
import { describeCard, describeFree, describeLit } from './cells.ts';
import { earnedWords } from './earned.ts';
import { ending } from './ending.ts';
import { explain } from './explain.ts';
import { messages, type Speak } from './messages.ts';
import { cardName, cardsName, cellName } from './names.ts';
import { badge, caption } from './status.ts';
import { tell } from './tell.ts';

const NAMES = ['Ola', 'Nina', 'Bartek', 'Maja'];

const speak = (language: (typeof LANGUAGES)[number]): Speak => makeSay(language, messages[language]);

const inEnglish = speak('en');
const inPolish = speak('pl');

const someCards = array(constantFrom(...KINDS), { minLength: 1, maxLength: 5 });

const isGroup = (cards: readonly Card[]): boolean =>
  new Set(cards).size === cards.length &&
  (new Set(cards.map(([alien]) => alien)).size === 1 || new Set(cards.map((card) => card[1])).size === 1);

describe.each(LANGUAGES)('in %s', (language) => {
  const say = speak(language);

  test('no two kinds of cards have one name', () => {
    expect(new Set(KINDS.map((card) => cardName(card, say))).size).toBe(KINDS.length);
  });

  test('cards that are not one group are each named, in any number', () => {
    assert(
      property(someCards, (cards) => {
        pre(!isGroup(cards));
        const name = cardsName(cards, say);
        for (const card of cards) expect(name).toContain(cardName(card, say));
      }),
    );
  });

  test('different sets of cards have different names', () => {
    assert(
      property(someCards, someCards, (some, others) => {
        const [one, other] = [some.toSorted(), others.toSorted()];
        expect(cardsName(one, say) === cardsName(other, say)).toBe(one.join() === other.join());
      }),
    );
  });

  test('PZ-18 cards are told to their owner, and only counted for all others', () => {
    assert(
      property(someCards, (cards) => {
        const count = cards.length;
        const told = (known: readonly Card[] | null): readonly string[] =>
          [
            { kind: 'drawn', seat: 1, count, cards: known } as const,
            { kind: 'swapped', seat: 1, count, cards: known } as const,
            { kind: 'discarded', seat: 1, hand: known, handCount: count, pile: 0, spent: [] } as const,
          ].flatMap((heard: Heard) => tell(heard, NAMES, say)?.text ?? []);
        expect(told(cards)).toHaveLength(3);
        for (const text of told(cards)) expect(text).toContain(cardsName(cards, say));
        for (const text of told(null)) {
          expect(text).toMatch(new RegExp(`Nina.*${count}`));
          expect(KINDS.filter((card) => text.includes(cardName(card, say)))).toEqual([]);
        }
      }),
    );
  });

  test('PZ-13 a play is told with what it earns', () => {
    const table = sitDown({ plays: ['A2@1,0 A3@2,0'], hands: ['A4 A5 D4 D5 E5'] });
    const [played] = table.play('play A4@3,0 A5@4,0');
    expect(played?.kind === 'played' && tell(played, NAMES, say)).toMatchObject({ outcome: '−3' });
    const plain = sitDown({ hands: ['A2 D4 D5 E4 E5'] }).play('play A2@1,0');
    expect(plain[0]?.kind === 'played' && tell(plain[0], NAMES, say)).not.toHaveProperty('outcome');
  });
});

describe('names', () => {
  test('cards of a group are named by what they share', () => {
    expect(cardsName(['A2', 'A3'], inEnglish)).toBe('octopus on waves and stripes');
    expect(cardsName(['A4', 'C4', 'D4'], inEnglish)).toBe('octopus, snail and crab on sun');
    expect(cardsName(['A2', 'A2', 'D5'], inEnglish)).toBe('2 × octopus on waves and crab on sparks');
  });

  test('Polish bends the backgrounds', () => {
    expect(KINDS.slice(0, 5).map((card) => cardName(card, inPolish))).toEqual([
      'ośmiornica na kraterach',
      'ośmiornica na falach',
      'ośmiornica na pasach',
      'ośmiornica na słońcu',
      'ośmiornica na iskrach',
    ]);
    expect(cardsName(['D4', 'E4'], inPolish)).toBe('krab i gwiazda na słońcu');
  });

  test('cells left of the first card, or above it, have a minus', () => {
    expect(cellName({ x: 3, y: 0 }, inEnglish)).toBe('column 3, row 0');
    expect(cellName({ x: -2, y: -1 }, inPolish)).toBe('kolumna −2, rząd −1');
  });

  test('a cell says what lies there, what it borders and what it would earn', () => {
    const board = [0, 1, 2, 3].map((x) => ({ x, y: 0, card: KINDS[x] ?? 'A1' }));
    expect(describeCard({ x: 3, y: 0, card: 'D4' }, inPolish)).toBe('Krab na słońcu, kolumna 3, rząd 0.');
    expect(describeFree({ x: -1, y: 0 }, board, inEnglish)).toBe(
      'Free cell, column −1, row 0. Beside it: Octopus on craters.',
    );
    expect(describeLit({ x: 4, y: 0, card: 'A5' }, [], board, inEnglish)).toBe(
      'Octopus on sparks, column 4, row 0. Beside it: Octopus on sun. Fifth in its row: discard 2.',
    );
  });

  test('PZ-13 what each group earns is said for each', () => {
    const row = [0, 1, 2, 3, 4].map((x) => ({ x, y: 0 }));
    const column = [0, 1, 2, 3].map((y) => ({ x: 4, y }));
    const earned = [
      { cells: row, bonus: 2 },
      { cells: column, bonus: 1 },
    ];
    expect(earnedWords(earned, inEnglish)).toEqual([
      'Fifth in its row: discard 2.',
      'Fourth in its column: discard 1.',
    ]);
  });
});

describe('how it stands', () => {
  const seen = (table: { readonly state: Parameters<typeof module.game.view>[0] }): View =>
    module.game.view(table.state, 0);

  test('a badge counts the cards left, of several games the points before', () => {
    const one = seen(sitDown({ hands: [STUCK[0], STUCK[1]], piles: ['A2 A3', ''] }));
    expect(badge(one, 0, inEnglish)).toEqual({ score: 7, line: '5 in hand · 2 in pile' });
    expect(caption(one, inEnglish)).toBe('1 card on the table');
    const table = openTable(2, { deal: 'own', cards: [5, 5], games: 3 });
    const deal = dealLine({ hands: [STUCK[0], STUCK[1]] });
    table.play(deal, 'swap B2', 'swap D2');
    expect(caption(seen(table), inEnglish)).toBe('Game 2 of 3 · The cards are being dealt');
    expect(badge(seen(table), 1, inEnglish).score).toBe(5);
    table.play(deal, 'swap D2', 'swap B2', deal);
    expect(badge(seen(table), 1, inEnglish)).toEqual({ score: 10, line: '5 in hand · 0 in pile' });
  });

  test('PZ-39 alone the discard pile counts', () => {
    const alone = { ...seen(sitDown({ seats: 1 })), spent: ['A1', 'B2', 'C3'] as const };
    expect(badge(alone, 0, inEnglish).score).toBe(3);
    expect(caption(alone, inEnglish)).toBe('Alone · 1 card on the table');
    expect(ending('solo', { ...alone, ended: 'solo' }, NAMES, inEnglish)).toContain('lie 3 cards');
  });

  test('PZ-25 the ending names whoever has no cards left', () => {
    const table = sitDown({ hands: ['B1 C1 D1 E1 E5', STUCK[1]] });
    table.play('play B1@1,0 C1@2,0 D1@3,0 E1@4,0', 'bonus E5');
    expect(ending('out', seen(table), NAMES, inEnglish)).toBe('Ola has no cards left.');
    expect(ending('out', seen(table), NAMES, inPolish)).toBe('Ola nie ma już kart.');
  });

  test('PZ-26, PZ-27 a stalemate is explained, and who had fewest cards', () => {
    const won = sitDown({ hands: [STUCK[0], STUCK[1]], piles: ['', 'D4'] });
    won.play('swap B2', 'swap D2');
    expect(ending('stalemate', seen(won), NAMES, inEnglish)).toBe(
      'Everybody exchanged cards, and still nobody can lay one: the game ends here. Fewest cards left: Ola, 5.',
    );
    const shared = sitDown({ hands: [STUCK[0], STUCK[1]] });
    shared.play('swap B2', 'swap D2');
    expect(ending('stalemate', seen(shared), NAMES, inPolish)).toContain(
      'Najmniej kart mają Ola i Nina: po 5. Wygrywają razem.',
    );
  });

  test('PZ-28 after several games the fewest points decide', () => {
    const table = openTable(2, { deal: 'own', cards: [5, 6], games: 2 });
    const deal = dealLine({ hands: [STUCK[0], STUCK[1]], piles: ['', 'D4'] });
    table.play(deal, 'swap B2', 'swap D2', deal);
    const [, , over] = table.play('swap D2', 'swap B2').filter(({ kind }) => kind !== 'drawn');
    expect(ending('games', seen(table), NAMES, inEnglish)).toBe(
      'All games are played. Fewest points: Ola, 10.',
    );
    expect(over?.kind === 'game-over' && tell(over, NAMES, inEnglish)?.text).toContain(
      'Cards left: Ola 5, Nina 6. Points so far: Ola 10, Nina 12.',
    );
  });

  test('a match stopped in the middle has no winner', () => {
    expect(ending('agreed', seen(sitDown()), NAMES, inEnglish)).toBe('The crew agreed to stop.');
  });
});

describe('why not', () => {
  /** Laid beside A1 and the cards that were laid before. */
  const why = (hand: string, line: string, ...plays: readonly string[]): string => {
    const refusal = sitDown({ plays, hands: [hand] }).refusal(line);
    return refusal === undefined ? '' : explain(refusal, NAMES, inEnglish).text;
  };

  test('PZ-8 of two cards, and of more', () => {
    expect(why('B2 D4 D5 E4 E5', 'play B2@1,0')).toContain('a different alien and a different background');
    expect(why('B2 D4 D5 E4 E5', 'play B2@2,0', 'A2@1,0')).toContain('All cards of this row');
  });

  test('PZ-7 names what is there twice', () => {
    expect(why('A1 D4 D5 E4 E5', 'play A1@2,0', 'A2@1,0')).toContain('already: craters');
    expect(why('A1 D4 D5 E4 E5', 'play A1@0,2', 'B1@0,1')).toContain('column already: octopus');
  });

  test('PZ-5 says which line lacks an old card', () => {
    expect(why('B1 B2 D4 E4 E5', 'play B1@0,1 B2@1,1')).toContain('This row has only new cards');
    expect(why('A2 B2 D4 E4 E5', 'play A2@1,0 B2@1,1')).toContain('This column has only new cards');
  });

  test('PZ-34 names the cards that can be laid', () => {
    const refusal = sitDown({ seats: 1, hands: ['A2 A3 A4 E5 E5'] }).refusal('drop A2 A3 E5');
    expect(refusal && explain(refusal, NAMES, inEnglish).text).toContain(
      'for example octopus on waves, stripes and sun',
    );
  });
});
