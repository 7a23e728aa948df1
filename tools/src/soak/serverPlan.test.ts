import { expect, test } from 'vitest';
import { planServer } from './serverPlan.ts';

const all = { run: undefined, seed: undefined };

test('every seed of the simulation is played once, by processes that share them', () => {
  const parts = planServer(all, 1).filter(({ run }) => run === 'simulation');
  const seeds = parts.flatMap(({ seed, count }) => Array.from({ length: count }, (_, i) => Number(seed) + i));
  expect(seeds).toEqual(Array.from({ length: 20_000 }, (_, i) => i + 1));
  expect(parts.length).toBeGreaterThan(10);
});

test('the other runs are whole, and a share shortens all of them', () => {
  const counts = (share: number) =>
    planServer(all, share)
      .filter(({ run }) => run !== 'simulation')
      .map(({ run, count }) => [run, count]);
  expect(counts(1)).toEqual([
    ['sqlite', 100],
    ['postgres', 30],
    ['nodes', 50],
    ['fuzz', 200_000],
  ]);
  expect(counts(0.001)).toEqual([
    ['sqlite', 1],
    ['postgres', 1],
    ['nodes', 1],
    ['fuzz', 200],
  ]);
});

test('a run is repeated from its seed, and a seed of the simulation alone', () => {
  expect(planServer({ run: 'fuzz', seed: 'x' }, 0.5)).toEqual([
    { kind: 'server', run: 'fuzz', count: 100_000, seed: 'x', isTold: false },
  ]);
  expect(planServer({ run: 'simulation', seed: '17' }, 1)).toEqual([
    { kind: 'server', run: 'simulation', count: 1, seed: '17', isTold: true },
  ]);
});
