/** The Island of Skulls: who gets there, what happens there, and what it costs the others. */
import { describe, expect, test } from 'vitest';
import { earn, eventOf, kindsOf, NOTHING, sitDown, type Table } from './turns.ts';
import { type ByCard, CARDS, type Event } from './types.ts';

/**
 * What a first roll of 0 to 8 skulls means, by card: `.` the turn goes on, `?` the spell or nothing, `x` disqualified,
 * `i` the island, `e` the island, over at once since fewer than two dice are left.
 */
const FIRST_ROLLS: ByCard<string> = {
  chest: '...xiiiee',
  captain: '...xiiiee',
  sorceress: '...?iiiii', // PK-23: an unused spell is still something to roll
  gold: '...xiiiee',
  diamond: '...xiiiee',
  monkeys: '...xiiiee',
  'battle-2': '...xxxxxx', // PK-21
  'battle-3': '...xxxxxx',
  'battle-4': '...xxxxxx',
  'skulls-1': '..xiiiiee', // PK-9
  'skulls-2': '.xiiiiiee',
};

const firstRoll = (skulls: number): string =>
  `dice ${['skull '.repeat(skulls), 'coin '.repeat(8 - skulls)].join('').trim()}`;

const meaning = ({ state, choices }: Table, events: readonly Event[]): string => {
  const kinds = kindsOf(events);
  if (kinds.includes('disqualified')) return 'x';
  if (kinds.includes('island')) return kinds.includes('deducted') ? 'e' : 'i';
  return state.turn.dice.length > 0 && choices().includes('roll 7 8') ? '.' : '?';
};

test.each(CARDS)('sheet, PK-9, PK-21, PK-23: what skulls on the first roll mean with %s', (card) => {
  const row = Array.from({ length: 9 }, (_, skulls) => {
    const table = sitDown();
    return meaning(table, table.play(`card ${card}`, firstRoll(skulls)));
  });
  expect(row.join('')).toBe(FIRST_ROLLS[card]);
});

describe('what it costs', () => {
  const deductions = [
    ['sheet: 100 a skull', 'gold', 4, 400],
    ['sheet: coins, diamonds and the gold card are worth nothing there', 'diamond', 5, 500],
    ['sheet: 200 a skull with the captain', 'captain', 4, 800],
    ['sheet: all eight with the captain', 'captain', 8, 1600],
    ['PK-9 the skull of a card counts', 'skulls-1', 3, 400],
    ['PK-9 both skulls of a card count', 'skulls-2', 2, 400],
    ['PK-9 eight dice and two on the card', 'skulls-2', 8, 1000],
    ['PK-16 the treasure chest is of no use', 'chest', 6, 600],
  ] as const;

  test.each(deductions)('%s (%s, %i skull dice: %i)', (_, card, skulls, each) => {
    const table = sitDown(3);
    expect(eventOf(table.turn(`card ${card}`, firstRoll(skulls)), 'deducted')).toEqual({
      kind: 'deducted',
      seat: 0,
      skulls: each / (card === 'captain' ? 200 : 100),
      each,
      totals: [0, -each, -each],
    });
    expect(table.state.totals).toEqual([0, -each, -each]);
  });

  test.each([2, 3, 4, 5])(
    'sheet: of %i players each opponent loses, and the one on the island scores nothing',
    (seats) => {
      const table = sitDown(seats);
      earn(table, 1000);
      const events = table.turn('card gold', firstRoll(4));
      expect(kindsOf(events)).toEqual(['card', 'rolled', 'island', 'deducted']);
      const losses = Array.from({ length: seats - 2 }, () => -400);
      expect(table.state.totals).toEqual([600, 0, ...losses]);
    },
  );

  test('PK-23 the captain doubles each skull, those rolled there too, and nothing else', () => {
    const table = sitDown();
    earn(table, 0);
    table.play('card captain', firstRoll(4), 'roll 5 6 7 8', 'dice skull coin coin coin', 'roll 6 7 8');
    table.play('dice coin coin coin');
    expect(table.state.totals).toEqual([-1000, 0]);
  });
});

describe('what happens there', () => {
  test('sheet, PK-29 each skull rolled counts; a roll without one ends the turn by itself', () => {
    const table = sitDown();
    expect(table.play('card gold', firstRoll(4)).at(-1)).toEqual({ kind: 'island', seat: 0, skulls: 4 });
    expect(kindsOf(table.play('roll 5 6', 'dice skull coin'))).toEqual(['rolling', 'rolled']);
    expect(table.actor()).toBe(0);
    expect(kindsOf(table.play('roll 6 7', 'dice coin sword'))).toEqual(['rolling', 'rolled', 'deducted']);
    expect(table.state).toMatchObject({ seat: 1, totals: [0, -500] });
  });

  test('sheet: only for that turn', () => {
    const table = sitDown();
    table.turn('card gold', firstRoll(4));
    table.play('card gold', NOTHING);
    expect(table.state.turn.island).toBe(false);
    expect(kindsOf(table.play('roll 1 2', 'dice skull coin')).at(-1)).toBe('scored');
  });

  test('PK-23 one may stop right after the first roll', () => {
    const table = sitDown();
    table.play('card gold', firstRoll(5));
    expect(kindsOf(table.play('stop'))).toEqual(['deducted']);
    expect(table.state.totals).toEqual([0, -500]);
  });

  test('PK-23 any part of the other dice may be rolled, at least two, and never a skull', () => {
    const table = sitDown();
    table.play('card gold', firstRoll(5));
    expect(table.choices()).toEqual(['roll 6 7', 'roll 6 8', 'roll 7 8', 'roll 6 7 8', 'stop']);
    expect(table.refusal('roll 6')).toEqual({ code: 'too-few-dice' });
    expect(table.refusal('roll 5 6')).toEqual({ code: 'skull-locked', dice: [5] });
  });

  test('PK-23, PK-29 fewer than two dice left to roll end it', () => {
    const table = sitDown();
    table.play('card gold', firstRoll(4), 'roll 5 6 7', 'dice skull skull coin');
    expect(table.actor()).toBe(0);
    expect(kindsOf(table.play('roll 7 8', 'dice skull coin')).at(-1)).toBe('deducted');
    expect(table.state.totals).toEqual([0, -700]);
  });

  test('PK-23 three skulls are no end there, nor are seven', () => {
    const table = sitDown();
    table.play('card skulls-2', firstRoll(2), 'roll 3 4', 'dice skull skull', 'roll 5 6', 'dice skull coin');
    expect(table.actor()).toBe(0);
    expect(table.state.totals).toEqual([0, 0]);
  });

  test('PK-16 there is no chest on the island', () => {
    const table = sitDown();
    table.play('card chest', firstRoll(4));
    expect(table.refusal('chest 5')).toEqual({ code: 'no-chest-on-island' });
    expect(table.choices().some((choice) => choice.startsWith('chest'))).toBe(false);
  });

  test('PK-17 with floorAtZero nobody is pushed below 0, and later points count from there', () => {
    const table = sitDown(3, { floorAtZero: true });
    earn(table, 1000);
    expect(eventOf(table.turn('card gold', firstRoll(6)), 'deducted')).toMatchObject({
      each: 600,
      totals: [400, 0, 0],
    });
    earn(table, 200);
    expect(table.state.totals).toEqual([400, 0, 200]);
  });
});

describe('the sorceress on the island', () => {
  const landed = (skulls: number): Table => {
    const table = sitDown();
    table.play('card sorceress', firstRoll(skulls));
    return table;
  };

  test('PK-10, PK-12 four skulls on the first roll are the island, with the spell unused', () => {
    const table = landed(4);
    expect(table.state.turn).toMatchObject({ island: true, spell: true });
    expect(table.refusal('roll 1')).toBeUndefined();
    expect(table.refusal('roll 5 6')).toBeUndefined();
    expect(table.refusal('roll 1 2')).toEqual({ code: 'one-skull-only', dice: [1, 2] });
  });

  test.each([
    ['with a skull', 'dice skull coin coin', 4],
    ['with two', 'dice skull skull coin', 5],
    ['without any', 'dice coin coin coin', 3],
  ] as const)('PK-13 a roll with the spell’s skull %s does not end the turn', (_, fallen, skulls) => {
    const table = landed(4);
    expect(kindsOf(table.play('roll 1 5 6', fallen))).toEqual(['rolling', 'rolled']);
    expect(table.actor()).toBe(0);
    table.play('stop');
    expect(table.state.totals).toEqual([0, -100 * skulls]);
  });

  test('PK-13 the skull alone may be rolled, and the turn goes on', () => {
    const table = landed(4);
    table.play('roll 1', 'dice coin');
    expect(table.actor()).toBe(0);
    expect(table.refusal('roll 1 5')).toBeUndefined();
    expect(table.refusal('roll 2 5')).toEqual({ code: 'skull-locked', dice: [2] });
  });

  test('PK-13 a roll without the spell’s skull and without a skull ends it, spell or no spell', () => {
    const table = landed(4);
    expect(kindsOf(table.play('roll 5 6', 'dice coin coin')).at(-1)).toBe('deducted');
    expect(table.state.totals).toEqual([0, -400]);
  });

  test('PK-13 the roll after the spell must bring a skull again', () => {
    const table = landed(4);
    table.play('roll 1 5', 'dice coin coin', 'roll 1 5', 'dice coin coin');
    expect(table.state).toMatchObject({ seat: 1, totals: [0, -300] });
  });

  test('PK-23 fewer than two dice left do not end it while the spell is unused', () => {
    const table = landed(7);
    expect(table.refusal('roll 8')).toEqual({ code: 'too-few-dice' });
    table.play('roll 7 8', 'dice coin coin');
    expect(table.actor()).toBe(0);
    expect(table.choices()).toEqual(['roll 7 8', 'stop']);
  });

  test.each([
    [7, 'roll 7 8', 'dice skull coin', 700],
    [8, 'roll 8', 'dice coin', 700],
    [8, 'roll 8', 'dice skull', 800],
  ] as const)(
    'PK-23 %i skulls, %s, %s: after the spell too few dice are left, and it ends at %i',
    (skulls, roll, fallen, each) => {
      const table = landed(skulls);
      expect(kindsOf(table.play(roll, fallen)).at(-1)).toBe('deducted');
      expect(table.state.totals).toEqual([0, -each]);
    },
  );
});
