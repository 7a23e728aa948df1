/** What the first game teaches; that it is legal is a ui law. */
import { fullOptions, playLine } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { canPlay } from '../generation.ts';
import { module } from '../index.ts';
import type { Event, State } from '../types.ts';
import { tutorial } from './tutorial.ts';

const { game } = module;
const { seats, seat, entries, steps, options } = tutorial;

interface Moment {
  readonly before: State;
  readonly by: number | 'chance';
  readonly move: string;
  readonly events: readonly Event[];
}

const state = game.setup(seats, fullOptions(game, seats, options));
const story: readonly Moment[] = entries.map(({ by, move }) => {
  const before = game.clone(state);
  return { before, by, move, events: playLine(game, state, `${by} ${move}`) };
});

const mine = (word: string): readonly Moment[] =>
  story.filter(({ by, move }) => by === seat && move.startsWith(word));

/** What each play of the learner's earns, group by group. */
const earned = mine('play').map(({ events }) =>
  events.flatMap((event) =>
    event.kind === 'played' ? event.earned.map(({ cells, bonus }) => ({ size: cells.length, bonus })) : [],
  ),
);

test('the learner wins, with no cards left', () => {
  expect(game.result(state)).toMatchObject({ by: 'out', places: [1, 2] });
});

test('it has at most ten steps, and the second asks for the first group', () => {
  const all = [...steps.values()].flat();
  expect(all.length).toBeLessThanOrEqual(10);
  expect(all[1]?.move).toBe(mine('play')[0]?.move);
});

test('PZ-13 its plays earn nothing twice, then a four, a five with two new cards, and the end', () => {
  expect(earned).toEqual([[], [], [{ size: 4, bonus: 1 }], [{ size: 5, bonus: 3 }], [{ size: 4, bonus: 1 }]]);
});

test('PZ-11 the second play fits across and down', () => {
  const crossing = mine('play')[1];
  const cards = crossing?.before.board ?? [];
  expect(crossing?.move).toBe('play B1@0,1 B2@1,1');
  for (const [x, above] of ['A1', 'A2'].entries()) {
    expect(cards.find((placed) => placed.x === x && placed.y === 0)?.card).toBe(above);
  }
});

test('PZ-22 the learner exchanges when nothing fits, and can play afterwards', () => {
  const [exchange] = mine('swap');
  expect(exchange && canPlay(exchange.before.board, exchange.before.hands[seat] ?? [])).toBe(false);
  const [, , next] = mine('play');
  expect(next && canPlay(next.before.board, next.before.hands[seat] ?? [])).toBe(true);
});

test('PZ-17 a bonus is taken from the pile, and once from hand and pile', () => {
  expect(mine('bonus').map(({ move }) => move)).toEqual(['bonus pile*1', 'bonus D5 pile*2']);
});
