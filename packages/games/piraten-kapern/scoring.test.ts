/** What a turn is worth. Expectations come from the rules in README.md, added up by hand. */
import { describe, expect, test } from 'vitest';
import { FACE_VALUE, scoreOf, setsOf, valuablesOf } from './scoring.ts';
import { dice, eventOf, pointsOf, sitDown } from './turns.ts';
import { CARDS, type Card, FACES, type Face, type Score } from './types.ts';

interface Row {
  readonly name: string;
  readonly card: Card;
  readonly throws: string;
  /** The parts of the score that are not nought. */
  readonly parts: Partial<Score>;
}

const whole = (parts: Partial<Score>): Score => {
  const { sets = 0, faces = 0, fullChest = 0, battle = 0, doubled = false } = parts;
  return {
    sets,
    faces,
    fullChest,
    battle,
    doubled,
    points: parts.points ?? sets + faces + fullChest + battle,
  };
};

const scored = (card: Card, throws: string): Score | undefined =>
  eventOf(sitDown().turn(`card ${card}`, dice(throws)), 'scored')?.score;

const check = ({ card, throws, parts }: Row): void => expect(scored(card, throws)).toEqual(whole(parts));

const SHEET: readonly Omit<Row, 'card'>[] = [
  { name: 'two of a kind score nothing', throws: '2 sword 2 monkey 2 parrot 2 skull', parts: {} },
  { name: '3 of a kind: 100', throws: '3 sword 2 monkey 2 parrot 1 skull', parts: { sets: 100 } },
  { name: '4 of a kind: 200', throws: '4 parrot 2 monkey 2 sword', parts: { sets: 200 } },
  { name: '5 of a kind: 500', throws: '5 monkey 2 parrot 1 sword', parts: { sets: 500 } },
  { name: '6 of a kind: 1000', throws: '6 sword 1 parrot 1 skull', parts: { sets: 1000 } },
  { name: '7 of a kind: 2000', throws: '7 parrot 1 sword', parts: { sets: 2000 } },
  { name: '8 of a kind: 4000', throws: '8 sword', parts: { sets: 4000, fullChest: 500 } },
  { name: 'two sets both score', throws: '4 sword 3 parrot 1 monkey', parts: { sets: 300 } },
  { name: 'skulls are no set', throws: '2 skull 2 sword 2 parrot 1 monkey 1 coin', parts: { faces: 100 } },
  {
    name: 'a coin is worth 100 alone',
    throws: '1 coin 2 sword 2 monkey 2 parrot 1 skull',
    parts: { faces: 100 },
  },
  {
    name: 'a diamond is worth 100 alone',
    throws: '1 diamond 2 sword 2 monkey 2 parrot 1 skull',
    parts: { faces: 100 },
  },
  {
    name: 'a coin and diamonds are no set',
    throws: '1 coin 2 diamond 2 sword 2 monkey 1 skull',
    parts: { faces: 300 },
  },
  {
    name: 'a set of coins scores twice',
    throws: '3 coin 2 sword 2 monkey 1 skull',
    parts: { sets: 100, faces: 300 },
  },
  {
    name: 'a set of diamonds scores twice',
    throws: '5 diamond 2 sword 1 skull',
    parts: { sets: 500, faces: 500 },
  },
  {
    name: 'Full Chest: all eight dice score',
    throws: '3 monkey 3 parrot 1 coin 1 diamond',
    parts: { sets: 200, faces: 200, fullChest: 500 },
  },
  {
    name: 'no Full Chest: one die scores nothing',
    throws: '3 monkey 4 parrot 1 sword',
    parts: { sets: 300 },
  },
  {
    name: 'no Full Chest: a pair scores nothing',
    throws: '6 coin 2 sword',
    parts: { sets: 1000, faces: 600 },
  },
];

describe('sheet: sets, diamonds and gold, Full Chest', () => {
  for (const row of SHEET) test(row.name, () => check({ ...row, card: 'sorceress' }));

  test('the score is what the dice show at the end of the turn, not what they showed before', () => {
    const table = sitDown();
    table.play('card captain', dice('5 coin 3 monkey'), 'roll 1 2 3 4 5', dice('5 sword'));
    expect(eventOf(table.play('stop'), 'scored')).toEqual({
      kind: 'scored',
      seat: 0,
      score: whole({ sets: 600, fullChest: 500, doubled: true, points: 2200 }),
      total: 2200,
    });
  });
});

const ROWS: readonly Row[] = [
  { name: 'PK-3 short of the swords', card: 'battle-2', throws: '1 sword 7 coin', parts: { battle: -300 } },
  { name: 'PK-3 short of three', card: 'battle-3', throws: '2 sword 6 diamond', parts: { battle: -500 } },
  { name: 'PK-3 short of four', card: 'battle-4', throws: '3 sword 5 coin', parts: { battle: -1000 } },
  { name: 'PK-3 no sword at all', card: 'battle-4', throws: '8 coin', parts: { battle: -1000 } },
  {
    name: 'sheet: two swords win 300',
    card: 'battle-2',
    throws: '2 sword 3 monkey 2 parrot 1 skull',
    parts: { sets: 100, battle: 300 },
  },
  {
    name: 'sheet: three swords win 500, and are a set',
    card: 'battle-3',
    throws: '3 sword 2 monkey 2 parrot 1 coin',
    parts: { sets: 100, faces: 100, battle: 500 },
  },
  {
    name: 'sheet: four swords win 1000, and are a set',
    card: 'battle-4',
    throws: '4 sword 2 monkey 2 parrot',
    parts: { sets: 200, battle: 1000 },
  },
  {
    name: 'sheet: more swords than needed win too',
    card: 'battle-3',
    throws: '6 sword 1 parrot 1 skull',
    parts: { sets: 1000, battle: 500 },
  },
  {
    name: 'PK-4 the two swords that win the battle count for the Full Chest',
    card: 'battle-2',
    throws: '4 monkey 2 coin 2 sword',
    parts: { sets: 200, faces: 200, fullChest: 500, battle: 300, points: 1200 },
  },
  {
    name: 'PK-4 without the battle two swords do not',
    card: 'sorceress',
    throws: '4 monkey 2 coin 2 sword',
    parts: { sets: 200, faces: 200 },
  },
  {
    name: 'PK-4 other pairs are not helped by the battle',
    card: 'battle-2',
    throws: '4 sword 2 coin 2 monkey',
    parts: { sets: 200, faces: 200, battle: 300 },
  },
  {
    name: 'PK-4 swords that do not win do not count',
    card: 'battle-3',
    throws: '6 monkey 2 sword',
    parts: { battle: -500 },
  },
  {
    name: 'PK-5 the gold card has a face value, and no set of its own',
    card: 'gold',
    throws: '2 sword 2 monkey 2 parrot 2 skull',
    parts: { faces: 100 },
  },
  {
    name: 'PK-5 the diamond card has a face value, and no set of its own',
    card: 'diamond',
    throws: '2 sword 2 monkey 2 parrot 2 skull',
    parts: { faces: 100 },
  },
  {
    name: 'PK-5 the gold card makes two coins a set',
    card: 'gold',
    throws: '2 coin 2 sword 2 monkey 2 skull',
    parts: { sets: 100, faces: 300 },
  },
  {
    name: 'PK-5 the diamond card makes two diamonds a set',
    card: 'diamond',
    throws: '2 diamond 2 sword 2 monkey 2 skull',
    parts: { sets: 100, faces: 300 },
  },
  {
    name: 'PK-5 the gold card is no diamond',
    card: 'gold',
    throws: '2 diamond 2 sword 2 monkey 2 skull',
    parts: { faces: 300 },
  },
  {
    name: 'PK-5 seven coins and the gold card are eight of a kind',
    card: 'gold',
    throws: '7 coin 1 skull',
    parts: { sets: 4000, faces: 800 },
  },
  {
    name: 'PK-5 nine coins score as eight',
    card: 'gold',
    throws: '8 coin',
    parts: { sets: 4000, faces: 900, fullChest: 500, points: 5400 },
  },
  {
    name: 'PK-5 nine diamonds score as eight',
    card: 'diamond',
    throws: '8 diamond',
    parts: { sets: 4000, faces: 900, fullChest: 500, points: 5400 },
  },
  {
    name: 'PK-6 a card cannot stand in for a die that scores nothing',
    card: 'gold',
    throws: '7 coin 1 monkey',
    parts: { sets: 4000, faces: 800 },
  },
  {
    name: 'PK-6 a card makes a set of dice that score, and all eight do',
    card: 'diamond',
    throws: '2 diamond 3 sword 3 parrot',
    parts: { sets: 300, faces: 300, fullChest: 500 },
  },
  {
    name: 'PK-7 two parrots and three monkeys are five of a kind (the sheet says so)',
    card: 'monkeys',
    throws: '2 parrot 3 monkey 2 sword 1 skull',
    parts: { sets: 500 },
  },
  {
    name: 'PK-7 without the card they are two and three',
    card: 'sorceress',
    throws: '2 parrot 3 monkey 2 sword 1 skull',
    parts: { sets: 100 },
  },
  {
    name: 'PK-7 three monkeys and three parrots are one set of six, not two of three',
    card: 'monkeys',
    throws: '3 parrot 3 monkey 2 sword',
    parts: { sets: 1000 },
  },
  {
    name: 'PK-7 one kind also for the Full Chest',
    card: 'monkeys',
    throws: '1 parrot 2 monkey 3 sword 1 coin 1 diamond',
    parts: { sets: 200, faces: 200, fullChest: 500 },
  },
  {
    name: 'PK-7 a parrot and a monkey are still only two',
    card: 'monkeys',
    throws: '1 parrot 1 monkey 6 coin',
    parts: { sets: 1000, faces: 600 },
  },
  {
    name: 'PK-8 a skull die blocks the Full Chest',
    card: 'sorceress',
    throws: '7 coin 1 skull',
    parts: { sets: 2000, faces: 700 },
  },
  {
    name: 'PK-8 the skull on a card does not',
    card: 'skulls-1',
    throws: '7 coin 1 diamond',
    parts: { sets: 2000, faces: 800, fullChest: 500 },
  },
  {
    name: 'PK-8 nor do two',
    card: 'skulls-2',
    throws: '8 sword',
    parts: { sets: 4000, fullChest: 500 },
  },
  {
    name: 'PK-25 the captain doubles sets, face values and Full Chest',
    card: 'captain',
    throws: '3 monkey 3 parrot 1 coin 1 diamond',
    parts: { sets: 200, faces: 200, fullChest: 500, doubled: true, points: 1800 },
  },
  {
    name: 'PK-25 the captain doubles nothing to nothing',
    card: 'captain',
    throws: '2 sword 2 monkey 2 parrot 2 skull',
    parts: { doubled: true, points: 0 },
  },
];

for (const row of ROWS) test(row.name, () => check(row));

test('PK-25 a disqualified captain scores nothing', () => {
  expect(pointsOf(sitDown().turn('card captain', dice('3 skull 5 coin')))).toBe(0);
});

/** The rules read a second time, die by die: what one die adds, and whether it scores at all. */
const reading = (card: Card, faces: readonly Face[]): number => {
  const swords = faces.filter((face) => face === 'sword').length;
  const battle = /^battle-(\d)$/.exec(card);
  const needed = Number(battle?.[1] ?? 0);
  const bonus = [0, 0, 300, 500, 1000][needed] ?? 0;
  if (swords < needed) return -bonus;
  const kind = (face: Face): string => (card === 'monkeys' && face === 'parrot' ? 'monkey' : face);
  const extra: readonly Face[] = card === 'gold' ? ['coin'] : [];
  const objects = [...faces, ...extra, ...(card === 'diamond' ? (['diamond'] as const) : [])].map(kind);
  const alike = (face: string): number => objects.filter((other) => other === face).length;
  const sets = [...new Set(objects)]
    .filter((face) => face !== 'skull')
    .reduce((sum, face) => sum + ([0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 4000][alike(face)] ?? 0), 0);
  const precious = objects.filter((face) => face === 'coin' || face === 'diamond').length;
  const scores = (face: Face): boolean =>
    face !== 'skull' &&
    (face === 'coin' || face === 'diamond' || alike(kind(face)) >= 3 || (needed > 0 && face === 'sword'));
  const sum = sets + 100 * precious + (faces.every(scores) ? 500 : 0) + bonus;
  return card === 'captain' ? 2 * sum : sum;
};

/** Every throw of so many dice, without regard to order. */
const throwsOf = (count: number, from = 0): readonly (readonly Face[])[] =>
  count === 0
    ? [[]]
    : FACES.slice(from).flatMap((face, index) =>
        throwsOf(count - 1, from + index).map((rest) => [face, ...rest]),
      );

test('sheet, PK-3 to PK-8, PK-25: all 1287 throws are worth with each card what a second reading says', () => {
  const throws = throwsOf(8);
  expect(throws).toHaveLength(1287); // 13 over 5
  const odd = CARDS.flatMap((card) =>
    throws
      .filter((faces) => scoreOf(card, faces).points !== reading(card, faces))
      .map((faces) => `${card}: ${faces.join(' ')}`),
  );
  expect(odd).toEqual([]);
});

test('sheet, PK-5, PK-7: the sets that pay and the objects of value make up the score of all throws', () => {
  for (const card of CARDS) {
    for (const faces of throwsOf(8)) {
      const score = scoreOf(card, faces);
      if (score.battle < 0) continue;
      const sets = setsOf(card, faces);
      expect(sets.reduce((sum, { points }) => sum + points, 0)).toBe(score.sets);
      expect(valuablesOf(card, faces).length * FACE_VALUE).toBe(score.faces);
    }
  }
});

test('PK-7 monkey business: a set names the faces that it is made of', () => {
  const faces: readonly Face[] = ['monkey', 'parrot', 'parrot', 'sword', 'sword', 'sword', 'coin', 'skull'];
  expect(setsOf('monkeys', faces)).toEqual([
    { faces: ['monkey', 'parrot'], count: 3, points: 100 },
    { faces: ['sword'], count: 3, points: 100 },
  ]);
  expect(setsOf('gold', faces)).toEqual([{ faces: ['sword'], count: 3, points: 100 }]);
});
