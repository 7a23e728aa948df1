/** The table and the sending of pirates. Ships, Teleports and the collecting lie in files of their own. */
import { headerOf, openMatch, seatsOf, seededRandom } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { kindsOf, layAll, SETUPS, sitDown } from './turns.ts';
import type { Move } from './types.ts';

const { game } = module;

const TREASURES = [1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 7];
const PLANETS = [1, 2, 3, 4, 5, 6];

const ascending = (values: readonly number[]): readonly number[] =>
  values.toSorted((one, other) => one - other);

type SetUp = Extract<Move, { kind: 'setup' }>;

const setUps = (seats: number, count: number): readonly SetUp[] => {
  const random = seededRandom(`set-ups ${seats}`);
  return Array.from({ length: count }, () => game.sample(game.setup(seats, {}), 'chance', random)).filter(
    (move) => move.kind === 'setup',
  );
};

describe('the table', () => {
  test('KP-1 three to five players, no others', () => {
    expect(game.seats).toEqual({ min: 3, max: 5 });
    const isOpen = (seats: number): boolean => openMatch(game, headerOf(game, seats, {})).ok;
    expect([1, 2, 3, 4, 5, 6].filter(isOpen)).toEqual([3, 4, 5]);
  });

  test.each([3, 4, 5])('KP-2, KP-36 each of %i players has pirates 1 to 7 and a Teleport', (seats) => {
    const { see } = sitDown(seats);
    for (const seat of seatsOf(seats)) expect(see(seat).hand).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
    expect(see('spectator').handCounts).toEqual(seatsOf(seats).map(() => 8));
  });

  test.each([
    [3, [2, 2, 2, 2, 2, 2], 8],
    [4, [3, 3, 3, 3, 3, 3], 2],
    [5, [3, 3, 4, 3, 3, 4], 0],
  ])('sheet, KP-6 %i players: %j treasures lie open, %i stay in the box', (seats, counts, unused) => {
    const { planets, box } = sitDown(seats).see('spectator');
    expect(planets.map(({ treasures }) => treasures.length)).toEqual(counts);
    expect(box).toHaveLength(unused);
    expect(ascending([...planets.flatMap(({ treasures }) => treasures), ...box])).toEqual(TREASURES);
  });

  test('sheet: the ships stand on their starting planets, a whole round from home', () => {
    const { homes, ships, steps } = sitDown(3, 'setup 6 2 1,2 3,4 5,6 3,7 2,4 1,5').see('spectator');
    expect(homes).toEqual({ merchant: 5, pirate: 1 });
    expect(ships).toEqual(homes);
    expect(steps).toEqual({ merchant: 6, pirate: 6 });
  });

  test('the set-up is heard as it is written', () => {
    expect(sitDown(3, '').play('setup 6 2 1,2 3,4 5,6 3,7 2,4 1,5')).toEqual([
      {
        kind: 'setup',
        homes: { merchant: 5, pirate: 1 },
        treasures: [
          [1, 2],
          [3, 4],
          [5, 6],
          [3, 7],
          [2, 4],
          [1, 5],
        ],
      },
    ]);
  });
});

describe('chance sets the table', () => {
  const homesOf = ({ merchant, pirate }: SetUp): string => `${merchant} ${pirate}`;

  test('KP-3, KP-4 the ships start on two different planets, next to each other or not: all 30 ways come up', () => {
    const homes = new Set(setUps(4, 1500).map(homesOf));
    expect(homes.size).toBe(30);
    expect(PLANETS.filter((planet) => homes.has(`${planet - 1} ${planet - 1}`))).toEqual([]);
  });

  test.each([
    [3, '2 2 2 2 2 2'],
    [4, '3 3 3 3 3 3'],
    [5, '3 3 3 3 4 4'],
  ])('sheet: with %i players the planets get %s treasures of the twenty', (seats, counts) => {
    for (const move of setUps(seats, 200)) {
      expect(game.check(game.setup(seats, {}), 'chance', move)).toBeUndefined();
      expect(ascending(move.treasures.map(({ length }) => length)).join(' ')).toBe(counts);
      const left = move.treasures.flat().reduce((stock, value) => {
        expect(stock).toContain(value);
        return stock.toSpliced(stock.indexOf(value), 1);
      }, TREASURES);
      expect(left).toHaveLength(TREASURES.length - move.treasures.flat().length);
    }
  });

  test('KP-5 with five players any two planets without a ship are rich', () => {
    const rich = setUps(5, 1500).map(({ merchant, pirate, treasures }) => {
      const planets = treasures.flatMap(({ length }, planet) => (length === 4 ? [planet] : []));
      expect(planets).not.toContain(merchant);
      expect(planets).not.toContain(pirate);
      return planets.join(' ');
    });
    expect(new Set(rich).size).toBe(15);
  });

  test('KP-6 any treasure may stay in the box', () => {
    const left = setUps(4, 500).flatMap(({ treasures }) =>
      [1, 2, 3, 4, 5, 6, 7].filter(
        (value) =>
          treasures.flat().filter((each) => each === value).length <
          TREASURES.filter((each) => each === value).length,
      ),
    );
    expect(new Set(left).size).toBe(7);
  });

  test.each([
    [3, 'setup 2 2 1,2 3,4 5,6 3,7 2,4 1,5', { code: 'same-home' }],
    [3, 'setup 1 4 1,2 3,4 5 3,7 2,4 1,5', { code: 'wrong-treasures', planet: 2 }],
    [3, 'setup 1 4 1,2 3,4 5,6 3,7 2,4 1,1', { code: 'wrong-treasures', planet: 0 }],
    [3, 'setup 1 4 1,2 3,4 5,6 7,7 2,4 6,7', { code: 'wrong-treasures', planet: 3 }],
    [3, SETUPS[4] ?? '', { code: 'wrong-treasures' }],
    [4, SETUPS[3] ?? '', { code: 'wrong-treasures' }],
    [4, SETUPS[5] ?? '', { code: 'wrong-treasures' }],
    [5, SETUPS[4] ?? '', { code: 'wrong-treasures' }],
    [5, 'setup 3 4 2,4,5 1,3,6 3,5,6,7 3,4,7 3,4,5 1,2,4,5', { code: 'wrong-treasures' }],
    [5, 'setup 1 6 2,4,5 1,3,6 3,5,6,7 3,4,7 3,4,5 1,2,4,5', { code: 'wrong-treasures' }],
    [3, 'play 1 1', { code: 'wrong-kind', due: 'setup' }],
    [3, 'take 10', { code: 'wrong-kind', due: 'setup' }],
  ])('KP-4, KP-5, sheet: of %i players, %s is refused', (seats, line, refusal) => {
    expect(sitDown(seats, '').refusal(line)).toMatchObject(refusal);
  });

  test.each([
    'setup 1 4 2,1 3,4 5,6 3,7 2,4 1,5',
    'setup 1 4 1,2 3,4 5,6 3,7 2,4',
    'setup 1 4 1,2 3,4 5,6 3,7 2,4 1,5 1',
    'setup 0 4 1,2 3,4 5,6 3,7 2,4 1,5',
    'setup 1 7 1,2 3,4 5,6 3,7 2,4 1,5',
    'setup 1 4 1,2 3,4 5,6 3,8 2,4 1,5',
    'setup 1 4 1,2 3,4 5,6 3,10 2,4 1,5',
  ])('notation: %s cannot be read', (text) => {
    expect(game.parseMove(text)).toBeUndefined();
  });

  test('nobody else sets it, and it is set once', () => {
    const bare = sitDown(3, '');
    expect(bare.actor()).toBe('chance');
    expect(bare.refusal(SETUPS[3] ?? '', 0)).toEqual({ code: 'not-your-turn', actors: ['chance'] });
    expect(game.moves(bare.state, 'chance')).toBeUndefined();
    expect(game.moves(bare.state, 0)).toEqual([]);
    const table = sitDown();
    expect(table.refusal(SETUPS[3] ?? '', 'chance')).toEqual({ code: 'not-your-turn', actors: [0] });
    expect(table.refusal(SETUPS[3] ?? '')).toEqual({ code: 'wrong-kind', due: 'play' });
  });
});

describe('a turn', () => {
  test.each([3, 4, 5])(
    'KP-7, sheet: seat 0 begins, and %i players take turns in the order of seats',
    (seats) => {
      const table = sitDown(seats);
      const order = Array.from({ length: 2 * seats }, (_, turn) => {
        const actor = table.actor();
        table.lay(`${turn < seats ? 1 : 2}@${turn < seats ? 2 : 3}`);
        return actor;
      });
      expect(order).toEqual([...seatsOf(seats), ...seatsOf(seats)]);
      expect(table.see('spectator').turn).toBe(0);
    },
  );

  test('KP-8 nobody passes: a card is laid each turn, and all hands are empty together', () => {
    const table = sitDown();
    expect(table.choices()).toHaveLength(48);
    expect(table.choices().every((choice) => /^play [1-7T] [1-6]$/.test(choice))).toBe(true);
    for (const text of [
      'pass',
      'play',
      '',
      'play 1',
      'play 8 1',
      'play 0 1',
      'play 1 0',
      'play 1 7',
      'play t 1',
    ])
      expect(game.parseMove(text)).toBeUndefined();
    layAll(table, ['2222222 6', '3333333 6', '5555555 2']);
    expect(table.see('spectator').handCounts).toEqual([0, 0, 0]);
    expect(table.see('spectator').ended).toBe('cards');
  });

  test('KP-9 any card of the hand goes to any planet: with a ship, with cards of anybody, with many', () => {
    const table = sitDown();
    table.lay('1@3 1@3 1@3 2@3 2@3 2@3 3@3 3@4 3@1');
    const choices = [4, 5, 6, 7, 'T'].flatMap((card) => PLANETS.map((planet) => `play ${card} ${planet}`));
    expect(new Set(table.choices())).toEqual(new Set(choices));
    expect(table.choices()).toHaveLength(choices.length);
    for (const line of choices) expect(table.refusal(line)).toBeUndefined();
    expect(table.see('spectator').planets[2]?.cards).toHaveLength(7);
  });

  test('sheet: a card is laid once', () => {
    const table = sitDown();
    table.lay('7@3 7@3 7@3');
    expect(table.refusal('play 7 5')).toEqual({
      code: 'card-not-in-hand',
      card: 7,
      hand: [1, 2, 3, 4, 5, 6, 0],
    });
    table.lay('T@5 1@5 1@6');
    expect(table.refusal('play T 5')).toEqual({
      code: 'card-not-in-hand',
      card: 0,
      hand: [1, 2, 3, 4, 5, 6],
    });
  });

  test('only the one whose turn it is lays a card, and nothing is taken yet', () => {
    const table = sitDown();
    table.lay('1@2');
    expect(table.refusal('play 1 2', 0)).toEqual({ code: 'not-your-turn', actors: [1] });
    expect(table.refusal('play 1 2', 2)).toEqual({ code: 'not-your-turn', actors: [1] });
    expect(table.refusal('play 1 2', 'chance')).toEqual({ code: 'not-your-turn', actors: [1] });
    expect(table.refusal('take 10')).toEqual({ code: 'wrong-kind', due: 'play' });
    expect(game.moves(table.state, 0)).toEqual([]);
    expect(game.result(table.state)).toBeUndefined();
    expect(game.scores(table.state)).toEqual([0, 0, 0]);
  });

  test('sheet: blue lays a card; red lays another and turns it up; yellow turns up the red one', () => {
    const table = sitDown();
    expect(table.lay('5@2')).toEqual([{ kind: 'laid', seat: 0, planet: 1, card: 5 }]);
    expect(table.lay('3@2')).toEqual([
      { kind: 'laid', seat: 1, planet: 1, card: 3 },
      { kind: 'turned', seat: 0, planet: 1, card: 5 },
    ]);
    expect(table.lay('7@2')).toEqual([
      { kind: 'laid', seat: 2, planet: 1, card: 7 },
      { kind: 'turned', seat: 1, planet: 1, card: 3 },
    ]);
    expect(table.see('spectator').planets[1]?.cards).toEqual([
      { seat: 0, card: 5, up: true },
      { seat: 1, card: 3, up: true },
      { seat: 2, card: null, up: false },
    ]);
  });

  test('sheet: one’s own card is turned up by one’s own; cards of other planets are left alone', () => {
    const table = sitDown();
    table.lay('5@2 1@3 1@5');
    expect(kindsOf(table.lay('6@2'))).toEqual(['laid', 'turned']);
    expect(table.see('spectator').planets.map(({ cards }) => cards.map(({ up }) => up))).toEqual([
      [],
      [true, false],
      [false],
      [],
      [false],
      [],
    ]);
  });
});

test('KP-10 a turn in its order: laid, turned up, sailed or teleported, then the end', () => {
  const table = sitDown();
  expect(kindsOf(table.lay('1@1 1@1'))).toEqual(['laid', 'laid', 'turned', 'sailed']);
  expect(kindsOf(table.lay('T@2 2@2'))).toEqual(['laid', 'laid', 'turned', 'teleported']);
  table.lay('2@2 2@2 3@3 3@3 3@4 4@4 4@5 4@5 5@6');
  expect(kindsOf(table.lay('5@6').slice(0, 4))).toEqual(['laid', 'turned', 'sailed', 'revealed']);
});

test('sampled moves are legal and reach every planet', () => {
  const { state } = sitDown();
  const random = seededRandom('samples');
  const moves = Array.from({ length: 800 }, () => game.sample(state, 0, random));
  for (const move of moves) expect(game.check(state, 0, move)).toBeUndefined();
  expect(new Set(moves.map(game.makeMove)).size).toBe(48);
});
