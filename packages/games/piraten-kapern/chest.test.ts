/** The treasure chest: what is placed, when, and what it saves. */
import { describe, expect, test } from 'vitest';
import { dice, eventOf, kindsOf, pointsOf, sitDown, type Table } from './turns.ts';

/** A turn with the card, after such a first roll. */
const opened = (throws: string): Table => {
  const table = sitDown();
  table.play('card chest', dice(throws));
  return table;
};

interface Saved {
  readonly name: string;
  readonly throws: string;
  readonly lines: readonly [placing: string, roll: string, fallen: string];
  readonly sets: number;
  readonly faces: number;
}

const SAVED: readonly Saved[] = [
  {
    name: 'a set',
    throws: '4 parrot 2 sword 2 skull',
    lines: ['chest 1 2 3 4', 'roll 5 6', 'dice skull sword'],
    sets: 200,
    faces: 0,
  },
  {
    name: 'a set with its face values',
    throws: '3 coin 3 sword 2 skull',
    lines: ['chest 1 2 3', 'roll 4 5', 'dice skull coin'],
    sets: 100,
    faces: 300,
  },
  {
    name: 'face values alone',
    throws: '1 coin 1 diamond 4 sword 2 skull',
    lines: ['chest 1 2', 'roll 3 4', 'dice skull sword'],
    sets: 0,
    faces: 200,
  },
  {
    name: 'two parrots, which with the third beside it would be a set',
    throws: '3 parrot 3 sword 2 skull',
    lines: ['chest 1 2', 'roll 4 5', 'dice skull sword'],
    sets: 0,
    faces: 0,
  },
  {
    name: 'one coin of many, and nothing that lay beside it',
    throws: '3 coin 3 diamond 2 skull',
    lines: ['chest 1', 'roll 2 3', 'dice skull coin'],
    sets: 0,
    faces: 100,
  },
  {
    name: 'five coins, and no Full Chest',
    throws: '5 coin 3 diamond',
    lines: ['chest 1 2 3 4 5', 'roll 6 7 8', 'dice skull skull skull'],
    sets: 500,
    faces: 500,
  },
];

for (const { name, throws, lines, sets, faces } of SAVED) {
  test(`PK-14 one who is disqualified scores what lies on the card: ${name}`, () => {
    const events = opened(throws).play(...lines);
    expect(kindsOf(events)).toEqual(['chest', 'rolling', 'rolled', 'disqualified', 'scored']);
    expect(eventOf(events, 'scored')?.score).toEqual({
      sets,
      faces,
      fullChest: 0,
      battle: 0,
      doubled: false,
      points: sets + faces,
    });
  });
}

test('PK-14 what was taken out again is not saved', () => {
  const table = opened('6 coin 2 skull');
  table.play('chest 1 2 3', 'roll 4 5', 'dice coin coin', 'chest 1');
  expect(pointsOf(table.play('roll 2 3', 'dice skull coin'))).toBe(100);
});

test('PK-14 nothing was placed: nothing is saved', () => {
  expect(pointsOf(opened('6 coin 2 skull').play('roll 1 2', 'dice skull coin'))).toBe(0);
});

describe('PK-15 one who stops scores all dice together', () => {
  test('on the card or off it, in the same set', () => {
    const table = opened('3 coin 3 sword 2 parrot');
    table.play('chest 1 2', 'roll 7 8', 'dice coin parrot');
    expect(pointsOf(table.play('stop'))).toBe(700); // four coins 200 + 400, three swords 100
  });

  test('and a Full Chest is possible', () => {
    const table = opened('4 coin 4 sword');
    table.play('chest 1 2 3 4');
    expect(eventOf(table.play('stop'), 'scored')?.score).toMatchObject({
      sets: 400,
      faces: 400,
      fullChest: 500,
    });
  });
});

describe('PK-16 handling', () => {
  test('dice are placed after a roll and before the next, and stay until they are taken out', () => {
    const table = opened('4 coin 4 sword');
    expect(table.play('chest 1 2')).toEqual([{ kind: 'chest', seat: 0, dice: [1, 2] }]);
    expect(table.actor()).toBe(0);
    table.play('roll 5 6', 'dice parrot parrot');
    expect(table.state.turn.chest).toEqual([1, 2]);
    expect(table.play('chest 2 5')).toEqual([{ kind: 'chest', seat: 0, dice: [2, 5] }]);
    expect(table.state.turn.chest).toEqual([2, 5]);
  });

  test('the chest may be filled as soon as the first roll has fallen, and not before', () => {
    const table = sitDown();
    table.play('card chest');
    expect(table.refusal('chest 1', 0)).toEqual({ code: 'not-your-turn', actors: ['chance'] });
    table.play(dice('8 coin'));
    expect(table.refusal('chest 1')).toBeUndefined();
    table.play('roll 1 2');
    expect(table.refusal('chest 3', 0)).toEqual({ code: 'not-your-turn', actors: ['chance'] });
  });

  test('a die on the card is not rolled until it is taken out', () => {
    const table = opened('8 coin');
    table.play('chest 1 2 3');
    expect(table.refusal('roll 3 4')).toEqual({ code: 'die-on-chest', dice: [3] });
    expect(table.refusal('roll 1 2 3 4 5 6 7 8')).toEqual({ code: 'die-on-chest', dice: [1, 2, 3] });
    expect(table.choices().some((choice) => /[123]/.test(choice))).toBe(false);
    table.play('roll 4 5', 'dice coin coin', 'chest 1 2');
    expect(table.refusal('roll 3 4')).toBeUndefined();
    expect(table.refusal('roll 2 3')).toEqual({ code: 'die-on-chest', dice: [2] });
  });

  test('skulls cannot be placed', () => {
    const table = opened('1 skull 6 coin 1 skull');
    expect(table.refusal('chest 1 2')).toEqual({ code: 'skull-on-chest', dice: [1] });
    expect(table.refusal('chest 1 8')).toEqual({ code: 'skull-on-chest', dice: [1, 8] });
    expect(table.choices().some((choice) => choice.includes('1') || choice.includes('8'))).toBe(false);
  });

  test('only the treasure chest card is a chest', () => {
    const table = sitDown();
    table.play('card captain', dice('8 coin'));
    expect(table.refusal('chest 1')).toEqual({ code: 'no-chest' });
    expect(table.refusal('chest')).toEqual({ code: 'no-chest' });
    expect(table.choices().some((choice) => choice.startsWith('chest'))).toBe(false);
  });

  test('three skulls on the first roll find it empty', () => {
    const table = sitDown();
    expect(pointsOf(table.play('card chest', dice('3 skull 5 coin')))).toBe(0);
  });

  test('all dice on the card do not end the turn by themselves', () => {
    const table = opened('8 coin');
    table.play('chest 1 2 3 4 5 6 7 8');
    expect(table.actor()).toBe(0);
    expect(table.choices()).toEqual(['stop']);
    expect(pointsOf(table.play('stop'))).toBe(5300);
  });

  test('a new turn begins with an empty chest', () => {
    const table = opened('8 coin');
    table.play('chest 1 2', 'stop', 'card chest', dice('4 coin 4 sword'));
    expect(table.state.turn).toMatchObject({ chest: [], placed: false });
  });
});

describe('PK-27 one placing between two rolls, and it must change something', () => {
  test('a second placing is refused until the next roll has fallen', () => {
    const table = opened('8 coin');
    table.play('chest 1 2');
    expect(table.refusal('chest 1 2 3')).toEqual({ code: 'chest-placed' });
    expect(table.refusal('chest')).toEqual({ code: 'chest-placed' });
    expect(table.choices().some((choice) => choice.startsWith('chest'))).toBe(false);
    table.play('roll 3 4', 'dice coin coin');
    expect(table.refusal('chest 1 2 3')).toBeUndefined();
  });

  test.each([
    ['an empty chest emptied', [], 'chest'],
    ['the same dice again', ['chest 1 2', 'roll 3 4', 'dice coin coin'], 'chest 1 2'],
  ] as const)('%s is no change', (_, lines, placing) => {
    const table = opened('8 coin');
    table.play(...lines);
    expect(table.refusal(placing)).toEqual({ code: 'chest-unchanged' });
    expect(table.choices()).not.toContain(placing);
  });

  test('`chest` alone empties it', () => {
    const table = opened('8 coin');
    table.play('chest 1 2', 'roll 3 4', 'dice coin coin');
    expect(table.play('chest')).toEqual([{ kind: 'chest', seat: 0, dice: [] }]);
    expect(table.state.turn.chest).toEqual([]);
    expect(table.refusal('roll 1 2')).toBeUndefined();
  });
});
