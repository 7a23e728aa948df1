/** The exchange: how many, in what order under the pile, and what comes up. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { cardsIn, eventOf, kindsOf, sitDown, STUCK } from './turns.ts';

const { game } = module;

describe('how many', () => {
  test('PZ-21 one to five, every part of the hand once', () => {
    const { choices } = sitDown({ hands: ['B2 C3 D4 E5 E5'] });
    expect(choices()).toHaveLength(2 * 2 * 2 * 3 - 1);
    expect(choices()).toEqual(expect.arrayContaining(['swap B2', 'swap E5 E5', 'swap B2 C3 D4 E5 E5']));
  });

  test.each(['swap', 'swap A1 A1 A1 A1 A2 A2', 'swap B2 A1', 'swap a1', 'swap A6', 'swap  A1'])(
    'PZ-21 “%s” is no exchange',
    (line) => {
      expect(game.parseMove(line)).toBeUndefined();
    },
  );

  test('PZ-21 only cards in hand, as often as they are there', () => {
    const table = sitDown({ hands: ['B2 C3 D4 E5 E5'] });
    expect(table.refusal('swap B3')).toEqual({ code: 'card-not-in-hand', card: 'B3' });
    expect(table.refusal('swap B2 B2')).toEqual({ code: 'card-not-in-hand', card: 'B2' });
  });

  test('PZ-23 allowed to one who could lay cards', () => {
    const table = sitDown({ hands: ['B1 C1 D1 E1 A2'] });
    expect(table.choices()).toContain('play B1@1,0');
    expect(table.refusal('swap B1')).toBeUndefined();
  });

  test('PZ-24 instead of laying cards: the next player is on', () => {
    const table = sitDown({ hands: ['B1 C1 D1 E1 A2'], piles: ['A3 A4'] });
    table.play('swap B1');
    expect(table.actor()).toBe(1);
    expect(table.refusal('play C1@1,0', 0)).toEqual({ code: 'not-your-turn', actors: [1] });
  });
});

describe('under the pile', () => {
  test('sheet: shuffled, to the bottom, and as many drawn from the top', () => {
    const table = sitDown({ hands: ['B1 B2 B3 B4 B5'], piles: ['C1 C2 C3 C4'] });
    expect(kindsOf(table.play('swap B2 B3 B5'))).toEqual(['swapped']);
    expect(table.actor()).toBe('chance');
    expect(eventOf(table.play('under B5 B2 B3'), 'drawn')).toMatchObject({ seat: 0, count: 3 });
    expect(table.state.hands[0]).toEqual(cardsIn('B1 B4 C1 C2 C3'));
    expect(table.state.piles[0]).toEqual(cardsIn('C4 B5 B2 B3'));
    expect(table.actor()).toBe(1);
  });

  test('PZ-22 a short pile: the cards go under first, so some come straight back', () => {
    const table = sitDown({ hands: ['B1 B2 B3 B4 B5'], piles: ['C1'] });
    table.play('swap B1 B2 B3', 'under B3 B1 B2');
    expect(table.state.hands[0]).toEqual(cardsIn('B1 B3 B4 B5 C1'));
    expect(table.state.piles[0]).toEqual(cardsIn('B2'));
  });

  test('PZ-22 an empty pile: the same cards return, which is a pass', () => {
    const table = sitDown({ hands: ['B1 B2 B3 B4 B5'] });
    table.play('swap B1 B2 B3 B4 B5', 'under B5 B4 B3 B2 B1');
    expect(table.state.hands[0]).toEqual(cardsIn('B1 B2 B3 B4 B5'));
    expect(table.state.piles[0]).toEqual([]);
    expect(table.actor()).toBe(1);
  });

  test('PZ-20 the count stays: a short hand is not filled', () => {
    const table = sitDown({ plays: ['B1@1,0 C1@2,0 D1@3,0', 'A2@0,1'], hands: ['B5 C5'] });
    table.play('swap B5 C5', 'under C5 B5');
    expect(table.state.hands[0]).toEqual(cardsIn('B5 C5'));
  });

  test('one card needs no order', () => {
    const table = sitDown({ hands: ['B1 B2 B3 B4 B5'], piles: ['C1 C2'] });
    expect(kindsOf(table.play('swap B3'))).toEqual(['swapped', 'drawn']);
    expect(table.state.hands[0]).toEqual(cardsIn('B1 B2 B4 B5 C1'));
    expect(table.state.piles[0]).toEqual(cardsIn('C2 B3'));
  });

  test.each([
    ['with an empty pile', 'B1 B2 B3 B4 B5', 'B1 B2'],
    ['with alike cards', 'B1 B1 B3 B4 B5', 'B1 B1'],
  ])('two or more need one, also %s', (_, hand, cards) => {
    const table = sitDown({ hands: [hand] });
    table.play(`swap ${cards}`);
    expect(table.actor()).toBe('chance');
    expect(table.refusal(`under ${cards}`)).toBeUndefined();
  });

  test.each(['under B1 B3', 'under B1 B2 B2', 'under B1 B1'])(
    'exactly the exchanged cards: not %s',
    (line) => {
      const table = sitDown({ hands: ['B1 B2 B3 B4 B5'] });
      table.play('swap B1 B2');
      expect(table.refusal(line)).toEqual({ code: 'wrong-under' });
    },
  );

  test('while chance is on, nobody else is', () => {
    const table = sitDown({ hands: ['B1 B2 B3 B4 B5'] });
    table.play('swap B1 B2');
    for (const seat of [0, 1]) {
      expect(table.refusal('swap B1', seat)).toEqual({ code: 'not-your-turn', actors: ['chance'] });
    }
    expect(table.refusal(`deal ${Array.from({ length: 100 }, () => 'A1').join(' ')}`)).toEqual({
      code: 'wrong-kind',
      due: 'under',
    });
  });
});

describe('PZ-26 exchanges in a row', () => {
  const [mine, other] = STUCK;

  test('are counted by whomever, and a play takes the count back to 0', () => {
    const table = sitDown({ hands: ['A2 B2 B3 C2 C4', other], piles: ['D5 D4', 'E5'] });
    table.play('swap B2', 'swap D2', 'swap B3');
    expect(table.state.swaps).toBe(3);
    table.play('swap D3', 'play A2@0,1');
    expect(table.state.swaps).toBe(0);
    table.play('swap E2');
    expect(table.state.swaps).toBe(1);
  });

  test('end nothing before there are as many as players', () => {
    const table = sitDown({ hands: [mine, other] });
    table.play('swap B2');
    expect(table.actor()).toBe(1);
    expect(table.choices().some((choice) => choice.startsWith('play'))).toBe(false);
    expect(kindsOf(table.play('swap D2'))).toEqual(['swapped', 'drawn', 'game-over']);
    expect(game.result(table.state)?.by).toBe('stalemate');
  });

  test('three players: the third exchange, not the second', () => {
    const table = sitDown({ seats: 3, hands: STUCK.slice(0, 3) });
    table.play('swap B2', 'swap D2');
    expect(table.actor()).toBe(2);
    table.play('swap B4');
    expect(game.result(table.state)).toMatchObject({ by: 'stalemate', places: [1, 1, 1] });
  });

  test('go on while any hand has a play, be it of one who is not on', () => {
    const table = sitDown({ hands: ['A2 B2 B3 C2 C4', other] });
    table.play('swap B2', 'swap D2');
    expect(table.actor()).toBe(0);
    table.play('swap B2');
    expect(table.actor()).toBe(1);
  });

  test('are looked at after the draw: a card drawn just then keeps the game alive', () => {
    const table = sitDown({ hands: [mine, other], piles: ['', 'A2'] });
    table.play('swap B2', 'swap D2');
    expect(table.actor()).toBe(0);
    expect(table.state.hands[1]).toContain('A2');
  });

  test('end the game later too, when the last card that fits is exchanged away', () => {
    const table = sitDown({ hands: ['A2 B2 B3 C2 C4', other], piles: ['D5'] });
    table.play('swap B2', 'swap D2');
    table.play('swap A2'); // B2 lies above it in the pile
    expect(game.result(table.state)?.by).toBe('stalemate');
  });

  test('a hand drawn from several cards counts after `under` only', () => {
    const table = sitDown({ hands: [mine, other] });
    table.play('swap B2', 'swap D2 D3');
    expect(table.actor()).toBe('chance');
    table.play('under D3 D2');
    expect(table.actor()).toBeUndefined();
  });

  test.each([2, 3, 4])(
    'with %i players, three times as many end the game though somebody could play',
    (seats) => {
      const table = sitDown({ seats, hands: ['A2 B2 B3 C2 C4', ...STUCK.slice(1, seats)] });
      for (let count = 1; count < 3 * seats; count++) {
        table.play(`swap ${table.state.hands[table.state.turn]?.[1]}`);
        expect(table.actor()).toBe(count % seats);
      }
      expect(eventOf(table.play(`swap ${table.state.hands[table.state.turn]?.[1]}`), 'game-over')?.by).toBe(
        'stalled',
      );
      expect(game.result(table.state)).toMatchObject({
        by: 'stalled',
        scores: Array.from({ length: seats }, () => 5),
      });
    },
  );
});
