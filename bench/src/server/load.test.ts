import { seededRandom } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { longMatches, MATCHES, measureServers, playBatch, shortMatches } from './load.ts';
import { SHORT } from './series.ts';
import { playTable } from './table.ts';

const silent = { move: () => Promise.resolve([]), close: () => undefined };

test.each([
  ['long', longMatches],
  ['short', shortMatches],
] as const)(
  'a batch of %s matches is played to their ends, and costs what the clock says from the first move to the last',
  async (_, load) => {
    const done: string[] = [];
    const readings = [5, 7];
    const work = await playBatch(
      load,
      () => {
        done.push('open');
        return Promise.resolve({ move: silent.move, close: () => done.push('close') });
      },
      () => {
        done.push('read');
        return Promise.resolve(readings.shift() ?? Number.NaN);
      },
      seededRandom('a batch'),
    );
    const matches = MATCHES * load.inTurn;
    expect(work.cpuSeconds).toBe(2);
    expect(work.moves).toBeGreaterThanOrEqual(5 * matches * load.series.boards);
    expect(work.moves).toBeLessThanOrEqual(9 * matches * load.series.boards);
    const each = (what: string): readonly string[] => Array.from({ length: matches }, () => what);
    expect(done).toEqual([...each('open'), 'read', 'read', ...each('close')]);
  },
);

test('a rate is moves per CPU second of the server, and warm-up rounds are not counted', async () => {
  let played = 0;
  const slowing = {
    name: 'slowing',
    play: () => Promise.resolve({ moves: ++played <= 2 ? 100 : 30, cpuSeconds: 3 }),
  };
  const rates = await measureServers([slowing], { warmUps: 1, rounds: 1, cpuSeconds: 4 });
  expect(rates).toEqual(new Map([['slowing', [10]]]));
});

test('every round starts with another server', async () => {
  const order: string[] = [];
  const contenders = ['a', 'b', 'c'].map((name) => ({
    name,
    play: () => Promise.resolve({ moves: order.push(name), cpuSeconds: 1 }),
  }));
  await measureServers(contenders, { warmUps: 1, rounds: 2, cpuSeconds: 1 });
  expect(order.join('')).toBe('abcbcacab');
});

test('a player who sees another board than was played ends the run', async () => {
  const blind = { move: () => Promise.resolve([[0, 0, 0, 0, 0, 0, 0, 0, 0]]), close: () => undefined };
  await expect(playTable(blind, SHORT, seededRandom('blind'))).rejects.toThrow('a player sees');
});
