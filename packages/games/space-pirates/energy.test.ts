/** Energy cards: playing them, where they lie, and how pumps are filled again. */
import { viewersOf } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { ENERGY_CARDS, MARKET, VALUES } from './components.ts';
import { module } from './index.ts';
import {
  act,
  choosing,
  eventsOf,
  hold,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';

const { game } = module;

const byNumber = (one: number, other: number): number => one - other;

/** No disc anywhere, so that F, A, R and L have no target. */
const emptyBag = (state: State): void => {
  state.bag.fill(0);
};

describe('the tables of this project', () => {
  const all = VALUES.flatMap((value) => ENERGY_CARDS[value]);
  const letters = all.map((card) => card.slice(2)).join('');
  const count = (letter: string): number => letters.split(letter).length - 1;

  test('36 cards, 7, 7, 8, 7 and 7 of the values, 18 with three Hazards and 18 with two', () => {
    expect(VALUES.map((value) => ENERGY_CARDS[value].length)).toEqual([7, 7, 8, 7, 7]);
    expect([3, 2].map((size) => all.filter((card) => card.length === 2 + size).length)).toEqual([18, 18]);
    expect(['F', 'R', 'L', 'A', 'S', 'W'].map(count)).toEqual([26, 18, 18, 10, 9, 9]);
    expect(all.every((card) => /^[^RL]*[RL][^RL]*$/.test(card))).toBe(true);
    expect(all.every((card) => new Set(card).size === card.length)).toBe(true);
    expect(ENERGY_CARDS[1]).toEqual(['1:LFS', '1:LFW', '1:LWA', '1:RFS', '1:RFW', '1:RSA', '1:RWS']);
    expect(ENERGY_CARDS[5]).toEqual(['5:LA', '5:LF', '5:LF', '5:LF', '5:RF', '5:RF', '5:RF']);
  });

  test('ten Market cards: each sums to 15, each Cargo has every price twice', () => {
    expect(MARKET).toHaveLength(10);
    for (const prices of MARKET) expect(prices.toSorted(byNumber)).toEqual([1, 2, 3, 4, 5]);
    for (const cargo of [0, 1, 2, 3, 4])
      expect(MARKET.map((prices) => prices[cargo] ?? 0).toSorted(byNumber)).toEqual([
        1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
      ]);
    expect(MARKET.slice(5).map((prices) => prices.join(''))).toEqual([
      '13524',
      '24135',
      '35241',
      '41352',
      '52413',
    ]);
  });
});

describe('playing a card', () => {
  test.each([
    [0, 'energy 5:RF', { code: 'no-such-card', card: '5:RF' }],
    [0, 'energy 1:RFW 2:LFS', { code: 'no-such-card', card: '1:RFW' }],
    [0, 'end', { code: 'wrong-phase', expected: ['energy'] }],
    [0, 'drift 0', { code: 'wrong-phase', expected: ['energy'] }],
    [0, 'energy 2:LFS', undefined],
  ])('SP-15: seat %i: `%s` is answered by %j', (seat, text, refusal) => {
    expect(refusalOf(choosing(2, '1:RFW', '2:LFS'), seat, text)).toEqual(refusal);
  });

  test('only the Boss plays', () => {
    expect(refusalOf(choosing(2, '1:RFW'), 1, 'energy 1:RFW')).toMatchObject({ code: 'not-your-turn' });
    expect(game.moves(choosing(2, '5:RF', '5:RF', '1:RFW'), 0)).toEqual([
      { kind: 'energy', cards: ['1:RFW'] },
      { kind: 'energy', cards: ['5:RF'] },
    ]);
  });

  test('it is shown to all; its letters are Hazards to come, its value the energy', () => {
    const state = choosing(2, '1:RFW', '2:LFS');
    const events = act(state, 0, 'energy 2:LFS');
    expect(events).toEqual([{ kind: 'played', seat: 0, card: '2:LFS', lot: 0 }]);
    expect(state.turn).toMatchObject({ card: '2:LFS', left: 'LFS', energy: 2, laid: 0 });
    expect(state.phase).toEqual({ name: 'hazards' });
  });

  test('of equal cards that of the lowest lot', () => {
    const state = choosing(2, '5:RF');
    pirate(state, 0).hand = [0, 2].map((lot) => ({ card: '5:RF', lot }));
    expect(act(state, 0, 'energy 5:RF')[0]).toEqual({ kind: 'played', seat: 0, card: '5:RF', lot: 0 });
    expect(pirate(state, 0).hand).toEqual([{ card: '5:RF', lot: 2 }]);
  });

  test('SP-15: cornered, he must still play one, and drifts when the Hazards are over', () => {
    const state = choosing(2, '2:LFS', '5:RF');
    emptyBag(state);
    putShip(state, 0, 600, 150, 1800);
    expect(refusalOf(state, 0, 'drift 0')).toMatchObject({ code: 'wrong-phase' });
    act(state, 0, 'energy 5:RF');
    act(state, 0, 'hazard F');
    expect(state.phase).toEqual({ name: 'move' });
    expect(refusalOf(state, 0, 'template 1800')).toEqual({ code: 'blocked', by: 'border' });
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-drift' });
    act(state, 0, 'drift 0');
    expect(state.boss).toBe(1);
    expect(state.discards[5]).toEqual(['5:RF']);
  });
});

describe('using the energy, or not', () => {
  test('SP-16: in space no template need be laid; out of a Hangar one must', () => {
    const state = universe(2);
    moving(state, '3:RF');
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-leave' });
    putShip(state, 0, 1500, 4000, 0);
    expect(refusalOf(state, 0, 'end')).toBeUndefined();
    act(state, 0, 'end');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 1500, y: 4000, h: 0 });
    expect(state.boss).toBe(1);
  });

  test('SP-16: out of a Hangar one is enough', () => {
    const state = universe(2);
    moving(state, '3:RF');
    act(state, 0, 'template 0');
    expect(refusalOf(state, 0, 'end')).toBeUndefined();
  });

  test('SP-17: out of a Hangar and into it again in one turn', () => {
    const state = universe(2);
    moving(state, '3:RF');
    act(state, 0, 'template 0 -350');
    act(state, 0, 'template 900');
    expect(eventsOf(act(state, 0, 'template 1800'), 'entered')).toEqual([
      { kind: 'entered', seat: 0, base: 0 },
    ]);
    expect(pirate(state, 0).ship).toEqual({ at: 'hangar', base: 0 });
  });

  test('SP-18: where every exit is blocked he stays, and his turn ends without penalty', () => {
    const state = universe(4);
    hold(state, 0, '1:RFW');
    moving(state, '3:RF');
    putShip(state, 1, 1050, 1500, 900);
    putShip(state, 2, 1050, 900, 900);
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-leave' });
    putShip(state, 3, 1050, 2100, 900);
    expect(refusalOf(state, 0, 'template 0')).toEqual({ code: 'blocked', by: 'ship' });
    const events = act(state, 0, 'end');
    expect(eventsOf(events, 'damaged')).toEqual([]);
    expect(pirate(state, 0)).toMatchObject({
      ship: { at: 'hangar', base: 0 },
      hand: [{ card: '1:RFW' }],
      mc: 10,
    });
    expect(state.boss).toBe(1);
  });

  test('SP-22: without cards there are no Hazards: he drifts', () => {
    const state = universe(2);
    putShip(state, 0, 1500, 4000, 0);
    putShip(state, 1, 4000, 700, 0);
    putDisc(state, 1, 700, 700, 'salts');
    state.turn.laid = 1;
    const events = act(state, 0, 'end');
    expect(eventsOf(events, 'turn')).toEqual([{ kind: 'turn', boss: 1, round: 1 }]);
    expect(eventsOf(events, 'hazard')).toEqual([]);
    expect(state).toMatchObject({ phase: { name: 'move' }, turn: { card: null, energy: 0, left: '' } });
    expect(refusalOf(state, 1, 'template 0')).toEqual({ code: 'no-energy-left' });
    expect(refusalOf(state, 1, 'drift 0')).toBeUndefined();
  });
});

/** Seat 0 has played 3:RF and may fill up in base 0. */
const filling = (...hand: readonly string[]): State => {
  const state = universe(2);
  hold(state, 0, ...hand);
  moving(state, '3:RF');
  pirate(state, 0).owed = true;
  pirate(state, 0).saw.push(0);
  act(state, 0, 'end');
  return state;
};

describe('discards and pumps', () => {
  test('SP-23, SP-106: the played card lies on the table all turn, and with the discards of its value after it', () => {
    const state = choosing(2, '4:RF', '4:RF');
    emptyBag(state);
    putShip(state, 0, 1500, 4000, 0);
    act(state, 0, 'energy 4:RF');
    act(state, 0, 'hazard R');
    expect(state.phase.name).toBe('move');
    expect(state.turn.card).toBe('4:RF');
    expect(pirate(state, 0).hand).toHaveLength(1);
    expect(state.discards[4]).toEqual([]);
    act(state, 0, 'end');
    expect(state.turn.card).toBeNull();
    expect(state.discards).toEqual({ 1: [], 2: [], 3: [], 4: ['4:RF'], 5: [] });
  });

  test('SP-106: Damage cannot take it', () => {
    const state = universe(2);
    hold(state, 0, '2:LFS');
    moving(state, '3:RF');
    state.queue = [{ kind: 'lose', seat: 0 }];
    expect(refusalOf(state, 'chance', 'lose 3:RF')).toEqual({ code: 'not-in-hand' });
    expect(game.moves(state, 'chance')).toEqual([{ kind: 'lose', card: '2:LFS' }]);
  });

  test('SP-106: this turn’s Fill-up cannot have it', () => {
    const state = filling();
    state.pumps[3].cards = [];
    expect(refusalOf(state, 0, 'fill 3')).toEqual({ code: 'pump-short', value: 3 });
    state.discards[3] = ['3:LF'];
    expect(refusalOf(state, 0, 'fill 3')).toBeUndefined();
    act(state, 0, 'fill 3');
    expect(refusalOf(state, 'chance', 'energy 3:RF')).toEqual({ code: 'not-in-pump' });
    expect(refusalOf(state, 'chance', 'energy 3:LF')).toBeUndefined();
  });

  test('SP-24: discards stay where they are as long as the pump has a card', () => {
    const state = filling();
    state.pumps[5].cards = ['5:LA'];
    state.discards[5] = ['5:LF', '5:RF'];
    act(state, 0, 'fill 5');
    expect(refusalOf(state, 'chance', 'energy 5:LF')).toEqual({ code: 'not-in-pump' });
    const events = act(state, 'chance', 'energy 5:LA');
    expect(eventsOf(events, 'reshuffled')).toEqual([]);
    expect(state.pumps[5]).toEqual({ cards: [], lot: 0 });
    expect(state.discards[5]).toEqual(['5:LF', '5:RF']);
  });

  test('SP-24: an empty pump is filled from its discards, at any moment of a Fill-up', () => {
    const state = filling();
    state.pumps[5].cards = ['5:LA'];
    state.discards[5] = ['5:LF', '5:LF', '5:RF'];
    state.discards[4] = ['4:RF'];
    act(state, 0, 'fill 5 5 5');
    expect(refusalOf(state, 'chance', 'energy 5:LF 5:LA 5:RF')).toEqual({ code: 'not-in-pump' });
    const events = act(state, 'chance', 'energy 5:LA 5:RF 5:LF');
    expect(eventsOf(events, 'reshuffled')).toEqual([{ kind: 'reshuffled', value: 5, lot: 1 }]);
    expect(state.pumps[5]).toEqual({ cards: ['5:LF'], lot: 1 });
    expect(state.discards[5]).toEqual([]);
    expect(state.discards[4]).toEqual(['4:RF']);
    expect(pirate(state, 0).hand).toEqual([
      { card: '5:LA', lot: 0 },
      { card: '5:LF', lot: 1 },
      { card: '5:RF', lot: 1 },
    ]);
  });

  test('SP-105: played, lost and thrown cards lie face up by value, for everybody', () => {
    const state = filling('1:RFW', '2:RFS');
    hold(state, 1, '5:LA');
    state.queue = [{ kind: 'lose', seat: 1 }];
    act(state, 'chance', 'lose 5:LA');
    const events = act(state, 0, 'fill 4');
    const [told] = eventsOf(events, 'filling');
    expect(told?.thrown).toEqual([
      { card: '1:RFW', lot: 0 },
      { card: '2:RFS', lot: 0 },
    ]);
    act(state, 'chance', 'energy 4:RF');
    for (const viewer of viewersOf(2)) {
      expect(game.view(state, viewer).discards).toEqual({
        1: ['1:RFW'],
        2: ['2:RFS'],
        3: ['3:RF'],
        4: [],
        5: ['5:LA'],
      });
      expect(events.map((event) => game.hear(event, viewer))).toContainEqual(told);
    }
  });
});
