/** Fill-ups: what they cost, what can be had, and how empty pumps are filled again. */
import { describe, expect, test } from 'vitest';
import type { Card } from './components.ts';
import { module } from './index.ts';
import {
  act,
  asked,
  codeOf,
  eventsOf,
  flyIn,
  hold,
  pirate,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';

const { game } = module;

interface Visitor {
  readonly mc: number;
  readonly owner?: number;
  readonly hand?: readonly Card[];
  /** Cards out of reach, in the other's hand. */
  readonly others?: readonly Card[];
}

/** Seat 0 is at the Fill-up of base 0, his 1:RFW on the table. */
const filling = ({ mc, owner, hand = [], others = [] }: Visitor): State => {
  const state = universe(2);
  const visitor = pirate(state, 0);
  Object.assign(visitor, { mc, saw: [0] });
  hold(state, 0, ...hand);
  hold(state, 1, ...others);
  const [base] = state.bases;
  if (owner !== undefined && base !== undefined) {
    base.owner = owner;
    pirate(state, owner).base = 0;
  }
  flyIn(state);
  return state;
};

const FIVES = ['5:LA', '5:LF', '5:LF', '5:LF', '5:RF', '5:RF', '5:RF'];
const ONES = ['1:LFS', '1:LFW', '1:LWA', '1:RFS', '1:RSA', '1:RWS'];
const TWOS = ['2:LFA', '2:LFS', '2:LFW', '2:LSA', '2:RFA', '2:RFS', '2:RFW'];
const mcs = ({ pirates }: State): readonly number[] => pirates.map(({ mc }) => mc);

describe('the price', () => {
  test.each([
    ['1', 1],
    ['5', 1],
    ['2 3', 1],
    ['2 4', 2],
    ['5 5', 2],
    ['1 5 5', 3],
    ['5 5 5 5', 4],
    ['1 1 1 1 1 1', 2],
  ])('SP-110: fill %s costs %i MC', (values, cost) => {
    const state = filling({ mc: cost });
    const [event] = eventsOf(act(state, 0, `fill ${values}`), 'filling');
    expect(event).toMatchObject({ paid: cost, to: null });
    expect(mcs(state)).toEqual([0, 10]);
    const poor = filling({ mc: 4 });
    pirate(poor, 0).mc = cost - 1;
    expect(refusalOf(poor, 0, `fill ${values}`)).toEqual({ code: 'cannot-afford', cost });
  });

  test('SP-110: at least one card', () => {
    expect(game.parseMove('fill')).toBeUndefined();
    expect(game.check(filling({ mc: 4 }), 0, { kind: 'fill', values: [] })).toEqual({ code: 'bad-value' });
  });

  test('SP-110: in his own base it is free, up to 15 points', () => {
    const state = filling({ mc: 0, owner: 0 });
    expect(refusalOf(state, 0, 'fill 1 5 5 5')).toEqual({ code: 'over-limit', points: 16, max: 15 });
    const [event] = eventsOf(act(state, 0, 'fill 5 5 5'), 'filling');
    expect([event?.paid, mcs(state)]).toEqual([0, [0, 10]]);
  });

  test('SP-73: nor can he pay there to get more than 15', () => {
    const state = filling({ mc: 30, owner: 0 });
    expect(codeOf(state, 0, 'fill 1 5 5 5')).toBe('over-limit');
  });

  test('sheet: the owner of the base is paid', () => {
    const state = filling({ mc: 5, owner: 1 });
    expect(eventsOf(act(state, 0, 'fill 4 4'), 'filling')).toMatchObject([{ paid: 2, to: 1 }]);
    expect(mcs(state)).toEqual([3, 12]);
  });

  test('SP-74: 1 to 4 MC, 5 points each, 20 points at most', () => {
    const state = filling({ mc: 9 });
    expect(codeOf(state, 0, 'fill 5 5 5 5')).toBeUndefined();
    expect(refusalOf(state, 0, 'fill 1 5 5 5 5')).toEqual({ code: 'over-limit', points: 21, max: 20 });
    expect(filling({ mc: 0 }).boss).toBe(1);
  });

  test('refusals in their order: value, limit, price, pump', () => {
    const state = filling({ mc: 3, others: FIVES.slice(0, 6) });
    expect(codeOf(state, 0, 'fill 0 5 5 5 5 5')).toBe('bad-value');
    expect(codeOf(state, 0, 'fill 6')).toBe('bad-value');
    expect(codeOf(state, 0, 'fill 5 5 5 5 5')).toBe('over-limit');
    expect(codeOf(state, 0, 'fill 5 5 5 5')).toBe('cannot-afford');
    expect(refusalOf(state, 0, 'fill 5 5 5')).toEqual({ code: 'pump-short', value: 5 });
    expect(codeOf(state, 1, 'fill 5')).toBe('not-your-turn');
  });
});

describe('the cards', () => {
  test('SP-70: a Fill-up is optional; if done, all old cards go to the discards first', () => {
    const skipped = filling({ mc: 4, hand: ['2:RFS', '4:RA'] });
    act(skipped, 0, 'skip');
    expect([skipped.boss, pirate(skipped, 0).hand.length, mcs(skipped)]).toEqual([1, 2, [4, 10]]);
    const filled = filling({ mc: 4, hand: ['2:RFS', '4:RA'] });
    const [event] = eventsOf(act(filled, 0, 'fill 3'), 'filling');
    expect(event?.thrown.map(({ card }) => card)).toEqual(['2:RFS', '4:RA']);
    expect([pirate(filled, 0).hand, filled.discards[2], filled.discards[4]]).toEqual([
      [],
      ['2:RFS'],
      ['4:RA'],
    ]);
  });

  test('SP-71: all values are named, then the cards come', () => {
    const state = filling({ mc: 4 });
    act(state, 0, 'fill 3 3 5');
    expect([state.queue, asked(state)]).toEqual([[{ kind: 'energy', seat: 0, values: [3, 3, 5] }], 'chance']);
    for (const cards of [
      '3:RF 5:LA',
      '3:RF 3:LF',
      '3:RF 5:LA 3:LF',
      '3:RF 3:RF 5:LA',
      '3:RF 3:LF 4:RA',
      '1:RFW 3:LF 5:LA',
    ]) {
      expect(refusalOf(state, 'chance', `energy ${cards}`)).toEqual({ code: 'not-in-pump' });
    }
    const [event] = eventsOf(act(state, 'chance', 'energy 3:RF 3:LF 5:LA'), 'dealt');
    expect(pirate(state, 0).hand.map(({ card }) => card)).toEqual(['3:LF', '3:RF', '5:LA']);
    expect(event && game.hear(event, 1)).toMatchObject({ cards: null });
    expect(state.boss).toBe(1);
  });

  test('SP-72: points that cannot be used are lost: 13 for 3 MC', () => {
    // Only two fives are left, no ones and no twos.
    const state = filling({
      mc: 3,
      others: [...FIVES.slice(0, 5), ...ONES, ...TWOS],
    });
    expect(refusalOf(state, 0, 'fill 5 5 5')).toEqual({ code: 'pump-short', value: 5 });
    expect(refusalOf(state, 0, 'fill 2 3 5 5')).toEqual({ code: 'pump-short', value: 2 });
    expect(refusalOf(state, 0, 'fill 1 1 3 5 5')).toEqual({ code: 'pump-short', value: 1 });
    expect(eventsOf(act(state, 0, 'fill 3 5 5'), 'filling')).toMatchObject([{ paid: 3 }]);
    expect(mcs(state)).toEqual([0, 10]);
  });

  test('one may take any card of a pump, its discards and his own thrown hand, but not the one on the table', () => {
    const state = filling({ mc: 4, hand: ['1:LFS'], others: ['1:LFW', '1:LWA', '1:RFS'] });
    state.pumps[1].cards = ['1:RSA'];
    state.discards[1] = ['1:RWS'];
    expect(refusalOf(state, 0, 'fill 1 1 1 1')).toEqual({ code: 'pump-short', value: 1 });
    act(state, 0, 'fill 1 1 1');
    expect(refusalOf(state, 'chance', 'energy 1:LFS 1:RWS 1:RSA')).toEqual({ code: 'not-in-pump' });
    expect(refusalOf(state, 'chance', 'energy 1:RSA 1:RFW 1:LFS')).toEqual({ code: 'not-in-pump' });
    const events = act(state, 'chance', 'energy 1:RSA 1:RWS 1:LFS');
    expect(eventsOf(events, 'reshuffled')).toEqual([{ kind: 'reshuffled', value: 1, lot: 1 }]);
    expect(pirate(state, 0).hand).toEqual([
      { card: '1:LFS', lot: 1 },
      { card: '1:RSA', lot: 0 },
      { card: '1:RWS', lot: 1 },
    ]);
    expect([state.pumps[1], state.discards[1]]).toEqual([{ cards: [], lot: 1 }, ['1:RFW']]);
  });

  test('sheet: a pump that is not empty keeps its cards, and its discards stay where they are', () => {
    const state = filling({ mc: 4, hand: ['5:LA'] });
    act(state, 0, 'fill 5');
    expect(refusalOf(state, 'chance', 'energy 5:LA')).toEqual({ code: 'not-in-pump' });
    act(state, 'chance', 'energy 5:RF');
    expect([state.discards[5], state.pumps[5].lot, state.pumps[5].cards.length]).toEqual([['5:LA'], 0, 5]);
  });

  test('where no card is to be had nobody is asked', () => {
    const state = universe(2);
    Object.assign(pirate(state, 0), { saw: [0] });
    for (const value of [1, 2, 3, 4, 5] as const)
      hold(state, 1, ...state.pumps[value].cards.filter((card) => card !== '1:RFW'));
    flyIn(state);
    expect(state.boss).toBe(1);
  });
});
