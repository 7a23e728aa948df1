/** A turn: the card, the rolls, the skulls and the sea battle. The rest lies in files of its own. */
import { bySample, parseOptions, playout, seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { dice, earn, eventOf, kindsOf, NOTHING, nextTurn, pointsOf, sitDown } from './turns.ts';
import { type ByCard, CARDS, type State, type View } from './types.ts';

const { game } = module;

const FORTUNE: ByCard<number> = {
  chest: 4,
  captain: 4,
  sorceress: 4,
  gold: 4,
  diamond: 4,
  monkeys: 4,
  'battle-2': 2,
  'battle-3': 2,
  'battle-4': 2,
  'skulls-1': 3,
  'skulls-2': 2,
};

const earnNothing = (table: ReturnType<typeof sitDown>): ReturnType<typeof nextTurn> =>
  nextTurn(table, dice('3 skull 2 monkey 2 parrot 1 sword'));

describe('the table', () => {
  test('sheet: 2 to 5 players, 35 fortune cards, 8 dice', () => {
    expect(game.seats).toEqual({ min: 2, max: 5 });
    expect(sitDown().state.pile).toEqual(FORTUNE);
    expect(Object.values(FORTUNE).reduce((sum, copies) => sum + copies, 0)).toBe(35);
    expect(sitDown(5).state.totals).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([2, 3, 4, 5])(
    'PK-2 seat 0 begins, and %i players take their turns in the order of seats',
    (seats) => {
      const table = sitDown(seats);
      const order = Array.from({ length: 2 * seats }, () => eventOf(earnNothing(table), 'card')?.seat);
      expect(order).toEqual([...table.state.totals.keys(), ...table.state.totals.keys()]);
      expect(table.state.round).toBe(3);
    },
  );

  test.each([
    [{}, { target: 6000, floorAtZero: false }],
    [{ target: 100 }, { target: 100, floorAtZero: false }],
    [
      { target: 20_000, floorAtZero: true },
      { target: 20_000, floorAtZero: true },
    ],
  ])('PK-17, PK-18 options %j are read', (given, value) => {
    expect(parseOptions(game.options, given, 2)).toEqual({ ok: true, value });
  });

  test.each([
    [{ target: 0 }, 'out-of-range'],
    [{ target: 20_100 }, 'out-of-range'],
    [{ target: 150 }, 'off-step'],
    [{ target: '6000' }, 'not-a-whole-number'],
    [{ floorAtZero: 1 }, 'not-a-flag'],
    [{ storm: true }, 'unknown-option'],
  ])('PK-17, PK-18 options %j are refused', (given, code) => {
    expect(parseOptions(game.options, given, 2)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('PK-1 the pile', () => {
  test.each(CARDS)(
    'holds as many copies of %s as the deck has, and is not refilled before it is empty',
    (card) => {
      const table = sitDown();
      for (let copy = 0; copy < FORTUNE[card]; copy++) table.turn(`card ${card}`, dice('3 skull 5 coin'));
      expect(table.refusal(`card ${card}`)).toEqual({ code: 'card-gone', card });
      expect(table.choices()).toEqual(CARDS.filter((each) => each !== card).map((each) => `card ${each}`));
    },
  );

  test('is all 35 cards again when a card is to be drawn and none is left', () => {
    const table = sitDown(3);
    const events = Array.from({ length: 35 }, () => earnNothing(table)).flat();
    expect(kindsOf(events)).not.toContain('shuffled');
    expect(Object.values(table.state.pile).every((copies) => copies === 0)).toBe(true);
    expect(table.choices()).toEqual(CARDS.map((card) => `card ${card}`));
    expect(table.play('card skulls-2')).toEqual([
      { kind: 'shuffled' },
      { kind: 'card', seat: 2, card: 'skulls-2' },
    ]);
    expect(table.state.pile).toEqual({ ...FORTUNE, 'skulls-2': 1 });
  });
});

describe('PK-29 what happens by itself', () => {
  test('the card and the first roll are chance, one after the other; then the seat decides', () => {
    const table = sitDown();
    expect(table.actor()).toBe('chance');
    expect(table.refusal('dice coin coin coin coin coin coin coin coin')).toEqual({ code: 'wrong-kind' });
    expect(table.refusal('stop')).toEqual({ code: 'wrong-kind' });
    expect(table.play('card gold')).toEqual([{ kind: 'card', seat: 0, card: 'gold' }]);
    expect(table.actor()).toBe('chance');
    expect(table.refusal('stop', 0)).toEqual({ code: 'not-your-turn', actors: ['chance'] });
    expect(table.refusal('card gold')).toEqual({ code: 'wrong-kind' });
    expect(table.refusal('dice coin coin')).toEqual({ code: 'wrong-dice-count', rolling: 8 });
    expect(table.play(NOTHING)).toEqual([
      {
        kind: 'rolled',
        dice: [1, 2, 3, 4, 5, 6, 7, 8],
        faces: ['monkey', 'monkey', 'parrot', 'parrot', 'sword', 'sword', 'skull', 'skull'],
      },
    ]);
    expect(table.actor()).toBe(0);
  });

  test('only the seat whose turn it is may decide, and what falls is not up to it', () => {
    const table = sitDown(3);
    table.play('card gold', NOTHING);
    expect(table.refusal('stop', 1)).toEqual({ code: 'not-your-turn', actors: [0] });
    expect(table.refusal('dice coin coin', 'chance')).toEqual({ code: 'not-your-turn', actors: [0] });
    expect(table.refusal('card gold')).toEqual({ code: 'wrong-kind' });
    expect(table.refusal('dice coin coin')).toEqual({ code: 'wrong-kind' });
  });

  test('a roll is two moves: the seat takes up dice, chance lets as many fall', () => {
    const table = sitDown();
    table.play('card gold', NOTHING);
    expect(table.play('roll 1 4')).toEqual([{ kind: 'rolling', seat: 0, dice: [1, 4], spell: false }]);
    expect(table.actor()).toBe('chance');
    expect(table.refusal('stop', 0)).toEqual({ code: 'not-your-turn', actors: ['chance'] });
    expect(table.refusal('roll 1 4')).toEqual({ code: 'wrong-kind' });
    expect(table.refusal('chest 1 4')).toEqual({ code: 'wrong-kind' });
    expect(table.refusal('dice coin coin coin')).toEqual({ code: 'wrong-dice-count', rolling: 2 });
    expect(table.play('dice coin diamond')).toEqual([
      { kind: 'rolled', dice: [1, 4], faces: ['coin', 'diamond'] },
    ]);
    expect(table.state.turn.dice).toEqual('coin monkey parrot diamond sword sword skull skull'.split(' '));
  });
});

describe('re-rolling', () => {
  test('sheet: dice kept before may be rolled later', () => {
    const table = sitDown();
    table.play(
      'card gold',
      dice('4 coin 4 monkey'),
      'roll 5 6 7 8',
      dice('4 sword'),
      'roll 1 2 3 4',
      dice('4 parrot'),
    );
    expect(table.actor()).toBe(0);
    expect(pointsOf(table.play('stop'))).toBe(1000); // 200 + 200, the card's coin, Full Chest
  });

  test('sheet: each roll takes at least two dice', () => {
    const table = sitDown();
    table.play('card gold', dice('8 coin'));
    for (let die = 1; die <= 8; die++) expect(table.refusal(`roll ${die}`)).toEqual({ code: 'too-few-dice' });
    expect(table.refusal('roll 1 2')).toBeUndefined();
  });

  test('sheet: a skull is put aside and not rolled again', () => {
    const table = sitDown();
    table.play('card gold', dice('1 skull 7 coin'));
    expect(table.refusal('roll 1 2')).toEqual({ code: 'skull-locked', dice: [1] });
    expect(table.refusal('roll 1')).toEqual({ code: 'skull-locked', dice: [1] });
    table.play('roll 2 3 4', 'dice coin skull coin');
    expect(table.refusal('roll 1 2 3 4 5 6 7 8')).toEqual({ code: 'skull-locked', dice: [1, 3] });
    expect(table.choices().some((choice) => /[13]/.test(choice))).toBe(false);
  });

  test('PK-24 all eight dice may be rolled again', () => {
    const table = sitDown();
    table.play('card gold', dice('8 monkey'), 'roll 1 2 3 4 5 6 7 8', dice('8 coin'));
    expect(pointsOf(table.play('stop'))).toBe(5400);
  });
});

describe('three skulls', () => {
  test.each([
    ['at once', ['card captain', dice('3 skull 5 coin')], 3],
    ['in two rolls', ['card gold', dice('2 skull 6 coin'), 'roll 3 4', 'dice skull coin'], 3],
    [
      'in three rolls',
      ['card gold', dice('1 skull 7 coin'), 'roll 2 3', 'dice skull coin', 'roll 3 4', 'dice skull coin'],
      3,
    ],
    [
      'PK-9 with that of the card',
      ['card skulls-1', dice('1 skull 7 coin'), 'roll 2 3', 'dice skull coin'],
      3,
    ],
    ['PK-9 with those of the card', ['card skulls-2', dice('8 coin'), 'roll 1 2', 'dice skull coin'], 3],
    [
      'PK-22 or four, in a re-roll: no island',
      ['card gold', dice('2 skull 6 coin'), 'roll 3 4', 'dice skull skull'],
      4,
    ],
    [
      'PK-22 or eight, in a re-roll',
      ['card gold', dice('8 coin'), 'roll 1 2 3 4 5 6 7 8', dice('8 skull')],
      8,
    ],
    ['PK-22 or four with the card', ['card skulls-2', dice('8 coin'), 'roll 1 2', 'dice skull skull'], 4],
  ] as const)(
    'sheet, PK-26 three skulls %s end the turn by themselves, with no points',
    (_, lines, skulls) => {
      const table = sitDown(3);
      const events = table.play(...lines);
      expect(kindsOf(events.slice(-2))).toEqual(['disqualified', 'scored']);
      expect(eventOf(events, 'disqualified')).toEqual({ kind: 'disqualified', seat: 0, skulls });
      expect(eventOf(events, 'scored')).toMatchObject({ seat: 0, score: { points: 0 }, total: 0 });
      expect(table.state).toMatchObject({ seat: 1, totals: [0, 0, 0], turn: { card: null, dice: [] } });
      expect(table.actor()).toBe('chance');
    },
  );

  test('sheet: two skulls do not', () => {
    const table = sitDown();
    table.play('card skulls-1', dice('1 skull 7 coin'));
    expect(table.actor()).toBe(0);
    expect(pointsOf(table.play('stop'))).toBe(2700);
  });
});

describe('the sea battle', () => {
  test('PK-3 one may roll on for the swords, and win', () => {
    const table = sitDown();
    table.play('card battle-4', dice('3 sword 1 skull 4 monkey'), 'roll 7 8', 'dice sword parrot');
    expect(table.state.totals).toEqual([0, 0]);
    expect(pointsOf(table.play('stop'))).toBe(1200); // four swords 200, the battle 1000
  });

  test('PK-3 stopping short of the swords is lost, and the dice are ignored', () => {
    const table = sitDown();
    earn(table, 500);
    earn(table, 0);
    expect(eventOf(table.turn('card battle-3', dice('2 sword 6 coin')), 'scored')).toEqual({
      kind: 'scored',
      seat: 0,
      score: { sets: 0, faces: 0, fullChest: 0, battle: -500, doubled: false, points: -500 },
      total: 0,
    });
  });

  test.each([
    ['battle-2', -300],
    ['battle-3', -500],
    ['battle-4', -1000],
  ] as const)('PK-3 one disqualified in %s has lost it, with enough swords too: %i', (card, points) => {
    const events = sitDown().play(`card ${card}`, dice('5 sword 3 skull'));
    expect(kindsOf(events.slice(-2))).toEqual(['disqualified', 'scored']);
    expect(pointsOf(events)).toBe(points);
  });

  test.each([
    ['battle-2', dice('4 sword 4 skull'), 4, -300],
    ['battle-3', dice('3 sword 5 skull'), 5, -500],
    ['battle-4', dice('8 skull'), 8, -1000],
  ] as const)(
    'PK-21 %s: four or more skulls on the first roll are no island, and lose the bonus',
    (card, line, skulls, points) => {
      const table = sitDown(3);
      const events = table.play(`card ${card}`, line);
      expect(kindsOf(events)).toEqual(['card', 'rolled', 'disqualified', 'scored']);
      expect(eventOf(events, 'disqualified')).toEqual({ kind: 'disqualified', seat: 0, skulls });
      expect(table.state.totals).toEqual([points, 0, 0]);
    },
  );
});

test.each([2, 3, 4, 5])(
  'the view of %i players tells what `stop` would do, in every position of ten games',
  (seats) => {
    const options = fullOptions(game, seats, { target: 2000 });
    const ensureTold = (state: State, told: View): void => {
      const events = game.play(state, state.seat, { kind: 'stop' });
      expect(told.score).toEqual(eventOf(events, 'scored')?.score ?? null);
      expect(told.deduction).toBe(eventOf(events, 'deducted')?.each ?? null);
      expect(told.skulls).toBe(eventOf(events, 'deducted')?.skulls ?? told.skulls);
    };
    for (let round = 0; round < 10; round++) {
      playout(
        game,
        game.setup(seats, options),
        bySample(game),
        seededRandom(`told ${seats} ${round}`),
        (now, by) => {
          if (by !== 'chance') ensureTold(game.clone(now), game.view(now, 'spectator'));
        },
      );
    }
  },
);
