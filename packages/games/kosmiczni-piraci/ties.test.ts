/** Who is ahead of whom on a planet. */
import type { Seat } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { decidedOn } from './sharing.ts';
import { layAll, sitDown, takenOn, type Table } from './turns.ts';

/** The rankings of the planets (from 1) on which somebody is asked, as everybody sees them. */
const rankings = (table: Table): Readonly<Record<number, readonly Seat[]>> => {
  const ranked: Record<number, readonly Seat[]> = {};
  while (table.actor() !== undefined) {
    const { sharing } = table.see('spectator');
    if (sharing !== null) ranked[sharing.planet + 1] = sharing.ranking;
    table.play(table.choices()[0] ?? '');
  }
  return ranked;
};

interface Tie {
  readonly name: string;
  /** By seat, the planets of pirates 1 to 7 and of the Teleport. */
  readonly rows: readonly string[];
  readonly planet: number;
  readonly ranking: readonly Seat[];
}

// The merchant ship stays on 1 and the pirate ship on 4, where at most one card is laid.
const ties: readonly Tie[] = [
  {
    name: 'sheet: the strongest is first, whatever the order of turns',
    rows: ['2333333 1', '3333332 2', '3233333 6'], // on 2: 1, 7, 2
    planet: 2,
    ranking: [1, 2, 0],
  },
  {
    name: 'sheet: strength is the sum of the cards, not the best card',
    rows: ['5555553 1', '3332555 2', '6666666 3'], // on 3: 7, 1 + 2 + 3, 0
    planet: 3,
    ranking: [0, 1],
  },
  {
    name: 'KP-30 two are tied: the next planet anticlockwise decides, not the next clockwise',
    rows: ['2555553 1', '5233555 2', '6666666 3'], // on 3: 7, 3 + 4; on 2: 1, 2; on 5: 20, 19
    planet: 3,
    ranking: [1, 0],
  },
  {
    name: 'KP-30 one who is absent there has nothing',
    rows: ['5555553 1', '2533555 2', '6666666 3'], // on 3: 7, 3 + 4; on 2: 0, 1
    planet: 3,
    ranking: [1, 0],
  },
  {
    name: 'KP-30 still tied: on it goes, past planet 1 to 6 and to 5',
    rows: ['5333362 1', '6522633 4', '3333333 6'], // on 2: 7, 3 + 4; on 6: 6, 1 + 5; on 5: 1, 2; on 3: 14, 13
    planet: 2,
    ranking: [1, 0],
  },
  {
    name: 'KP-30 the planet of the merchant ship decides like any other',
    rows: ['3333332 2', '1322333 3', '6666666 5'], // on 2: 7, 3 + 4; on 1: 0, 1
    planet: 2,
    ranking: [1, 0],
  },
  {
    name: 'KP-25 so does the plundered planet',
    rows: ['3333335 1', '4355333 3', '6666666 2'], // on 5: 7, 3 + 4; on 4: 0, 1; on 3: 21, 20
    planet: 5,
    ranking: [1, 0],
  },
  {
    name: 'KP-31 three are tied: one planet sorts them all',
    rows: ['2555553 1', '5233555 2', '5325355 3'], // on 3: 7, 3 + 4, 2 + 5; on 2: 1, 2, 3
    planet: 3,
    ranking: [2, 1, 0],
  },
  {
    name: 'KP-31 three are tied: one falls behind, and the other two look further back among themselves',
    rows: ['6255553 1', '5233655 2', '3555536 3'], // on 3: 7 each; on 2: 2, 2, 0; on 6: 1, 5, 7
    planet: 3,
    ranking: [1, 0, 2],
  },
  {
    name: 'KP-32 three are tied on all planets: the order of turns',
    rows: ['2233556 1', '2233556 2', '2233556 3'],
    planet: 5,
    ranking: [0, 1, 2],
  },
  {
    name: 'KP-32 two are tied on all planets, behind a third',
    rows: ['2222235 1', '2222235 2', '2222253 6'], // on 3: 6, 6, 7
    planet: 3,
    ranking: [2, 0, 1],
  },
  {
    name: 'sheet: Teleports do not count, here or there',
    rows: ['2233556 1', '2233556 3', '2233556 2'],
    planet: 3,
    ranking: [0, 1, 2],
  },
];

for (const { name, rows, planet, ranking } of ties) {
  test(name, () => {
    const table = sitDown();
    layAll(table, rows);
    expect(rankings(table)[planet]).toEqual(ranking);
  });
}

test('KP-30 all the way round: tied on five planets, the sixth decides', () => {
  const table = sitDown();
  // Seats 0 and 1 lay the same, but seat 0 loses the 1 on planet 3, which lies next to 2 clockwise.
  table.lay(
    '7@2 7@2 T@3 1@3 1@3 1@6 2@3 2@3 2@6 3@3 3@3 3@6 4@3 4@3 4@6 5@3 5@3 5@6 6@3 6@3 6@6 T@5 T@1 7@6',
  );
  expect(table.see('spectator').planets.map(({ strengths }) => strengths.join(' '))).toEqual([
    '0 0 0',
    '7 7 0',
    '20 21 0',
    '0 0 0',
    '0 0 0',
    '0 0 28',
  ]);
  expect(rankings(table)[2]).toEqual([1, 0]);
});

test('KP-32 five are tied on all planets: the order of turns', () => {
  const table = sitDown(5);
  layAll(table, ['2233556 1', '2233556 2', '2233556 3', '2233556 5', '2233556 6']);
  expect(rankings(table)).toEqual({
    2: [0, 1, 2, 3, 4],
    3: [0, 1, 2, 3, 4],
    5: [0, 1, 2, 3, 4],
    6: [0, 1, 2, 3, 4],
  });
});

describe('KP-35 two ties on one planet', () => {
  const fourPlayers = (): Table => {
    const table = sitDown(4);
    // On 2: 7, 7, 3, 1 + 2; on 6: 1, 2, 1, 4; only seats 0 and 1 are on 5.
    layAll(table, ['6555552 1', '5655552 2', '6323333 3', '2236333 6']);
    return table;
  };

  test('are each broken by strength', () => {
    expect(rankings(fourPlayers())).toMatchObject({ 2: [1, 0, 3, 2], 6: [3, 1, 0, 2] });
  });

  test('treasures taken do not change the ranks', () => {
    const table = fourPlayers();
    expect(table.see(0).sharing).toEqual({ planet: 1, ranking: [1, 0, 3, 2], next: 0 });
    const first = table.play('take 1');
    expect(table.see(0).sharing).toEqual({ planet: 1, ranking: [1, 0, 3, 2], next: 1 });
    const second = table.play('take 6');
    expect(takenOn([...first, ...second], 2)).toEqual([
      [1, 1],
      [0, 6],
      [3, 3],
    ]);
    expect(table.see(0).sharing).toMatchObject({ planet: 2, next: 0 });
  });
});

describe('what decides between two', () => {
  // By planet: seats 0, 1 and 2.
  const strengths = [
    [0, 0, 0],
    [2, 2, 0],
    [7, 7, 7],
    [0, 0, 0],
    [4, 4, 1],
    [1, 5, 7],
  ];
  test.each([
    ['the planet itself where they are not tied', 5, 0, 1, 5],
    ['KP-30 the next anticlockwise', 2, 0, 2, 1],
    ['KP-30 on past planet 1', 2, 0, 1, 5],
  ])('%s', (_, planet, one, other, decisive) => {
    expect(decidedOn(strengths, planet, one, other)).toBe(decisive);
    expect(decidedOn(strengths, planet, other, one)).toBe(decisive);
  });
  test('KP-32 no planet where they are equal on all', () => {
    expect(
      decidedOn(
        strengths.map(([first = 0]) => [first, first]),
        2,
        0,
        1,
      ),
    ).toBeUndefined();
  });
});
