/** The bonus: what large groups earn, where the discards come from, and when. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import {
  bonusesOf,
  cardsIn,
  eventOf,
  kindsOf,
  NARROW,
  type Position,
  sitDown,
  type Table,
  WIDE,
} from './turns.ts';

const { game } = module;

/** Michał’s layout: a row of three, and one D below the end of the row to come. */
const MICHAL = ['B1@1,0 C1@2,0', 'C3@2,1', 'D3@3,1'] as const;
/** Roksana’s layout: a single card at 0,0, and three E below the end of the row to come. */
const ROKSANA = ['A2@0,1 A3@0,2 A4@0,3', 'B4@1,3 C4@2,3 D4@3,3 E4@4,3', 'E2@4,1 E3@4,2'] as const;
/** Two and two, in a square. */
const SQUARE = ['B1@1,0', 'A2@0,1', 'B2@1,1'] as const;

interface Earning {
  readonly name: string;
  readonly plays?: readonly string[];
  readonly lay: string;
  /** Group by group, the largest first. */
  readonly earns: readonly number[];
}

const earning: readonly Earning[] = [
  {
    name: 'sheet: Michał makes a group of 3, and one of 4 by the way',
    plays: MICHAL,
    lay: 'D2@3,-1 D1@3,0',
    earns: [1],
  },
  {
    name: 'sheet, PZ-15: Roksana lays the fourth and the fifth, and a fourth of a column: 3 and 1',
    plays: ROKSANA,
    lay: 'B1@1,0 C1@2,0 D1@3,0 E1@4,0',
    earns: [3, 1],
  },
  { name: 'PZ-13 a group of 2', lay: 'B1@1,0', earns: [] },
  { name: 'PZ-13 a group of 3', lay: 'B1@1,0 C1@2,0', earns: [] },
  { name: 'PZ-13 the fourth card', plays: ['B1@1,0 C1@2,0'], lay: 'D1@3,0', earns: [1] },
  { name: 'PZ-13 the third and the fourth', plays: ['B1@1,0'], lay: 'C1@2,0 D1@3,0', earns: [1] },
  { name: 'PZ-13 the second to the fourth', lay: 'B1@-1,0 C1@1,0 D1@2,0', earns: [1] },
  { name: 'PZ-13 the fifth card', plays: ['B1@1,0 C1@2,0 D1@3,0'], lay: 'E1@4,0', earns: [2] },
  { name: 'PZ-13 the fourth and the fifth', plays: ['B1@1,0 C1@2,0'], lay: 'D1@3,0 E1@4,0', earns: [3] },
  {
    name: 'PZ-13 one at each end, again the fourth and the fifth',
    plays: ['B1@1,0 C1@2,0'],
    lay: 'D1@-1,0 E1@3,0',
    earns: [3],
  },
  { name: 'PZ-13 the third to the fifth', plays: ['B1@1,0'], lay: 'C1@2,0 D1@3,0 E1@4,0', earns: [3] },
  { name: 'PZ-13 the second to the fifth', lay: 'B1@1,0 C1@2,0 D1@3,0 E1@4,0', earns: [3] },
  { name: 'PZ-13 a column counts like a row', lay: 'A2@0,1 A3@0,2 A4@0,3 A5@0,4', earns: [3] },
  {
    name: 'PZ-14 one card between 2 and 2 makes five',
    plays: [...WIDE, 'B1@1,0', 'D1@3,0'],
    lay: 'C1@2,0',
    earns: [2],
  },
  {
    name: 'PZ-14 one card between 3 and 1 makes five',
    plays: [...WIDE, 'B1@1,0', 'C1@2,0'],
    lay: 'D1@3,0',
    earns: [2],
  },
  {
    name: 'PZ-13 one card between 2 and 1 makes four',
    plays: [...NARROW, 'B1@1,0'],
    lay: 'C1@2,0',
    earns: [1],
  },
  { name: 'PZ-13 two cards between 1 and 1 make four', plays: NARROW, lay: 'B1@1,0 C1@2,0', earns: [1] },
  {
    name: 'PZ-13 two cards between 2 and 1 make five',
    plays: [...WIDE, 'B1@1,0'],
    lay: 'C1@2,0 D1@3,0',
    earns: [3],
  },
  {
    name: 'PZ-13 three cards between 1 and 1 make five',
    plays: WIDE,
    lay: 'B1@1,0 C1@2,0 D1@3,0',
    earns: [3],
  },
  {
    name: 'PZ-4, PZ-13 one card is the fifth of a row and the fourth of a column',
    plays: [...ROKSANA, 'B1@1,0', 'C1@2,0', 'D1@3,0'],
    lay: 'E1@4,0',
    earns: [2, 1],
  },
  {
    name: 'PZ-13 two cards laid, of which one is the fifth of a column',
    plays: ['A2@0,1', 'B2@1,1', 'B3@1,2 B4@1,3 B5@1,4'],
    lay: 'B1@1,0 C1@2,0',
    earns: [2],
  },
  {
    name: 'sheet: a large group with no new card in it earns nothing again',
    plays: ['B1@1,0 C1@2,0 D1@3,0'],
    lay: 'A2@0,1',
    earns: [],
  },
  { name: 'PZ-4 small groups by the way earn nothing', plays: SQUARE, lay: 'C1@2,0', earns: [] },
];

/** Whoever is to move holds the cards to be laid and others that fit nowhere near. */
const withCards = (plays: readonly string[] | undefined, lay: string, pile = ''): Position => {
  const hand = cardsIn(lay);
  return {
    ...(plays === undefined ? {} : { plays }),
    hands: [[...hand, ...cardsIn('B5 C5 D5 E5').slice(0, 5 - hand.length)].join(' ')],
    piles: [pile],
  };
};

for (const { name, plays, lay, earns } of earning) {
  test(`${name}: ${earns.join(' + ') || 'nothing'}`, () => {
    const table = sitDown(withCards(plays, lay, 'C2 C3 C5 D2 D5 E5'));
    const seat = table.actor();
    expect(bonusesOf(table.play(`play ${lay}`))).toEqual(earns);
    const sum = earns.reduce((total, bonus) => total + bonus, 0);
    expect(table.state.due).toBe(sum === 0 ? 'turn' : 'bonus');
    expect(table.actor() === seat).toBe(sum > 0);
    expect(table.choices().includes(`bonus pile*${sum}`)).toBe(sum > 0);
    expect(table.refusal(`bonus pile*${sum + 1}`)).toEqual(
      sum === 0 ? { code: 'wrong-kind', due: 'turn' } : { code: 'too-many-discards', right: sum },
    );
  });
}

test('PZ-13 the groups that earn are named by their cells', () => {
  const table = sitDown(withCards(ROKSANA, 'B1@1,0 C1@2,0 D1@3,0 E1@4,0'));
  expect(eventOf(table.play('play B1@1,0 C1@2,0 D1@3,0 E1@4,0'), 'played')?.earned).toEqual([
    { cells: [0, 1, 2, 3, 4].map((x) => ({ x, y: 0 })), bonus: 3 },
    { cells: [0, 1, 2, 3].map((y) => ({ x: 4, y })), bonus: 1 },
  ]);
});

/** A bonus of 3 with D5 and E5 left in hand; what lies in the pile is for the test to say. */
const atBonus = (pile: string): Table => {
  const table = sitDown({ plays: ['B1@1,0', 'C1@2,0'], hands: ['D1 E1 C5 D5 E5'], piles: [pile] });
  table.play('play D1@3,0 E1@4,0');
  return table;
};

describe('what is discarded', () => {
  test('PZ-16, PZ-17 any number up to the right, from hand and pile in any mix', () => {
    expect(new Set(atBonus('A2 A3 A4').choices())).toEqual(
      new Set([
        ...['', ' pile*1', ' pile*2', ' pile*3'].map((pile) => `bonus${pile}`),
        ...['C5', 'D5', 'E5'].flatMap((card) =>
          ['', ' pile*1', ' pile*2'].map((pile) => `bonus ${card}${pile}`),
        ),
        ...['C5 D5', 'C5 E5', 'D5 E5'].flatMap((cards) =>
          ['', ' pile*1'].map((pile) => `bonus ${cards}${pile}`),
        ),
        'bonus C5 D5 E5',
      ]),
    );
  });

  test('PZ-16 it may be declined', () => {
    const table = atBonus('A2 A3 A4');
    expect(eventOf(table.play('bonus'), 'discarded')).toMatchObject({ handCount: 0, pile: 0, spent: [] });
    expect(table.state.hands[0]).toEqual(cardsIn('A2 A3 C5 D5 E5'));
    expect(table.state.piles[0]).toEqual(['A4']);
  });

  test('PZ-17 cards from the pile are its top cards; the others are chosen', () => {
    const table = atBonus('A2 A3 A4 A5 B5');
    table.play('bonus D5 pile*2');
    expect(table.state.pileDiscards[0]).toEqual(['A2', 'A3']);
    expect(table.state.handDiscards[0]).toEqual(['D5']);
  });

  test('PZ-17 an empty pile is skipped, a short one gives what it has', () => {
    expect(
      atBonus('')
        .choices()
        .filter((choice) => choice.includes('pile')),
    ).toEqual([]);
    expect(atBonus('').refusal('bonus pile*1')).toEqual({ code: 'pile-too-short', left: 0 });
    expect(atBonus('A2').refusal('bonus pile*2')).toEqual({ code: 'pile-too-short', left: 1 });
    expect(atBonus('A2').refusal('bonus C5 D5 pile*1')).toBeUndefined();
  });

  test('PZ-19 before the refill: what would be drawn is not in hand yet', () => {
    const table = atBonus('A2 A3 A4');
    expect(table.state.hands[0]).toEqual(cardsIn('C5 D5 E5'));
    expect(table.refusal('bonus A2')).toEqual({ code: 'card-not-in-hand', card: 'A2' });
    expect(kindsOf(table.play('bonus C5 D5 pile*1'))).toEqual(['discarded', 'drawn']);
    expect(table.state.hands[0]).toEqual(cardsIn('A3 A4 E5'));
    expect(table.actor()).toBe(1);
  });

  test('PZ-16 it is one decision: afterwards the next player is on', () => {
    const table = atBonus('A2 A3 A4');
    table.play('bonus pile*1');
    expect(table.state.due).toBe('turn');
    expect(table.refusal('bonus pile*1')).toEqual({ code: 'wrong-kind', due: 'turn' });
  });

  test('PZ-36 a discard pile to take from is solo’s only', () => {
    expect(atBonus('A2').refusal('bonus spent:A1')).toEqual({ code: 'card-not-spent', card: 'A1' });
  });

  test.each([
    ['bonus C5 C5', { code: 'card-not-in-hand', card: 'C5' }],
    ['bonus C5 D5 E5 pile*1', { code: 'too-many-discards', right: 3 }],
    ['bonus pile*9', { code: 'too-many-discards', right: 3 }],
    ['play C5@0,1', { code: 'wrong-kind', due: 'bonus' }],
    ['swap C5', { code: 'wrong-kind', due: 'bonus' }],
  ] as const)('sheet: %s is refused', (line, refusal) => {
    expect(atBonus('A2 A3 A4').refusal(line)).toEqual(refusal);
  });

  test('sheet: no bonus without a large group', () => {
    expect(sitDown().refusal('bonus pile*1')).toEqual({ code: 'wrong-kind', due: 'turn' });
  });

  test.each([
    'bonus D5 C5',
    'bonus pile*0',
    'bonus pile*1 C5',
    'bonus pile',
    'bonus spent:A1 C5',
    'bonus C6',
  ])('“%s” is not in the notation', (line) => {
    expect(game.parseMove(line)).toBeUndefined();
  });
});
