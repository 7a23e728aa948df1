/** Before the first turn: Market cards, hands, Hangars, and what each starts with. */
import { headerOf, openMatch, seededRandom, viewersOf } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import {
  act,
  dealt,
  docked,
  eventsOf,
  HANDS,
  pirate,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';

const { game } = module;

const fresh = (seats: number): State => game.setup(seats, fullOptions(game, seats));

describe('what each starts with', () => {
  test('two to four players, no others', () => {
    const isOpen = (seats: number): boolean =>
      openMatch(game, headerOf(game, seats, fullOptions(game, seats))).ok;
    expect([1, 2, 3, 4, 5].filter(isOpen)).toEqual([2, 3, 4]);
  });

  test.each([2, 3, 4])(
    'SP-101: 10 MC, no Cargo, no base; discs in the bag, storm away: %i players',
    (seats) => {
      const { pirates, bag, discs, storm, bases } = fresh(seats);
      expect(pirates).toHaveLength(seats);
      for (const each of pirates)
        expect(each).toMatchObject({ mc: 10, base: null, hold: [0, 0, 0, 0, 0], hand: [] });
      expect(bag).toEqual([6, 6, 6, 6, 6, 2, 2]);
      expect(discs).toEqual([]);
      expect(storm).toBeNull();
      expect(bases.every(({ owner, open }) => owner === null && !open)).toBe(true);
    },
  );

  test('SP-102: all ships are alike', () => {
    const { pirates } = fresh(4);
    for (const each of pirates) expect(each).toEqual(pirates[0]);
    expect(pirates[0]?.ship).toEqual({ at: 'box' });
  });

  test('SP-4: seat 0 is the first Boss', () => {
    expect(fresh(3)).toMatchObject({ boss: 0, round: 1, phase: { name: 'setup' } });
    expect(game.actors(dealt(3))).toEqual([0]);
  });

  test.each([
    [2, 50],
    [3, 40],
    [4, 30],
  ])('SP-98: %i players for long need %i MC and a base; short, 20', (seats, goal) => {
    const placesWith = (mc: number, kind: 'short' | 'long'): unknown => {
      const state = universe(seats, { goal: kind });
      putShip(state, 0, 1500, 3000, 0);
      Object.assign(pirate(state, 0), { mc, base: 0 });
      Object.assign(state.bases[0] ?? {}, { owner: 0 });
      state.turn.laid = 1;
      act(state, 0, 'end');
      return state.result?.by;
    };
    expect([placesWith(goal - 1, 'long'), placesWith(goal, 'long')]).toEqual([undefined, 'goal']);
    expect([placesWith(19, 'short'), placesWith(20, 'short')]).toEqual([undefined, 'goal']);
  });
});

describe('Market cards', () => {
  test('SP-3: a random card on each active base, face down; the rest is out of the game', () => {
    const state = fresh(2);
    const events = act(state, 'chance', 'setup 9 0 4');
    expect(state.bases.map(({ market }) => market)).toEqual([9, 0, 4]);
    expect(state.phase).toEqual({ name: 'deal', seat: 0 });
    for (const viewer of viewersOf(2)) {
      expect(game.view(state, viewer).bases.map(({ market }) => market)).toEqual([null, null, null]);
      expect(events.map((event) => game.hear(event, viewer))).toEqual([{ kind: 'setup', cards: null }]);
    }
  });

  test('SP-3: chance takes any of the ten', () => {
    const random = seededRandom('market');
    const drawn = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const move = game.sample(fresh(4), 'chance', random);
      if (move.kind !== 'setup') throw new Error('a set-up first');
      expect(new Set(move.cards).size).toBe(5);
      for (const card of move.cards) drawn.add(card);
    }
    expect(drawn.size).toBe(10);
  });

  test.each(['setup 0 1', 'setup 0 1 2 3', 'setup 0 1 1', 'setup 0 1 10'])(
    '`%s` is not in the box',
    (text) => {
      expect(refusalOf(fresh(2), 'chance', text)).toEqual({ code: 'not-in-box' });
    },
  );

  test('nobody but chance sets up, and nothing comes before it', () => {
    expect(refusalOf(fresh(2), 0, 'setup 0 1 2')).toMatchObject({ code: 'not-your-turn' });
    expect(refusalOf(fresh(2), 'chance', 'draw police')).toEqual({
      code: 'wrong-phase',
      expected: ['setup'],
    });
  });
});

describe('SP-14: Energy hands', () => {
  const dealing = (): State => {
    const state = fresh(2);
    act(state, 'chance', 'setup 0 1 2');
    return state;
  };

  test('one card of each value from the pumps, seat after seat', () => {
    const state = dealing();
    const events = act(state, 'chance', `energy ${HANDS[0]}`);
    expect(pirate(state, 0).hand.map(({ card, lot }) => `${card}/${lot}`)).toEqual(
      HANDS[0].split(' ').map((card) => `${card}/0`),
    );
    expect(state.pumps[3]).toEqual({
      cards: ['3:LF', '3:LFA', '3:LFS', '3:LW', '3:RF', '3:RFA', '3:RS'],
      lot: 0,
    });
    expect(eventsOf(events, 'dealt')).toHaveLength(1);
    expect(state.phase).toEqual({ name: 'deal', seat: 1 });
    act(state, 'chance', `energy ${HANDS[1]}`);
    expect(state.phase).toEqual({ name: 'hangar', seat: 0 });
  });

  test.each([
    ['too few', '1:RFW 2:RFS 3:RFW 4:RF'],
    ['too many', '1:RFW 2:RFS 3:RFW 4:RF 5:RF 5:RF'],
    ['another order', '2:RFS 1:RFW 3:RFW 4:RF 5:RF'],
    ['a value twice', '1:RFW 1:LFW 3:RFW 4:RF 5:RF'],
  ])('%s is not in the pumps', (_, hand) => {
    expect(refusalOf(dealing(), 'chance', `energy ${hand}`)).toEqual({ code: 'not-in-pump' });
  });

  test('a card that another has been dealt is not in the pump', () => {
    const state = dealing();
    act(state, 'chance', `energy ${HANDS[0]}`);
    expect(refusalOf(state, 'chance', 'energy 1:RFW 2:LFS 3:LFS 4:LF 5:LF')).toEqual({ code: 'not-in-pump' });
    expect(refusalOf(state, 'chance', 'energy 1:LFW 2:LFS 3:LFS 4:RF 5:RF')).toBeUndefined();
  });
});

describe('Hangars', () => {
  test('SP-5, SP-6: Boss first, then clockwise; two may share a Hangar, never three', () => {
    const state = dealt(3);
    expect(game.moves(state, 0)).toHaveLength(4);
    expect(refusalOf(state, 1, 'hangar 1')).toMatchObject({ code: 'not-your-turn' });
    expect(eventsOf(act(state, 0, 'hangar 2'), 'docked')).toEqual([{ kind: 'docked', seat: 0, base: 2 }]);
    expect(state.phase).toEqual({ name: 'hangar', seat: 1 });
    act(state, 1, 'hangar 2');
    expect(refusalOf(state, 2, 'hangar 2')).toEqual({ code: 'hangar-full', base: 2 });
    expect(game.moves(state, 2)).toEqual([0, 1, 3].map((base) => ({ kind: 'hangar', base })));
    act(state, 2, 'hangar 0');
    expect(state.pirates.map(({ ship }) => ship)).toEqual([2, 2, 0].map((base) => ({ at: 'hangar', base })));
    expect(state.pirates.some(({ owed }) => owed)).toBe(false);
  });

  test('there are as many Hangars as bases, one each', () => {
    expect(refusalOf(dealt(2), 0, 'hangar 3')).toEqual({ code: 'no-such-base' });
    expect(refusalOf(dealt(2), 0, 'end')).toEqual({ code: 'wrong-phase', expected: ['hangar'] });
  });

  test('SP-7: when all ships stand, each in order sees the card of his own base and no other', () => {
    const state = dealt(3);
    expect(eventsOf(act(state, 0, 'hangar 3'), 'looked')).toEqual([]);
    act(state, 1, 'hangar 0');
    expect(game.view(state, 0).bases[3]?.market).toBeNull();
    expect(eventsOf(act(state, 2, 'hangar 3'), 'looked')).toEqual([
      { kind: 'looked', seat: 0, base: 3, card: 3 },
      { kind: 'looked', seat: 1, base: 0, card: 0 },
      { kind: 'looked', seat: 2, base: 3, card: 3 },
    ]);
    const seen = [0, 1, 2].map((seat) => game.view(state, seat).bases.map(({ market }) => market));
    expect(seen).toEqual([
      [null, null, null, 3],
      [0, null, null, null],
      [null, null, null, 3],
    ]);
    expect(state.pirates.map(({ saw }) => saw)).toEqual([[3], [0], [3]]);
    expect(state.phase).toEqual({ name: 'draw', seat: 0, n: 3, why: 'start' });
  });

  test('SP-8: a card once seen stays known to him who saw it', () => {
    const state = docked(2);
    putShip(state, 0, 1500, 4000, 0);
    state.round = 9;
    expect(game.view(state, 0).bases.map(({ market }) => market)).toEqual([0, null, null]);
  });
});
