/** The two ships: when they sail, where to, and how a ship that comes home ends the sending of pirates. */
import { describe, expect, test } from 'vitest';
import { eventOf, eventsOf, kindsOf, ROUND, sitDown, type Table } from './turns.ts';

const PLANETS = [1, 2, 3, 4, 5, 6];

const TREASURES = '1,2 3,4 5,6 3,7 2,4 1,5';
const homes = (merchant: number, pirate: number): Table =>
  sitDown(3, `setup ${merchant} ${pirate} ${TREASURES}`);

/** Where the ships are, and how far from home. */
const ships = ({ see }: Table): readonly string[] => {
  const { ships: at, steps } = see('spectator');
  return [`merchant ${at.merchant + 1}, ${steps.merchant}`, `pirate ${at.pirate + 1}, ${steps.pirate}`];
};

describe('sailing', () => {
  test.each(PLANETS)('sheet: from planet %i the merchant ship sails clockwise', (from) => {
    const table = homes(from, ((from + 2) % 6) + 1);
    expect(eventsOf(table.lay(`4@${from} 2@${from}`), 'sailed')).toEqual([
      { kind: 'sailed', ship: 'merchant', from: from - 1, to: from % 6 },
    ]);
    expect(ships(table)).toEqual([`merchant ${(from % 6) + 1}, 5`, `pirate ${((from + 2) % 6) + 1}, 6`]);
  });

  test.each(PLANETS)('sheet: from planet %i the pirate ship sails anticlockwise', (from) => {
    const table = homes(((from + 2) % 6) + 1, from);
    expect(eventsOf(table.lay(`4@${from} 2@${from}`), 'sailed')).toEqual([
      { kind: 'sailed', ship: 'pirate', from: from - 1, to: (from + 4) % 6 },
    ]);
    expect(ships(table)).toEqual([
      `merchant ${((from + 2) % 6) + 1}, 6`,
      `pirate ${((from + 4) % 6) + 1}, 5`,
    ]);
  });

  test('KP-17 the first card on an empty planet moves no ship', () => {
    const table = homes(1, 4);
    expect(kindsOf(table.lay('7@1 7@4'))).toEqual(['laid', 'laid']);
    expect(ships(table)).toEqual(['merchant 1, 6', 'pirate 4, 6']);
  });

  test('sheet: a card turned up where no ship is moves none', () => {
    const table = homes(1, 4);
    expect(kindsOf(table.lay('7@2 7@2'))).toEqual(['laid', 'laid', 'turned']);
    expect(ships(table)).toEqual(['merchant 1, 6', 'pirate 4, 6']);
  });

  test('sheet: it does not matter whose card is turned up by whom', () => {
    const table = homes(1, 4);
    table.lay('7@1 7@2 7@3');
    expect(kindsOf(table.lay('6@1'))).toEqual(['laid', 'turned', 'sailed']);
  });

  test('KP-18 both ships on the planet of the reveal sail, each its own way', () => {
    const table = homes(1, 2);
    table.lay('1@1 1@1');
    expect(ships(table)).toEqual(['merchant 2, 5', 'pirate 2, 6']);
    expect(table.lay('1@2 2@2').slice(2)).toEqual([
      { kind: 'turned', seat: 2, planet: 1, card: 1 },
      { kind: 'sailed', ship: 'merchant', from: 1, to: 2 },
      { kind: 'sailed', ship: 'pirate', from: 1, to: 0 },
    ]);
    expect(ships(table)).toEqual(['merchant 3, 4', 'pirate 1, 5']);
  });

  test('KP-19 a ship that arrives where a card is face down stays, and the card too', () => {
    const table = homes(1, 4);
    table.lay('3@2 4@1');
    expect(kindsOf(table.lay('5@1'))).toEqual(['laid', 'turned', 'sailed']);
    expect(ships(table)[0]).toBe('merchant 2, 5');
    expect(table.see('spectator').planets[1]?.cards).toEqual([{ seat: 0, card: null, up: false }]);
    expect(kindsOf(table.lay('1@2'))).toEqual(['laid', 'turned', 'sailed']);
    expect(ships(table)[0]).toBe('merchant 3, 4');
  });

  test('KP-11 a card laid on one that is face up already turns nothing and moves no ship', () => {
    const table = homes(1, 4);
    table.lay('7@2 T@2 4@2'); // only the 7 is left, face up
    table.lay('1@1 1@1');
    expect(ships(table)[0]).toBe('merchant 2, 5');
    expect(kindsOf(table.lay('5@2'))).toEqual(['laid']);
    expect(ships(table)[0]).toBe('merchant 2, 5');
    expect(table.see('spectator').planets[1]?.cards).toEqual([
      { seat: 0, card: 7, up: true },
      { seat: 2, card: null, up: false },
    ]);
    expect(kindsOf(table.lay('6@2'))).toEqual(['laid', 'turned', 'sailed']);
  });

  test.each([
    ['merchant', '2@1', 'merchant 1, 6'],
    ['pirate', '2@4', 'pirate 4, 6'],
  ])('sheet: a Teleport turned up moves no ship: the %s ship stays', (_, card, place) => {
    const table = homes(1, 4);
    table.lay(card.replace('2', 'T'));
    expect(kindsOf(table.lay(card))).toEqual(['laid', 'turned', 'teleported']);
    expect(ships(table)).toContain(place);
  });

  test('the card just laid may be a Teleport: what it turns up moves the ship', () => {
    const table = homes(1, 4);
    expect(kindsOf(table.lay('7@1 T@1'))).toEqual(['laid', 'laid', 'turned', 'sailed']);
  });
});

describe('coming home', () => {
  test('sheet: the merchant ship comes home in six moves, and the sending is over', () => {
    const table = homes(1, 4);
    const cards = ROUND.split(' ');
    const places = cards.slice(0, -1).map((card) => {
      expect(kindsOf(table.lay(card))).not.toContain('revealed');
      return ships(table)[0];
    });
    expect(places.filter((_, ply) => ply % 2 === 1)).toEqual([
      'merchant 2, 5',
      'merchant 3, 4',
      'merchant 4, 3',
      'merchant 5, 2',
      'merchant 6, 1',
    ]);
    expect(eventOf(table.lay(cards.at(-1) ?? ''), 'revealed')?.by).toBe('ship');
    expect(ships(table)).toEqual(['merchant 1, 0', 'pirate 3, 5']);
    expect(table.see('spectator').ended).toBe('ship');
  });

  test('sheet, KP-20 so does the pirate ship; at once, though turns are unequal', () => {
    const table = sitDown(5);
    const events = table.lay('1@4 1@4 1@3 1@3 1@2 2@2 2@1 2@1 2@6 2@6 3@5 3@5');
    expect(eventOf(events, 'revealed')?.by).toBe('ship');
    expect(ships(table)).toEqual(['merchant 2, 5', 'pirate 4, 0']);
    expect(table.see('spectator').handCounts).toEqual([5, 5, 6, 6, 6]);
    expect(table.refusal('play 7 1')).toEqual({ code: 'wrong-kind', due: 'take' });
  });

  test('KP-20 the home of the other ship is no home', () => {
    const merchant = homes(1, 2);
    expect(kindsOf(merchant.lay('1@1 1@1'))).toEqual(['laid', 'laid', 'turned', 'sailed']);
    expect(ships(merchant)).toEqual(['merchant 2, 5', 'pirate 2, 6']);
    expect(merchant.actor()).toBe(2);
    const pirate = homes(1, 2);
    expect(kindsOf(pirate.lay('1@2 1@2'))).toEqual(['laid', 'laid', 'turned', 'sailed']);
    expect(ships(pirate)).toEqual(['merchant 1, 6', 'pirate 1, 5']);
    expect(pirate.see(0).ended).toBeNull();
  });

  test('KP-20 a ship that has not left its home has not come back to it', () => {
    const table = homes(1, 4);
    table.lay('T@1 2@1');
    expect(table.see(0).ended).toBeNull();
    expect(table.actor()).toBe(2);
  });

  test('KP-18 both ships may come home with one card: one end', () => {
    const table = homes(3, 1);
    table.lay('1@3 1@3 1@1 2@1 2@4 2@4 3@6 3@6 3@5 4@5 4@6 4@4 5@1 5@3 5@2');
    expect(ships(table)).toEqual(['merchant 2, 1', 'pirate 2, 1']);
    const events = table.lay('6@2');
    expect(kindsOf(events).slice(0, 5)).toEqual(['laid', 'turned', 'sailed', 'sailed', 'revealed']);
    expect(eventsOf(events, 'revealed')).toHaveLength(1);
    expect(ships(table)).toEqual(['merchant 3, 0', 'pirate 1, 0']);
  });

  test.each([
    [3, 2, '1@3 1@3 1@4 2@4 2@5 2@5 3@6 3@6 3@1 4@1 4@2 4@2', ['merchant 3, 0', 'pirate 1, 5']],
    [2, 1, '1@1 1@1 1@6 2@6 2@5 2@5 3@4 3@4 3@3 4@3 4@2 4@2', ['merchant 3, 5', 'pirate 1, 0']],
  ])(
    'KP-18 of two ships that sail, one coming home is enough: from %i and %i',
    (merchant, pirate, cards, places) => {
      const table = homes(merchant, pirate);
      expect(eventOf(table.lay(cards), 'revealed')?.by).toBe('ship');
      expect(ships(table)).toEqual(places);
    },
  );

  test('choice: the last card of all brings a ship home: it is the ship that ends it', () => {
    const table = homes(1, 4);
    table.lay('1@2 1@3 1@5 2@2 2@3 2@5 3@2 3@3 3@5 4@2 4@3 4@5 5@2 5@3 5@5 6@6');
    const events = table.lay('7@1 T@1 T@2 T@3 7@4 7@4 6@5 6@6');
    expect(table.see(0).handCounts).toEqual([0, 0, 0]);
    expect(eventOf(events, 'revealed')?.by).toBe('ship');
    expect(ships(table)).toEqual(['merchant 1, 0', 'pirate 3, 5']);
  });
});
