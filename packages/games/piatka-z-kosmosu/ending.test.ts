/** A table and its turns: the deal, whose turn it is, the refill, and how a game ends. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { wholeDeck } from './rules.ts';
import { cardsIn, eventOf, kindsOf, openTable, sitDown, STUCK, type Table } from './turns.ts';
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
    expect(dealt).toMatchObject({
      game: 1,
      starter: 0,
      first: 'E5',
      each: Array.from({ length: seats }, () => each),
    });
    expect(table.state.board).toEqual([{ x: 0, y: 0, card: 'E5' }]);
    expect(table.state.hands.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => 5));
    expect(table.state.piles.map(({ length }) => length)).toEqual(
      Array.from({ length: seats }, () => each - 5),
    );
    expect(table.state.unused).toHaveLength(over);
  });

  test('sheet: the first card, then stack by stack; of each the top five are the hand, the rest the pile', () => {
    const { state } = sitDown({
      first: 'C3',
      hands: ['E5 A1 A2 A3 A4', 'B5 B4 B3 B2 B1'],
      piles: ['D2 D1', 'D4'],
    });
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
    const table = sitDown({ seats, hands: ['A2 E2 E3 E4 E5'], options: { deal: 'normal' } });
    const order = Array.from({ length: 2 * seats }, () => {
      const seat = table.actor();
      table.play(`swap ${table.state.hands[table.state.turn]?.at(-1)}`);
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

  test.each([
    'play',
    'play C1@2,0 B1@1,0',
    'play A3@0,2 A2@0,1',
    'play B1@1,0 B1@1,0',
    'play B1@01,0',
    'play B1@-0,1',
    'play B1@1,0 C1@2,0 D1@3,0 E1@4,0 A1@5,0 A2@6,0',
  ])('PZ-3 a play is named in the order of the line, each cell once: not “%s”', (line) => {
    expect(game.parseMove(line)).toBeUndefined();
  });
});

/** Seat 0 has these cards and nothing else; a column A1 A2 and a row of four lie on the table. */
const lastCards = (hand: string): Table =>
  sitDown({ plays: ['B1@1,0 C1@2,0 D1@3,0', 'A2@0,1'], hands: [hand, 'B5 C5 D5 E5 A5'] });

/** A first play that leaves E5 in hand, two cards in the pile and a right to three discards. */
const allButOut = (seats = 2): Table => {
  const table = sitDown({
    seats,
    hands: ['A2 A3 A4 A5 E5', 'B5 C5 D5 E5 A5', 'B4 C4 D4 E4 A4'].slice(0, seats),
    piles: ['D4 D5', '', 'D3'].slice(0, seats),
  });
  table.play('play A2@0,1 A3@0,2 A4@0,3 A5@0,4');
  return table;
};

describe('PZ-25 the win', () => {
  test('at once with the last card laid; a bonus it earned is not asked for', () => {
    const table = lastCards('A3 A4');
    expect(kindsOf(table.play('play A3@0,2 A4@0,3'))).toEqual(['played', 'game-over']);
    expect(game.result(table.state)).toEqual({ places: [1, 2], scores: [0, 5], by: 'out' });
    expect(table.actor()).toBeUndefined();
  });

  test('at once with the last card discarded', () => {
    const table = lastCards('A3 A4 E5');
    table.play('play A3@0,2 A4@0,3');
    expect(table.state.due).toBe('bonus');
    expect(kindsOf(table.play('bonus E5'))).toEqual(['discarded', 'game-over']);
    expect(game.result(table.state)).toEqual({ places: [1, 2], scores: [0, 5], by: 'out' });
  });

  test('after the bonus and before the refill: hand and pile are looked at together', () => {
    const table = allButOut();
    expect(kindsOf(table.play('bonus E5 pile*2'))).toEqual(['discarded', 'game-over']);
    expect(game.result(table.state)?.by).toBe('out');
  });

  test.each([
    ['bonus pile*2', 'E5'],
    ['bonus E5 pile*1', 'D5'],
    ['bonus E5', 'D4 D5'],
  ])('not while a card is left anywhere: %s leaves %s', (line, left) => {
    const table = allButOut();
    table.play(line);
    expect(table.state.hands[0]).toEqual(cardsIn(left));
    expect(table.actor()).toBe(1);
  });

  test('an empty hand is filled while the pile lasts', () => {
    const table = allButOut();
    expect(kindsOf(table.play('bonus E5'))).toEqual(['discarded', 'drawn']);
  });

  test('no equal turns: the others are ranked by what they have left', () => {
    const table = allButOut(3);
    expect(eventOf(table.play('bonus E5 pile*2'), 'game-over')).toEqual({
      kind: 'game-over',
      by: 'out',
      left: [0, 5, 6],
      totals: [0, 5, 6],
    });
    expect(game.result(table.state)).toEqual({ places: [1, 2, 3], scores: [0, 5, 6], by: 'out' });
  });

  test('sheet: once it is over, nobody moves', () => {
    const table = lastCards('A3 A4');
    table.play('play A3@0,2 A4@0,3');
    for (const by of [0, 1, 'chance'] as const) {
      expect(table.refusal('swap B5', by)).toEqual({ code: 'game-over' });
      expect(game.moves(table.state, by)).toEqual([]);
    }
  });
});

describe('the stalemate', () => {
  const [mine, other] = STUCK;

  test('sheet: fewest cards in hand and pile win', () => {
    const table = sitDown({ hands: [mine, other], piles: ['D4 E5'] });
    table.play('swap B2', 'swap D2');
    expect(game.result(table.state)).toEqual({ places: [2, 1], scores: [7, 5], by: 'stalemate' });
  });

  test('PZ-27 a tie is a shared win', () => {
    const table = sitDown({ seats: 3, hands: STUCK.slice(0, 3), piles: ['', 'D4'] });
    table.play('swap B2', 'swap D2', 'swap B4');
    expect(game.result(table.state)).toEqual({ places: [1, 3, 1], scores: [5, 6, 5], by: 'stalemate' });
  });

  test('PZ-28, PZ-32 scores on the way are the cards left, hand and pile', () => {
    const table = sitDown({ hands: ['B1 C1 E3 E4 E5', mine], piles: ['D4', ''] });
    expect(game.scores(table.state)).toEqual([6, 5]);
    table.play('play B1@1,0 C1@2,0');
    expect(game.scores(table.state)).toEqual([4, 5]);
    expect(game.result(table.state)).toBeUndefined();
  });
});
