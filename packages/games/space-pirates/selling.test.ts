/** Market cards looked at, and Cargo sold. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { act, codeOf, eventsOf, flyIn, load, pirate, universe, visitOf } from './testing/positions.ts';
import type { State } from './types.ts';

const { game } = module;

/** Seat 0 has just entered base 0, whose prices are 1 2 3 4 5. */
const visiting = (before?: (state: State) => void): State => {
  const state = universe(2);
  before?.(state);
  flyIn(state);
  return state;
};

const step = (state: State): string | undefined => visitOf(state)[0];

describe('looking and selling', () => {
  test('sheet: one may look at a card once; an open one nobody looks at', () => {
    const state = visiting();
    const [event] = eventsOf(act(state, 0, 'look'), 'looked');
    expect(event && game.hear(event, 0)).toEqual({ kind: 'looked', seat: 0, base: 0, card: 0 });
    expect(event && game.hear(event, 1)).toMatchObject({ card: null });
    expect([pirate(state, 0).saw, state.bases[0]?.open]).toEqual([[0], false]);
    expect(step(visiting((before) => void pirate(before, 0).saw.push(0)))).toBe('fill');
    expect(
      step(visiting((before) => before.bases.forEach((base) => Object.assign(base, { open: true })))),
    ).toBe('fill');
  });

  test('SP-67: one may sell without looking, and the card is turned up for all', () => {
    const state = visiting((before) => load(before, 0, 'salts'));
    act(state, 0, 'skip');
    act(state, 0, 'sell salts');
    expect(state.bases[0]?.open).toBe(true);
    expect(game.view(state, 1).bases[0]?.market).toBe(0);
    expect(pirate(state, 0).saw).toEqual([]);
  });

  test('SP-68: sold Cargo is shown and goes to the bag; the Bank pays, whoever owns the base', () => {
    const state = visiting((before) => {
      load(before, 0, 'metals', 'gases', 'gases');
      pirate(before, 1).base = 0;
      const [base] = before.bases;
      if (base !== undefined) base.owner = 1;
    });
    act(state, 0, 'look');
    const [event] = eventsOf(act(state, 0, 'sell metals gases gases'), 'sold');
    expect(event).toMatchObject({ types: ['metals', 'gases', 'gases'], mc: 12 });
    expect(event && game.hear(event, 1)).toEqual(event);
    expect(state.pirates.map(({ mc }) => mc)).toEqual([22, 10]);
    expect([pirate(state, 0).hold, state.bag]).toEqual([
      [0, 0, 0, 0, 0],
      [6, 6, 6, 6, 6, 2, 2],
    ]);
  });

  test('SP-69: the Bank never runs out', () => {
    const state = visiting((before) => {
      pirate(before, 0).mc = 300;
      load(before, 0, 'gases');
    });
    for (const text of ['skip', 'skip', 'sell gases']) act(state, 0, text);
    expect(pirate(state, 0).mc).toBe(305);
  });

  test('SP-109: one may sell in several goes, until one skips or the hold is empty', () => {
    const state = visiting((before) => load(before, 0, 'minerals', 'salts', 'salts'));
    act(state, 0, 'skip');
    expect(codeOf(state, 0, 'sell hitech')).toBe('no-such-cargo');
    expect(codeOf(state, 0, 'sell minerals minerals')).toBe('no-such-cargo');
    act(state, 0, 'sell minerals');
    expect(step(state)).toBe('sell');
    act(state, 0, 'sell salts');
    expect([step(state), pirate(state, 0).mc]).toEqual(['sell', 15]);
    act(state, 0, 'sell salts');
    expect(step(state)).toBe('fill');
  });
});
