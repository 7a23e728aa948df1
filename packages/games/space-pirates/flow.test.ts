/** What interrupts a phase: one task after another, before the phase goes on. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import {
  act,
  asked,
  blowWind,
  codeOf,
  hold,
  load,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';

const { game } = module;

/** Seat 0, chased, with Cargo and a card, has ended his move upon two discs and under the storm. */
const beset = (): State => {
  const state = universe(2);
  putShip(state, 0, 600, 700, 0);
  pirate(state, 0).chased = true;
  load(state, 0, 'gases');
  hold(state, 0, '3:RF');
  moving(state, '1:RFW');
  state.storm = { x: 1900, y: 300 };
  putDisc(state, 1, 1400, 700, 'asteroid', { up: true, shown: true });
  putDisc(state, 2, 1700, 700, 'salts');
  act(state, 0, 'template 0');
  return state;
};

describe('the queue', () => {
  test('first in, first out: captures, then the storm, then what is set aside; then the turn ends', () => {
    const state = beset();
    expect(state.queue).toEqual([
      { kind: 'damage', seat: 0, why: 'asteroid' },
      { kind: 'damage', seat: 0, why: 'storm' },
    ]);
    expect(state.phase.name).toBe('move');
    act(state, 0, 'damage cargo gases');
    expect(state.queue).toEqual([{ kind: 'lose', seat: 0 }]);
    act(state, 'chance', 'lose 3:RF');
    expect(state.phase.name).toBe('end');
    expect(state.queue).toEqual([
      { kind: 'aside', seat: 0, disc: 1 },
      { kind: 'aside', seat: 0, disc: 2 },
    ]);
    expect(codeOf(state, 0, 'aside 2 1500 125')).toBe('no-such-disc');
    act(state, 0, 'aside 1 1500 125');
    expect([state.boss, state.turn.card]).toEqual([0, '1:RFW']);
    act(state, 0, 'aside 2 2225 700');
    expect([state.boss, state.discards[1]]).toEqual([1, ['1:RFW']]);
  });

  test('a damage that becomes a loss keeps its place', () => {
    const state = beset();
    act(state, 0, 'damage energy');
    expect(state.queue.map(({ kind }) => kind)).toEqual(['lose', 'damage']);
    expect(asked(state)).toBe('chance');
    expect(refusalOf(state, 'chance', 'lose 1:RFW')).toEqual({ code: 'not-in-hand' });
  });

  test('the phase already names what follows the tasks', () => {
    const state = universe(2);
    putShip(state, 1, 1500, 2900, 0);
    load(state, 1, 'gases');
    state.turn.left = 'AA';
    blowWind(state, 0);
    expect([asked(state), state.phase.name, state.turn.left]).toEqual([1, 'hazards', 'AA']);
    expect(refusalOf(state, 0, 'hazard A')).toMatchObject({ code: 'not-your-turn' });
    act(state, 1, 'damage cargo gases');
    expect(asked(state)).toBe(0);
    expect(refusalOf(state, 0, 'hazard W')).toEqual({ code: 'no-such-hazard', left: 'AA' });
  });

  test('only the move of the task is heard, from the one who is asked', () => {
    const state = beset();
    for (const text of ['template 0', 'end', 'aside 1 1500 125', 'lose 3:RF', 'heading 0']) {
      expect(refusalOf(state, 0, text)).toEqual({ code: 'wrong-phase', expected: ['damage'] });
    }
    expect(codeOf(state, 'chance', 'lose 3:RF')).toBe('not-your-turn');
    expect(game.actors(state)).toEqual([0]);
  });

  test('with nothing to lose the tasks answer themselves', () => {
    const state = universe(2);
    putShip(state, 1, 1500, 2900, 0);
    state.turn.left = 'AA';
    const kinds = blowWind(state, 0).map(({ kind }) => kind);
    expect(kinds).toEqual(['wind', 'damaged', 'spared']);
    expect(asked(state)).toBe(0);
  });
});

describe('a turn', () => {
  test('the Boss token goes to the left, and a round is over after the last seat', () => {
    const state = universe(3);
    const turns = [0, 1, 2, 0].map((seat) => {
      expect(asked(state)).toBe(seat);
      act(state, seat, seat === 2 ? 'drift 1800' : 'drift 0');
      return [state.boss, state.round];
    });
    expect(turns).toEqual([
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test('each turn begins afresh', () => {
    const state = beset();
    for (const text of ['damage cargo gases', 'aside 1 1500 125', 'aside 2 2225 700']) {
      if (asked(state) === 'chance') act(state, 'chance', 'lose 3:RF');
      act(state, 0, text);
    }
    expect(state.turn).toEqual({
      card: null,
      left: '',
      energy: 0,
      laid: 0,
      under: false,
      stormPaid: false,
      lifted: [],
    });
  });
});
