import { games } from '@tortuga/games';
import { fixtures } from '@tortuga/games/fixtures';
import { expect, test } from 'vitest';
import { bench } from './bench.ts';
import { type CpuClock, measure, quickPlan } from './measure.ts';

/** A clock on which every reading is a second after the last. */
const steadyClock = (): CpuClock => {
  let readings = 0;
  return () => readings++;
};

test('a quick run has a row for the smallest and the largest table of every registered game, and for its own benches', () => {
  const { rows } = bench(games, fixtures, quickPlan, steadyClock());
  const listed = games.map(({ id }) => [id, rows.filter(({ over }) => over.startsWith(`${id}, `)).length]);
  const expected = games.map(({ id, use }) => [
    id,
    use(({ game }) => new Set(Object.values(game.seats)).size) + ownBenches(id),
  ]);
  expect(listed).toEqual(expected);
});

const ownBenches = (game: string): number =>
  fixtures.find(({ id }) => id === game)?.use(({ benches = [] }) => benches.length) ?? 0;

test('a rate is moves per second of the clock, and warm-up rounds are not counted', () => {
  let played = 0;
  const slowing = { name: 'slowing', play: () => (++played <= 3 ? 100 : 5) };
  // In two seconds of this clock a contender plays a batch of one game and a batch of two.
  const rates = measure([slowing], { warmUps: 1, rounds: 1, cpuSeconds: 2 }, steadyClock());
  expect(rates).toEqual(new Map([['slowing', [(3 * 5) / 2]]]));
});

test('every round starts with another contender', () => {
  const order: string[] = [];
  const contenders = ['a', 'b', 'c'].map((name) => ({ name, play: () => order.push(name) }));
  measure(contenders, { warmUps: 1, rounds: 2, cpuSeconds: 1 }, steadyClock());
  expect(order.join('')).toBe('abcbcacab');
});
