/** Damage: Cargo of one's choice, or a card at random. */
import { describe, expect, test } from 'vitest';
import type { Card, DiscType } from './components.ts';
import { module } from './index.ts';
import {
  act,
  asked,
  codeOf,
  eventsOf,
  hold,
  load,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { Event, State } from './types.ts';

const { game } = module;

interface Victim {
  readonly cards?: readonly Card[];
  readonly cargo?: readonly DiscType[];
  /** Asteroids on his way. */
  readonly times?: 1 | 2;
}

/** Seat 0 runs over Asteroids. */
const struck = ({
  cards = [],
  cargo = [],
  times = 1,
}: Victim): { state: State; events: readonly Event[] } => {
  const state = universe(2);
  putShip(state, 0, 600, 700, 0);
  moving(state, '5:RF');
  hold(state, 0, ...cards);
  load(state, 0, ...cargo);
  for (let id = 1; id <= times; id++) putDisc(state, id, 1100 + 300 * id, 700, 'asteroid');
  return { state, events: act(state, 0, 'template 0') };
};

describe('one Damage', () => {
  test('sheet: with Cargo and cards the pirate chooses', () => {
    const victim = { cards: ['3:RF', '4:RA'], cargo: ['metals', 'salts'] } as const;
    const given = struck(victim).state;
    act(given, 0, 'damage cargo salts');
    expect(pirate(given, 0)).toMatchObject({ hold: [0, 1, 0, 0, 0] });
    expect([given.bag[3], pirate(given, 0).hand.length]).toEqual([6, 2]);
    const lost = struck(victim).state;
    act(lost, 0, 'damage energy');
    expect(asked(lost)).toBe('chance');
    act(lost, 'chance', 'lose 4:RA');
    expect(pirate(lost, 0)).toMatchObject({ hold: [0, 1, 0, 1, 0], hand: [{ card: '3:RF', lot: 0 }] });
    expect(lost.discards[4]).toEqual(['4:RA']);
    expect(lost.queue).toEqual([]);
  });

  test('SP-75: with Cargo and no cards he must give Cargo', () => {
    const { state } = struck({ cargo: ['gases'] });
    expect(refusalOf(state, 0, 'damage energy')).toEqual({ code: 'no-energy-to-lose' });
    act(state, 0, 'damage cargo gases');
    expect(pirate(state, 0).hold).toEqual([0, 0, 0, 0, 0]);
  });

  test('SP-76: with neither nothing happens', () => {
    const { state, events } = struck({});
    expect(eventsOf(events, 'spared')).toEqual([{ kind: 'spared', seat: 0 }]);
    expect(state.queue).toEqual([]);
    expect(codeOf(state, 0, 'template 0')).toBeUndefined();
  });

  test('SP-77: others do not see which Cargo is given back, only that one was', () => {
    const { state } = struck({ cargo: ['gases', 'salts'] });
    const [event] = eventsOf(act(state, 0, 'damage cargo gases'), 'gave');
    expect(event && game.hear(event, 1)).toEqual({ kind: 'gave', seat: 0, type: null });
    expect(event && game.hear(event, 0)).toEqual({ kind: 'gave', seat: 0, type: 'gases' });
    expect(game.view(state, 1).pirates[0]?.holdCount).toBe(1);
  });

  test('SP-78: chance draws the card, each of the hand as likely', () => {
    const { state } = struck({ cards: ['3:RF', '4:RA', '4:LA'] });
    expect(state.queue).toEqual([{ kind: 'lose', seat: 0 }]);
    expect(asked(state)).toBe('chance');
    expect(refusalOf(state, 'chance', 'lose 1:RFW')).toEqual({ code: 'not-in-hand' });
    expect(refusalOf(state, 'chance', 'lose 5:RF')).toEqual({ code: 'not-in-hand' });
    expect(refusalOf(state, 0, 'lose 3:RF')).toMatchObject({ code: 'not-your-turn' });
    const texts = game.moves(state, 'chance')?.map((move) => game.makeMove(move));
    expect(texts).toEqual(['lose 3:RF', 'lose 4:LA', 'lose 4:RA']);
    act(state, 'chance', 'lose 4:RA');
    expect(pirate(state, 0).hand.map(({ card }) => card)).toEqual(['3:RF', '4:LA']);
  });

  test('SP-112: he is asked whenever he has Cargo, even of one kind; without it a card goes at once', () => {
    const asking = struck({ cargo: ['gases', 'gases'] });
    expect(asking.state.queue).toEqual([{ kind: 'damage', seat: 0, why: 'asteroid' }]);
    expect(asked(asking.state)).toBe(0);
    const drawing = struck({ cards: ['3:RF'] });
    expect(drawing.state.queue).toEqual([{ kind: 'lose', seat: 0 }]);
  });

  test('SP-115: all see which Energy card is lost', () => {
    const { state } = struck({ cards: ['3:RF'] });
    const [event] = eventsOf(act(state, 'chance', 'lose 3:RF'), 'lost');
    expect(event).toEqual({ kind: 'lost', seat: 0, card: '3:RF', lot: 0 });
    expect(event && game.hear(event, 1)).toEqual(event);
    expect(game.view(state, 'spectator').discards[3]).toEqual(['3:RF']);
  });

  test.each([
    ['damage cargo salts', 'no-such-cargo'],
    ['damage energy', 'no-energy-to-lose'],
  ])('what one has not one cannot give: %s', (text, code) => {
    const { state } = struck({ cargo: ['gases'] });
    expect(codeOf(state, 0, text)).toBe(code);
  });
});

describe('several', () => {
  test('SP-79: one after another, with a choice each time', () => {
    const { state } = struck({ cards: ['3:RF'], cargo: ['gases', 'salts'], times: 2 });
    act(state, 0, 'damage energy');
    act(state, 'chance', 'lose 3:RF');
    expect(state.queue).toEqual([{ kind: 'damage', seat: 0, why: 'asteroid' }]);
    expect(codeOf(state, 0, 'damage energy')).toBe('no-energy-to-lose');
    act(state, 0, 'damage cargo gases');
    expect(pirate(state, 0).hold).toEqual([0, 0, 0, 1, 0]);
  });

  test('SP-79: a last card is lost once, the rest is spared', () => {
    const { state } = struck({ cards: ['3:RF'], times: 2 });
    const events = act(state, 'chance', 'lose 3:RF');
    expect(events.map(({ kind }) => kind)).toEqual(['lost', 'spared']);
  });

  test('SP-79: a Damage that becomes a loss keeps its place in the queue', () => {
    const { state } = struck({ cards: ['3:RF'], cargo: ['gases'], times: 2 });
    act(state, 0, 'damage energy');
    expect(state.queue.map(({ kind }) => kind)).toEqual(['lose', 'damage']);
  });

  test('SP-111: all is settled, out of turn too, before play goes on: the Boss first, then clockwise', () => {
    const state = universe(4);
    state.boss = 2;
    for (const [seat, y] of [
      [0, 2300],
      [1, 2600],
      [2, 2900],
      [3, 3200],
    ] as const) {
      putShip(state, seat, 6200, y, 0);
      load(state, seat, 'gases');
    }
    state.phase = { name: 'storm' };
    act(state, 2, 'storm 7100 2750');
    for (const seat of [2, 3, 0, 1]) {
      expect(asked(state)).toBe(seat);
      expect(codeOf(state, (seat + 1) % 4, 'damage cargo gases')).toBe('not-your-turn');
      act(state, seat, 'damage cargo gases');
    }
    expect([asked(state), state.phase.name]).toEqual([2, 'move']);
  });
});
