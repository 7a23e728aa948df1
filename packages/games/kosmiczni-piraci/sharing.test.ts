/** Collecting the treasures. Who is ahead of whom has a file of its own: ties.test.ts. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { EXAMPLE, eventOf, eventsOf, kindsOf, layAll, ROUND, sitDown, takenOn } from './turns.ts';
import { TELEPORT } from './types.ts';

const { game } = module;

/** Everybody alone on a planet, nobody on 1, 4 and 6. */
const APART = ['2222222 6', '3333333 6', '5555555 2'];

describe('the end of the sending', () => {
  test('sheet: all hands are empty: each takes all where he is alone, and it is over', () => {
    const table = sitDown();
    const events = layAll(table, APART);
    expect(events.slice(events.findIndex(({ kind }) => kind === 'revealed'))).toEqual([
      {
        kind: 'revealed',
        by: 'cards',
        cards: [
          { planet: 1, seat: 2, card: TELEPORT },
          { planet: 2, seat: 1, card: 7 },
          { planet: 4, seat: 2, card: 7 },
        ],
      },
      { kind: 'unclaimed', planet: 0, values: [1, 2, 10] },
      { kind: 'taken', seat: 0, planet: 1, values: [3, 4] },
      { kind: 'taken', seat: 1, planet: 2, values: [5, 6] },
      { kind: 'plundered', planet: 3, values: [3, 7] },
      { kind: 'taken', seat: 2, planet: 4, values: [2, 4] },
      { kind: 'unclaimed', planet: 5, values: [1, 5] },
      { kind: 'ended', scores: [7, 11, 6], varieties: [2, 2, 2] },
    ]);
    expect(table.actor()).toBeUndefined();
    expect(game.result(table.state)).toEqual({ places: [2, 1, 3], scores: [7, 11, 6], by: 'cards' });
    expect(table.refusal('take 10', 0)).toEqual({ code: 'game-over' });
    expect(table.refusal('play 1 1', 'chance')).toEqual({ code: 'game-over' });
    expect(game.moves(table.state, 0)).toEqual([]);
  });

  test('KP-21 everything is turned up, Teleports go to the box, strike nobody, and no ship moves', () => {
    const table = sitDown();
    // Face down at the end: a pirate where the merchant ship is, and Teleports on the cards of others.
    const events = layAll(table, ['1222222 5', '3333333 6', '5555555 3']);
    expect(eventOf(events, 'revealed')?.cards).toEqual([
      { planet: 0, seat: 0, card: 1 },
      { planet: 1, seat: 0, card: 7 },
      { planet: 2, seat: 2, card: TELEPORT },
      { planet: 4, seat: 0, card: TELEPORT },
      { planet: 5, seat: 1, card: TELEPORT },
    ]);
    expect(eventsOf(events, 'sailed')).toEqual([]);
    expect(eventsOf(events, 'teleported')).toEqual([]);
    const { planets, ships, lostCounts, teleportGone } = table.see('spectator');
    expect(ships).toEqual({ merchant: 0, pirate: 3 });
    expect(lostCounts).toEqual([0, 0, 0]);
    expect(teleportGone).toEqual([true, true, true]);
    expect(planets.map(({ strengths }) => strengths)).toEqual([
      [1, 0, 0],
      [27, 0, 0],
      [0, 28, 0],
      [0, 0, 0],
      [0, 0, 28],
      [0, 0, 0],
    ]);
    const cards = planets.flatMap((planet) => planet.cards);
    expect(cards.every(({ card, up }) => up && card !== null && card > 0)).toBe(true);
    expect(cards).toHaveLength(21);
  });

  test('KP-21 a ship that ends it: cards in hand stay there and count for nothing', () => {
    const table = sitDown();
    const cards = eventOf(table.lay(ROUND), 'revealed')?.cards;
    expect(cards?.map(({ planet, seat, card }) => `${planet + 1} ${seat} ${card}`)).toEqual([
      '1 1 1',
      '2 0 2',
      '3 2 2',
      '4 1 3',
      '5 0 4',
      '6 2 4',
    ]);
    expect(table.see('spectator').handCounts).toEqual([4, 4, 4]);
    expect(table.see('spectator').planets[0]?.strengths).toEqual([1, 1, 0]);
  });

  test('KP-22 one who has only a Teleport there is not on the planet', () => {
    const table = sitDown();
    const events = layAll(table, ['2222222 5', '3333333 6', '5555555 1']);
    expect(takenOn(events, 5)).toEqual([[2, 2, 4]]); // alone, though seat 0 laid a Teleport
    expect(eventsOf(events, 'unclaimed').map(({ planet }) => planet)).toEqual([0, 5]);
  });

  test('KP-23 where nobody is, the treasures go to the box, with the merchant ship', () => {
    const table = sitDown();
    const events = layAll(table, APART);
    expect(eventsOf(events, 'unclaimed')[0]).toEqual({ kind: 'unclaimed', planet: 0, values: [1, 2, 10] });
    const { box, loot, planets } = table.see('spectator');
    expect(box).toContain(10);
    expect(loot).toEqual([
      [3, 4],
      [5, 6],
      [2, 4],
    ]);
    expect(planets.flatMap(({ treasures }) => treasures)).toEqual([]);
  });

  test('sheet, KP-25 those on the planet of the pirate ship get nothing', () => {
    const table = sitDown();
    const events = layAll(table, ['4222222 6', '3333333 6', '5555555 2']);
    expect(eventOf(events, 'plundered')).toEqual({ kind: 'plundered', planet: 3, values: [3, 7] });
    expect(takenOn(events, 4)).toEqual([]);
    expect(table.see('spectator').planets[3]?.strengths).toEqual([1, 0, 0]);
  });

  test('KP-24 both ships on one planet: the merchant ship is plundered too', () => {
    const table = sitDown(3, 'setup 1 2 1,2 3,4 5,6 3,7 2,4 1,5');
    layAll(table, ['3333331 4', '5555551 5', '2666666 6']);
    expect(table.see('spectator').ships).toEqual({ merchant: 1, pirate: 1 });
    const events = table.takeBest();
    expect(eventOf(events, 'plundered')).toEqual({ kind: 'plundered', planet: 1, values: [3, 4, 10] });
    expect(table.see('spectator').loot.flat()).not.toContain(10);
    expect(table.see('spectator').box).toContain(10);
  });

  test.each([
    [1, [0, 1, 2, 3, 4, 5]],
    [3, [2, 3, 4, 5, 0, 1]],
    [6, [5, 0, 1, 2, 3, 4]],
  ])('KP-29 planets are shared out clockwise from the merchant ship’s home: from %i', (home, order) => {
    const table = sitDown(3, `setup ${home} ${home === 3 ? 6 : 3} 1,2 3,4 5,6 3,7 2,4 1,5`);
    const events = layAll(table, ['2222222 2', '4444444 4', '5555555 5']);
    const shared = events.filter(({ kind }) => ['taken', 'plundered', 'unclaimed'].includes(kind));
    expect(shared.map((event) => 'planet' in event && event.planet)).toEqual(order);
  });
});

describe('the example of the sheet', () => {
  test('sheet, KP-26, KP-28 green 10 takes the ship, yellow 6 the 5, purple 1 the 4, green the rest', () => {
    const table = sitDown(4);
    const events = table.lay(EXAMPLE);
    expect(table.see('spectator').planets[0]).toMatchObject({
      treasures: [2, 4, 5, 10],
      strengths: [10, 6, 1, 0],
    });
    expect(kindsOf(events.slice(-2))).toEqual(['sailed', 'revealed']);
    expect(table.see('spectator').sharing).toEqual({ planet: 0, ranking: [0, 1, 2], next: 0 });
    expect(table.play('take 10')).toEqual([{ kind: 'taken', seat: 0, planet: 0, values: [10] }]);
    expect(table.actor()).toBe(1);
    expect(table.play('take 5')).toEqual([{ kind: 'taken', seat: 1, planet: 0, values: [5] }]);
    expect(table.actor()).toBe(2);
    expect(table.play('take 4').slice(0, 2)).toEqual([
      { kind: 'taken', seat: 2, planet: 0, values: [4] },
      { kind: 'taken', seat: 0, planet: 0, values: [2] },
    ]);
    expect(table.see('spectator').loot).toEqual([[10, 2], [5], [4], []]);
    expect(game.scores(table.state)).toEqual([12, 5, 4, 0]);
  });

  test('KP-27 each may take any treasure that is left, and nothing else', () => {
    const table = sitDown(4);
    table.lay(EXAMPLE);
    expect(table.choices()).toEqual(['take 2', 'take 4', 'take 5', 'take 10']);
    expect(table.refusal('take 3')).toEqual({ code: 'no-such-treasure', value: 3, left: [2, 4, 5, 10] });
    expect(table.refusal('take 2', 1)).toEqual({ code: 'not-your-turn', actors: [0] });
    expect(table.refusal('play 1 1')).toEqual({ code: 'wrong-kind', due: 'take' });
    expect(game.parseMove('take 8')).toBeUndefined();
    table.play('take 4');
    expect(table.choices()).toEqual(['take 2', 'take 5', 'take 10']);
    expect(table.refusal('take 4')).toEqual({ code: 'no-such-treasure', value: 4, left: [2, 5, 10] });
    table.play('take 2');
    expect(takenOn(table.play('take 5'), 1)).toEqual([
      [2, 5],
      [0, 10],
    ]);
  });

  test('it is over when all planets are shared out, and not before', () => {
    const table = sitDown(4);
    table.lay(EXAMPLE);
    for (let choices = 0; choices < 10; choices++) {
      expect(game.result(table.state)).toBeUndefined();
      table.play(table.choices()[0] ?? '');
    }
    expect(eventOf(table.play(table.choices()[0] ?? ''), 'ended')).toBeDefined();
    expect(table.see('spectator')).toMatchObject({ sharing: null, ended: 'ship' });
    expect(game.result(table.state)).toMatchObject({ by: 'ship' });
  });
});

interface Share {
  readonly name: string;
  readonly rows: readonly string[];
  /** On planet 2. */
  readonly treasures: string;
  readonly takes: readonly string[];
  /** On planet 2: who takes what, in order. */
  readonly taken: readonly (readonly number[])[];
}

// Seat 0 is stronger than seat 1, and seat 1 than seat 2; on no other planet is anybody asked.
const ONE = ['2222222 1', '3333333 3', '5555555 6'];
const TWO = ['2222222 1', '2222223 3', '5555555 6'];
const THREE = ['2222222 1', '2222223 3', '2555555 6'];
// Two cards laid on 1 bring the merchant ship to 2.
const TWO_AND_SHIP = ['2222221 3', '2222231 5', '5555555 6'];
const THREE_AND_SHIP = ['2222221 3', '2222231 5', '2555555 6'];

const shares: readonly Share[] = [
  { name: 'sheet: one player takes all', rows: ONE, treasures: '3,4', takes: [], taken: [[0, 3, 4]] },
  {
    name: 'sheet: the first chooses, the second has what is left',
    rows: TWO,
    treasures: '3,4',
    takes: ['0 take 3'],
    taken: [
      [0, 3],
      [1, 4],
    ],
  },
  {
    name: 'notation: of treasures alike nobody has to choose',
    rows: TWO,
    treasures: '3,3',
    takes: [],
    taken: [
      [0, 3],
      [1, 3],
    ],
  },
  {
    name: 'sheet: fewer treasures than players: the weakest goes away with nothing',
    rows: THREE,
    treasures: '3,4',
    takes: ['0 take 4'],
    taken: [
      [0, 4],
      [1, 3],
    ],
  },
  {
    name: 'sheet: also of treasures alike',
    rows: THREE,
    treasures: '3,3',
    takes: [],
    taken: [
      [0, 3],
      [1, 3],
    ],
  },
  {
    name: 'KP-26, KP-28 more treasures than players, the ship being one: the rest is the strongest’s',
    rows: TWO_AND_SHIP,
    treasures: '3,4',
    takes: ['0 take 10', '1 take 3'],
    taken: [
      [0, 10],
      [1, 3],
      [0, 4],
    ],
  },
  {
    name: 'KP-27, notation: the last in rank is asked too, and may leave the ship to the strongest',
    rows: TWO_AND_SHIP,
    treasures: '3,4',
    takes: ['0 take 4', '1 take 3'],
    taken: [
      [0, 4],
      [1, 3],
      [0, 10],
    ],
  },
  {
    name: 'notation: the ship gone, of two alike nobody has to choose',
    rows: TWO_AND_SHIP,
    treasures: '3,3',
    takes: ['0 take 10'],
    taken: [
      [0, 10],
      [1, 3],
      [0, 3],
    ],
  },
  {
    name: 'notation: the ship left, the second chooses',
    rows: TWO_AND_SHIP,
    treasures: '3,3',
    takes: ['0 take 3', '1 take 10'],
    taken: [
      [0, 3],
      [1, 10],
      [0, 3],
    ],
  },
  {
    name: 'sheet: as many treasures as players: the last has what is left, be it the ship',
    rows: THREE_AND_SHIP,
    treasures: '3,4',
    takes: ['0 take 3', '1 take 4'],
    taken: [
      [0, 3],
      [1, 4],
      [2, 10],
    ],
  },
];

for (const { name, rows, treasures, takes, taken } of shares) {
  test(name, () => {
    const table = sitDown(3, `setup 1 4 1,1 ${treasures} 5,5 3,7 4,4 2,6`);
    const events = [...layAll(table, rows)];
    for (const line of takes) {
      const [seat, ...words] = line.split(' ');
      expect(String(table.actor())).toBe(seat);
      events.push(...table.play(words.join(' ')));
    }
    expect(table.actor()).toBeUndefined();
    expect(takenOn(events, 2)).toEqual(taken);
  });
}

test('notation: what may be taken is listed once, though it lies there twice', () => {
  const table = sitDown(3, 'setup 1 4 1,1 3,3 5,5 3,7 4,4 2,6');
  layAll(table, TWO_AND_SHIP);
  expect(table.choices()).toEqual(['take 3', 'take 10']);
});
