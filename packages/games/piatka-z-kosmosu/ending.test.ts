/** A table and its turns: the deal, whose turn it is, the refill, and how a game ends. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { wholeDeck } from './rules.ts';
import { cardsIn, dealLine, eventOf, kindsOf, openTable, sitDown, STUCK, type Table } from './turns.ts';
import { KINDS } from './types.ts';

const { game } = module;

describe('the deal', () => {
  test('PZ-1 five aliens on five backgrounds, four times each', () => {
    expect(KINDS).toHaveLength(25);
    expect(wholeDeck()).toHaveLength(100);
    for (const kind of KINDS) expect(wholeDeck().filter((card) => card === kind)).toHaveLength(4);
  });

  test('sheet: 1 to 4 players', () => {
    expect(game.seats).toEqual({ min: 1, max: 4 });
    expect(game.better).toBe('lower');
  });

  test.each([
    [2, 49, 1],
    [3, 33, 0],
    [4, 24, 3],
  ])('sheet, PZ-31: %i players get %i cards each, and %i are out', (seats, each, over) => {
    const table = openTable(seats);
    expect(table.actor()).toBe('chance');
    const dealt = eventOf(table.play(`deal ${wholeDeck().toReversed().join(' ')}`), 'dealt');
    expect(dealt).toMatchObject({ game: 1, starter: 0, first: 'E5', each: Array.from({ length: seats }, () => each) });
    expect(table.state.board).toEqual([{ x: 0, y: 0, card: 'E5' }]);
    expect(table.state.hands.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => 5));
    expect(table.state.piles.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => each - 5));
    expect(table.state.unused).toHaveLength(over);
  });

  test('sheet: the first card, then stack by stack; of each the top five are the hand, the rest the pile', () => {
    const { state } = sitDown({ first: 'C3', hands: ['E5 A1 A2 A3 A4', 'B5 B4 B3 B2 B1'], piles: ['D2 D1', 'D4'] });
    expect(state.board).toEqual([{ x: 0, y: 0, card: 'C3' }]);
    expect(state.hands).toEqual([cardsIn('A1 A2 A3 A4 E5'), cardsIn('B1 B2 B3 B4 B5')]);
    expect(state.piles).toEqual([cardsIn('D2 D1'), cardsIn('D4')]);
    expect(state.unused).toHaveLength(100 - 1 - 7 - 6);
  });

  test.each([
    ['a card short', wholeDeck().slice(1)],
    ['a card twice', [...wholeDeck().slice(1), 'E5' as const]],
  ])('a deal is the whole deck: %s is refused', (_, cards) => {
    expect(openTable(2).refusal(`deal ${cards.join(' ')}`)).toEqual({ code: 'wrong-deal' });
  });

  test('nobody moves before it', () => {
    const table = openTable(2);
    expect(table.refusal('swap A1', 0)).toEqual({ code: 'not-your-turn', actors: ['chance'] });
    expect(table.refusal('swap A1')).toEqual({ code: 'wrong-kind', due: 'deal' });
  });
});

describe('a turn', () => {
  test.each([2, 3, 4])('PZ-2 seat 0 begins, and %i seats follow each other', (seats) => {
    const table = sitDown({ seats, options: { deal: 'normal' } });
    const order = Array.from({ length: 2 * seats }, () => {
      const seat = table.actor();
      table.play(`swap ${table.state.hands[table.state.turn]?.[0]}`);
      return seat;
    });
    expect(order).toEqual([...table.state.hands.keys(), ...table.state.hands.keys()]);
  });

  test('sheet: one who is not on may do nothing', () => {
    const table = sitDown({ hands: ['B1 E2 E3 E4 E5', 'B1 D2 D3 D4 D5'] });
    expect(table.refusal('play B1@1,0', 1)).toEqual({ code: 'not-your-turn', actors: [0] });
    expect(table.refusal('swap B1', 1)).toEqual({ code: 'not-your-turn', actors: [0] });
    expect(table.refusal('under B1 B1', 'chance')).toEqual({ code: 'not-your-turn', actors: [0] });
    expect(game.moves(table.state, 1)).toEqual([]);
  });

  test('PZ-20 after a play the hand is filled to five, from the top of one’s own pile', () => {
    const table = sitDown({ hands: ['B1 C1 E3 E4 E5'], piles: ['D5 D4 D3'] });
    expect(kindsOf(table.play('play B1@1,0 C1@2,0'))).toEqual(['played', 'drawn']);
    expect(table.state.hands[0]).toEqual(cardsIn('D4 D5 E3 E4 E5'));
    expect(table.state.piles[0]).toEqual(['D3']);
    expect(table.actor()).toBe(1);
  });

  test('PZ-20 as far as the pile goes', () => {
    const table = sitDown({ hands: ['B1 C1 E3 E4 E5'], piles: ['D5'] });
    expect(eventOf(table.play('play B1@1,0 C1@2,0'), 'drawn')).toMatchObject({ count: 1, cards: ['D5'] });
    expect(table.state.hands[0]).toEqual(cardsIn('D5 E3 E4 E5'));
  });

  test('sheet: with an empty pile nothing is drawn', () => {
    const table = sitDown({ hands: ['B1 C1 E3 E4 E5'] });
    expect(kindsOf(table.play('play B1@1,0 C1@2,0'))).toEqual(['played']);
    expect(table.state.hands[0]).toHaveLength(3);
    expect(table.actor()).toBe(1);
  });

  test('PZ-3 a play is named in the order of the line', () => {
    for (const line of ['play', 'play C1@2,0 B1@1,0', 'play A3@0,2 A2@0,1', 'play B1@1,0 B1@1,0', 'play B1@01,0', 'play B1@-0,1']) {
      expect(game.parseMove(line), line).toBeUndefined();
    }
  });
});

/** Seat 0 has these cards and no pile, after a play of its own and one of the other’s. */
const lastCards = (hand: string, pile = ''): Table =>
  sitDown({ plays: ['B1@1,0 C1@2,0', 'A2@0,1'], hands: [hand, 'B5 C5 D5 E5 A5'], piles: [pile] });

describe('PZ-25 the win', () => {
  test('at once with the last card laid', () => {
    const table = lastCards('A3 A4', '').state.hands[0]?.length === 2 ? sitDown({ plays: ['B1@1,0 C1@2,0 D1@3,0', 'A2@0,1'], hands: ['A3 A4', 'B5 C5 D5 E5 A5'] }) : lastCards('A3 A4');
    expect(kindsOf(table.play('play A3@0,2 A4@0,3'))).toEqual(['played', 'game-over']);
  });
});
