/** Matches of several games, short deals and handicaps. */
import { parseOptions, usedOptions } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { cardsIn, dealLine, eventOf, openTable, STUCK, type Table } from './turns.ts';

const { game } = module;

const [stuck, alsoStuck] = STUCK;
const FIVE_EACH = { deal: 'own', cards: [5, 5] } as const;

/** Hands by seat; everybody has five cards. */
const dealt = (...hands: readonly string[]): string => dealLine({ seats: hands.length, hands });

const WINNER = 'B1 C1 D1 E1 E5';
/** Whoever is on has the winner’s hand. */
const win = ['play B1@1,0 C1@2,0 D1@3,0 E1@4,0', 'bonus E5'] as const;

const match = (games: number): Table => openTable(2, { ...FIVE_EACH, games });

describe('PZ-28 several games', () => {
  test('points are the cards left, added up; the match ends after the last game', () => {
    const table = match(3);
    table.play(dealt(WINNER, alsoStuck));
    expect(eventOf(table.play(...win), 'game-over')).toEqual({
      kind: 'game-over',
      by: 'out',
      left: [0, 5],
      totals: [0, 5],
    });
    expect(game.result(table.state)).toBeUndefined();
    expect(table.actor()).toBe('chance');
    table.play(dealt(stuck, WINNER), ...win);
    expect(table.state.totals).toEqual([5, 5]);
    table.play(dealt(WINNER, alsoStuck), ...win);
    expect(game.result(table.state)).toEqual({ places: [1, 2], scores: [5, 10], by: 'games' });
    expect(table.actor()).toBeUndefined();
  });

  test('the winner of a stalemate has points too', () => {
    const table = openTable(2, { deal: 'own', cards: [5, 6], games: 2 });
    table.play(dealLine({ hands: [stuck, alsoStuck], piles: ['', 'D4'] }), 'swap B2', 'swap D2');
    expect(table.state.totals).toEqual([5, 6]);
  });

  test('equal totals share the win', () => {
    const table = match(2);
    table.play(dealt(stuck, alsoStuck), 'swap B2', 'swap D2', dealt(stuck, alsoStuck), 'swap D2', 'swap B2');
    expect(game.result(table.state)).toEqual({ places: [1, 1], scores: [10, 10], by: 'games' });
  });

  test('sheet: the fewest points win, not the most games', () => {
    const table = openTable(2, { deal: 'own', cards: [5, 6], games: 3 });
    const stalemate = dealLine({ hands: [stuck, alsoStuck], piles: ['', 'D4'] });
    table.play(stalemate, 'swap B2', 'swap D2', stalemate, 'swap D2', 'swap B2');
    expect(table.state.totals).toEqual([10, 12]);
    table.play(dealLine({ hands: [stuck, WINNER], piles: ['', 'D4'] }), 'swap B2', win[0], 'bonus E5 pile*1');
    expect(game.result(table.state)).toEqual({ places: [2, 1], scores: [15, 12], by: 'games' });
  });

  test('the start moves one seat on each game, and round again', () => {
    const table = openTable(3, { deal: 'own', cards: [5, 5, 5], games: 4 });
    const starters = Array.from({ length: 4 }, () => {
      const { starter } = eventOf(table.play(dealt(...STUCK.slice(0, 3))), 'dealt') ?? {};
      expect(table.actor()).toBe(starter);
      for (let turn = 0; turn < 3; turn++) table.play(`swap ${table.state.hands[table.state.turn]?.[0]}`);
      return starter;
    });
    expect(starters).toEqual([0, 1, 2, 0]);
  });

  test('a deal gives the first stack to seat 0 whoever starts', () => {
    const table = match(2);
    table.play(dealt(WINNER, alsoStuck), ...win, dealt(stuck, alsoStuck));
    expect(table.state.hands).toEqual([cardsIn(stuck), cardsIn(alsoStuck).toSorted()]);
    expect(table.actor()).toBe(1);
  });

  test('a new game begins from nothing: layout, discards, what was known of piles', () => {
    const table = match(2);
    table.play(dealt(WINNER, alsoStuck), 'swap E5', 'swap D2', ...win);
    expect(game.scores(table.state)).toEqual([0, 5]);
    const { board, hands, piles, handDiscards, pileDiscards, stretches, right } = table.state;
    expect({ board, hands, piles, handDiscards, pileDiscards, stretches, right }).toEqual({
      board: [],
      hands: [[], []],
      piles: [[], []],
      handDiscards: [[], []],
      pileDiscards: [[], []],
      stretches: [[], []],
      right: 0,
    });
    table.play(dealt(stuck, alsoStuck));
    expect(table.state.board).toHaveLength(1);
  });

  test('PZ-26 the count of exchanges begins anew', () => {
    const table = match(2);
    table.play(dealt(stuck, alsoStuck), 'swap B2', 'swap D2');
    expect(table.state.swaps).toBe(0);
    table.play(dealt(stuck, alsoStuck), 'swap D2');
    expect(table.actor()).toBe(0);
    table.play('swap B2');
    expect(game.result(table.state)?.by).toBe('games');
  });
});

describe('other deals', () => {
  test.each([2, 3, 4])('PZ-29 young: 15 cards each for %i players, all else the same', (seats) => {
    const table = openTable(seats, { deal: 'young' });
    const { each } = eventOf(table.play(dealLine({ seats, options: { deal: 'young' } })), 'dealt') ?? {};
    expect(each).toEqual(Array.from({ length: seats }, () => 15));
    expect(table.state.hands.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => 5));
    expect(table.state.piles.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => 10));
    expect(table.state.unused).toHaveLength(99 - 15 * seats);
  });

  test('PZ-30 own: a number for each seat', () => {
    const cards = [5, 12, 33];
    const table = openTable(3, { deal: 'own', cards });
    table.play(dealLine({ seats: 3, options: { deal: 'own', cards } }));
    expect(table.state.piles.map(({ length }) => length)).toEqual([0, 7, 28]);
    expect(game.scores(table.state)).toEqual(cards);
    expect(table.state.unused).toHaveLength(99 - 50);
  });

  test('PZ-30 with another deal the numbers are not used', () => {
    const table = openTable(2, { cards: [5, 5] });
    table.play(dealLine({ options: { deal: 'normal' } }));
    expect(game.scores(table.state)).toEqual([49, 49]);
  });
});

describe('options', () => {
  test.each([
    [1, {}, { games: 1, deal: 'normal', cards: [99] }],
    [2, {}, { games: 1, deal: 'normal', cards: [49, 49] }],
    [3, {}, { games: 1, deal: 'normal', cards: [33, 33, 33] }],
    [4, {}, { games: 1, deal: 'normal', cards: [24, 24, 24, 24] }],
    [2, { games: 9, deal: 'young' }, { games: 9, deal: 'young', cards: [49, 49] }],
    [2, { deal: 'own', cards: [5, 49] }, { games: 1, deal: 'own', cards: [5, 49] }],
    [1, { games: 1, deal: 'normal', cards: [99] }, { games: 1, deal: 'normal', cards: [99] }],
  ])('PZ-28 to PZ-30: %i seats, %j', (seats, given, value) => {
    expect(parseOptions(game.options, given, seats)).toEqual({ ok: true, value });
  });

  test.each([
    [2, { games: 0 }, 'out-of-range', 'games'],
    [2, { games: 10 }, 'out-of-range', 'games'],
    [2, { games: 1.5 }, 'not-a-whole-number', 'games'],
    [2, { deal: 'old' }, 'unknown-choice', 'deal'],
    [2, { cards: [4, 49] }, 'out-of-range', 'cards'],
    [2, { cards: [5, 50] }, 'out-of-range', 'cards'],
    [4, { cards: [5, 5, 5, 25] }, 'out-of-range', 'cards'],
    [3, { cards: [5, 5] }, 'not-one-per-seat', 'cards'],
    [1, { games: 2 }, 'options-clash', 'games'],
    [1, { deal: 'young' }, 'options-clash', 'deal'],
    [1, { deal: 'own' }, 'options-clash', 'deal'],
    [1, { cards: [50] }, 'options-clash', 'cards'],
  ])('PZ-28 to PZ-30, solo: %i seats, %j is refused: %s', (seats, given, code, option) => {
    expect(parseOptions(game.options, given, seats)).toMatchObject({ ok: false, refusal: { code, option } });
  });

  test.each([
    [1, {}, []],
    [1, { games: 3, deal: 'own' }, []],
    [2, {}, ['games', 'deal']],
    [4, { deal: 'young' }, ['games', 'deal']],
    [3, { deal: 'own' }, ['games', 'deal', 'cards']],
  ])('PZ-28 to PZ-30, solo: of %i seats with %j, %j change the game', (seats, chosen, used) => {
    expect(usedOptions(game.options, chosen, seats)).toEqual(used);
  });
});
