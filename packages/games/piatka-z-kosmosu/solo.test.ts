/** One player alone. */
import { seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { cardsIn, eventOf, kindsOf, sitDown, STUCK, type Table, tableOf } from './turns.ts';
import type { State } from './types.ts';

const { game } = module;

const alone = (hand: string, pile = ''): Table => sitDown({ seats: 1, hands: [hand], piles: [pile] });

/** The first position of its kind that random games come to. */
const firstWhere = (isWanted: (state: State) => boolean): Table => {
  for (let number = 0; number < 2000; number++) {
    const random = seededRandom(`alone ${number}`);
    const state = game.setup(1, fullOptions(game, 1));
    for (let by = game.actors(state)[0]; by !== undefined; by = game.actors(state)[0]) {
      if (state.due !== 'deal' && isWanted(state)) return tableOf(state);
      game.play(state, by, game.sample(state, by, random));
    }
  }
  throw new Error('no game came to such a position');
};

const pileOf = ({ piles }: State): number => piles[0]?.length ?? 0;
const canOnlyDrop = (state: State): boolean =>
  state.due === 'turn' && (game.moves(state, 0) ?? []).every(({ kind }) => kind === 'drop');
const canPlay = (state: State): boolean => state.due === 'turn' && !canOnlyDrop(state);

describe('the table', () => {
  test('sheet: one card, five in hand, all others in the pile', () => {
    const { state } = alone('B1 C1 D1 E1 E5');
    expect(state.board).toEqual([{ x: 0, y: 0, card: 'A1' }]);
    expect(state.hands).toEqual([cardsIn('B1 C1 D1 E1 E5')]);
    expect(pileOf(state)).toBe(94);
    expect(state.unused).toEqual([]);
    expect(game.scores(state)).toEqual([0]);
  });

  test('PZ-37 there is no exchange', () => {
    expect(alone('B1 C1 D1 E1 E5').refusal('swap B1')).toEqual({ code: 'no-swap-in-solo' });
    expect(alone(STUCK[0]).refusal('swap B2')).toEqual({ code: 'no-swap-in-solo' });
  });

  test('PZ-34 dropping cards is for one alone', () => {
    expect(sitDown({ hands: [STUCK[0]] }).refusal('drop B2 B3 C2')).toEqual({ code: 'no-drop-with-others' });
  });
});

describe('three cards at least', () => {
  test.each(['B1@1,0', 'B1@1,0 C1@2,0'])('PZ-33 %s is too little', (play) => {
    expect(alone('B1 C1 D1 E1 E5').refusal(`play ${play}`)).toEqual({ code: 'three-cards-at-least' });
  });

  test('PZ-33 three and four are fine, and nothing else is on offer', () => {
    const choices = alone('B1 C1 D1 E1 E5').choices();
    expect(choices).toEqual(
      expect.arrayContaining(['play B1@1,0 C1@2,0 D1@3,0', 'play B1@-1,0 C1@1,0 D1@2,0 E1@3,0']),
    );
    expect(choices.every((choice) => /^play( \S+){3,4}$/.test(choice))).toBe(true);
  });

  test('PZ-33 all in one main group, as ever', () => {
    expect(alone('B1 B2 B3 D4 E5').refusal('play B1@1,0 B2@1,1 B3@1,2')).toMatchObject({
      code: 'no-old-card',
    });
    expect(alone('B1 C1 D1 D4 E5').refusal('play B1@1,0 C1@2,0 D1@4,0')).toMatchObject({
      code: 'not-connected',
    });
  });

  test('sheet: then the hand is filled to five and it goes on', () => {
    const table = alone('A2 A3 A4 D4 E5', 'B1 C3');
    table.play('play A2@-1,0 A3@1,0 A4@2,0', 'bonus');
    expect(table.state.hands[0]).toHaveLength(5);
    expect(table.state.hands[0]).toEqual(expect.arrayContaining(cardsIn('B1 C3 D4 E5')));
    expect(table.actor()).toBe(0);
  });
});

describe('dropping three', () => {
  test('PZ-34 not while a play exists; one is named', () => {
    const table = alone('B1 C1 D1 E2 E5');
    const refusal = table.refusal('drop B1 E2 E5');
    expect(refusal?.code).toBe('play-exists');
    const cards = refusal?.code === 'play-exists' ? refusal.cards : [];
    expect(cards.length).toBeGreaterThanOrEqual(3);
    expect(game.check(table.state, 0, { kind: 'play', cards })).toBeUndefined();
  });

  test('PZ-34 a play of two cards is none', () => {
    expect(alone('B1 C1 D2 E3 E4').refusal('drop B1 C1 D2')).toBeUndefined();
  });

  test('PZ-35 any three of the five', () => {
    expect(alone('B2 B3 C2 C4 D5').choices()).toHaveLength(10);
    expect(new Set(alone('B2 B2 B2 C4 D5').choices())).toEqual(
      new Set(['drop B2 C4 D5', 'drop B2 B2 C4', 'drop B2 B2 D5', 'drop B2 B2 B2']),
    );
  });

  test('PZ-35 they lie face up on the discard pile, two stay, and the hand is filled', () => {
    const table = alone('B2 B3 C2 C4 D5', 'E2 E3 E4 D4');
    expect(kindsOf(table.play('drop B2 C2 D5'))).toEqual(['dropped', 'drawn']);
    expect(table.state.spent).toEqual(cardsIn('B2 C2 D5'));
    expect(table.state.hands[0]).toEqual(cardsIn('B3 C4 E2 E3 E4'));
    expect(game.scores(table.state)).toEqual([3]);
    expect(table.actor()).toBe(0);
  });

  test.each(['drop B2', 'drop B2 B3', 'drop B2 B3 C2 C4', 'drop B2 B3 C2 C4 D5'])(
    'PZ-35 not “%s”',
    (line) => {
      expect(alone('B2 B3 C2 C4 D5').refusal(line)).toEqual({ code: 'drop-three' });
    },
  );

  test('PZ-35 only cards in hand', () => {
    expect(alone('B2 B3 C2 C4 D5').refusal('drop B2 B2 B3')).toEqual({
      code: 'card-not-in-hand',
      card: 'B2',
    });
  });
});

describe('PZ-36 the bonus', () => {
  /** B2 C3 D4 on the discard pile, E5 in hand, and a right to three. */
  const atBonus = (): Table => {
    const table = alone('B2 C3 D4 E1 E5', 'B1 C1 D1 A4 A5');
    table.play('drop B2 C3 D4', 'play B1@1,0 C1@2,0 D1@3,0 E1@4,0');
    return table;
  };

  test('takes cards from the discard pile too; they leave the game', () => {
    const table = atBonus();
    expect(table.state.right).toBe(3);
    expect(eventOf(table.play('bonus spent:B2 spent:D4'), 'discarded')).toMatchObject({
      spent: ['B2', 'D4'],
    });
    expect(table.state.spent).toEqual(['C3']);
    expect(table.state.spentDiscards).toEqual(['B2', 'D4']);
    expect(game.scores(table.state)).toEqual([1]);
  });

  test('in any mix with hand and pile', () => {
    const table = atBonus();
    table.play('bonus E5 spent:C3 pile*1');
    expect(table.state.spent).toEqual(['B2', 'D4']);
    expect(table.state.handDiscards).toEqual([['E5']]);
    expect(table.state.pileDiscards).toEqual([['A4']]);
    expect(table.state.hands[0]).toContain('A5');
    expect(table.state.hands[0]).toHaveLength(5);
  });

  test.each([
    ['bonus spent:A1', { code: 'card-not-spent', card: 'A1' }],
    ['bonus spent:B2 spent:B2', { code: 'card-not-spent', card: 'B2' }],
    ['bonus E5 spent:B2 spent:C3 spent:D4', { code: 'too-many-discards', right: 3 }],
    ['bonus spent:B2 pile*3', { code: 'too-many-discards', right: 3 }],
    ['bonus A4', { code: 'card-not-in-hand', card: 'A4' }],
  ] as const)('not %s', (line, refusal) => {
    expect(atBonus().refusal(line)).toEqual(refusal);
  });
});

describe('the end', () => {
  test.each([1, 2])(
    'PZ-37 with no play and %i cards to draw, three are dropped and counted, and it ends',
    (left) => {
      const table = firstWhere((state) => canOnlyDrop(state) && pileOf(state) === left);
      const before = table.state.spent.length;
      const events = table.play(table.choices()[0] ?? '');
      expect(kindsOf(events)).toEqual(['dropped', 'game-over']);
      expect(game.result(table.state)).toEqual({ places: [1], scores: [before + 3], by: 'solo' });
    },
  );

  test('PZ-37 with just three to draw it goes on', () => {
    const table = firstWhere((state) => canOnlyDrop(state) && pileOf(state) === 3);
    table.play(table.choices()[0] ?? '');
    expect(table.actor()).toBe(0);
    expect(table.state.hands[0]).toHaveLength(5);
  });

  test('PZ-37 a play that cannot be refilled ends it; the hand does not count', () => {
    const table = firstWhere((state) => canPlay(state) && pileOf(state) < 3);
    const before = table.state.spent.length;
    table.play(table.choices().find((choice) => choice.split(' ').length === 4) ?? '');
    if (table.state.due === 'bonus') table.play('bonus');
    expect(game.result(table.state)).toEqual({ places: [1], scores: [before], by: 'solo' });
  });

  test('PZ-37 a bonus of the same turn comes first, and lowers the score', () => {
    const table = firstWhere(
      (state) =>
        state.due === 'bonus' && state.spent.length > 0 && pileOf(state) < 5 - (state.hands[0]?.length ?? 0),
    );
    const before = table.state.spent.length;
    table.play(`bonus spent:${table.state.spent[0]}`);
    expect(game.result(table.state)).toMatchObject({ scores: [before - 1], by: 'solo' });
  });

  test('PZ-37 discards from the pile can bring the end about', () => {
    const table = firstWhere(
      (state) => state.due === 'bonus' && pileOf(state) === 5 - (state.hands[0]?.length ?? 0),
    );
    table.play('bonus pile*1');
    expect(game.result(table.state)?.by).toBe('solo');
  });

  test('PZ-37 an empty hand and an empty pile are no win: only the discard pile counts', () => {
    const table = firstWhere(
      (state) => state.due === 'bonus' && pileOf(state) === 0 && (state.hands[0]?.length ?? 0) <= state.right,
    );
    const [score = 0] = game.scores(table.state);
    table.play(`bonus ${table.state.hands[0]?.join(' ')}`);
    expect(game.result(table.state)).toEqual({ places: [1], scores: [score], by: 'solo' });
  });

  test('PZ-38 a deck that ends exactly with a full hand allows one more turn', () => {
    const table = firstWhere((state) => state.due === 'turn' && pileOf(state) === 0);
    expect(table.state.hands[0]).toHaveLength(5);
    expect(table.actor()).toBe(0);
    table.play(table.choices()[0] ?? '');
    if (table.state.due === 'bonus') table.play('bonus');
    expect(game.result(table.state)?.by).toBe('solo');
  });

  test('PZ-37, PZ-39 the hand goes to the box, and the last word is the size of the discard pile', () => {
    const table = firstWhere((state) => canOnlyDrop(state) && pileOf(state) === 1);
    const score = table.state.spent.length + 3;
    const over = eventOf(table.play(table.choices()[0] ?? ''), 'game-over');
    expect(over?.totals).toEqual([score]);
    expect(table.state.hands).toEqual([[]]);
  });
});
