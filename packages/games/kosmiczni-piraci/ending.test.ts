/** Points, varieties, and who has won. */
import { expect, test } from 'vitest';
import { module } from './index.ts';
import { eventOf, layAll, sitDown } from './turns.ts';

const { game } = module;

/** Each alone: seat 0 on planet 2, seat 1 on 3, seat 2 on 5. */
const APART = ['2222222 2', '3333333 3', '5555555 5'];
/** The same, but seat 0 has planet 1 with the merchant ship besides. */
const WITH_SHIP = ['1222222 2', '3333333 3', '5555555 5'];

interface Ending {
  readonly name: string;
  readonly rows: readonly string[];
  /** Of planets 1, 2, 3 and 5; planets 4 and 6 have 3 and 4. */
  readonly treasures: readonly [string, string, string, string];
  readonly scores: readonly number[];
  readonly varieties: readonly number[];
  readonly places: readonly number[];
}

const endings: readonly Ending[] = [
  {
    name: 'sheet: the most points win',
    rows: APART,
    treasures: ['1,2', '3,4', '5,6', '2,4'],
    scores: [7, 11, 6],
    varieties: [2, 2, 2],
    places: [2, 1, 3],
  },
  {
    name: 'sheet: points come before variety',
    rows: APART,
    treasures: ['1,2', '4,4', '2,5', '1,3'],
    scores: [8, 7, 4],
    varieties: [1, 2, 2],
    places: [1, 2, 3],
  },
  {
    name: 'KP-33 equal points: more different treasures win',
    rows: APART,
    treasures: ['1,2', '5,5', '4,6', '1,3'],
    scores: [10, 10, 4],
    varieties: [1, 2, 2],
    places: [2, 1, 3],
  },
  {
    name: 'KP-33 so for the lower places',
    rows: APART,
    treasures: ['1,2', '6,7', '4,4', '3,5'],
    scores: [13, 8, 8],
    varieties: [2, 1, 2],
    places: [1, 3, 2],
  },
  {
    name: 'KP-33 the merchant ship is a kind of its own, and may break the tie',
    rows: ['1222222 2', '3333336 3', '5555555 5'], // seat 1 has planet 6 besides, with 3 and 4
    treasures: ['1,2', '3,4', '6,7', '2,5'],
    scores: [20, 20, 7],
    varieties: [5, 4, 2],
    places: [1, 2, 3],
  },
  {
    name: 'sheet: the merchant ship is worth 10; a total of 20 with 4 different treasures',
    rows: WITH_SHIP,
    treasures: ['1,1', '2,6', '3,4', '5,7'],
    scores: [20, 7, 12],
    varieties: [4, 2, 2],
    places: [1, 3, 2],
  },
  {
    name: 'KP-34 still tied: two share the victory, and the next is third',
    rows: APART,
    treasures: ['1,2', '5,5', '5,5', '1,2'],
    scores: [10, 10, 3],
    varieties: [1, 1, 2],
    places: [1, 1, 3],
  },
  {
    name: 'KP-34 two of three that are tied share it, by variety',
    rows: APART,
    treasures: ['1,2', '5,5', '4,6', '3,7'],
    scores: [10, 10, 10],
    varieties: [1, 2, 2],
    places: [3, 1, 1],
  },
  {
    name: 'KP-34 all three share it',
    rows: APART,
    treasures: ['1,2', '3,4', '2,5', '1,6'],
    scores: [7, 7, 7],
    varieties: [2, 2, 2],
    places: [1, 1, 1],
  },
];

for (const { name, rows, treasures, scores, varieties, places } of endings) {
  test(name, () => {
    const [one, two, three, five] = treasures;
    const table = sitDown(3, `setup 1 4 ${one} ${two} ${three} 3,4 ${five} 3,4`);
    expect(eventOf(layAll(table, rows), 'ended')).toEqual({ kind: 'ended', scores, varieties });
    expect(game.result(table.state)).toEqual({ places, scores, by: 'cards' });
    expect(game.scores(table.state)).toEqual(scores);
  });
}
