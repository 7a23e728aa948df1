import { describe, expect, test } from 'vitest';
import { planted } from './planted.ts';
import { type Sabotage, simulate, simulateMany } from './simulate.ts';
import { Violation } from './universe.ts';

/** `npm run test:long` plays far more. */
const SEEDS = 300;
/** Seeds within which every planted bug is found. */
const ENOUGH = 100;

test(`nothing is lost, doubled or shown wrongly in ${SEEDS} seeds`, async () => {
  expect(await simulateMany(SEEDS, 1)).toBeGreaterThan(10 * SEEDS);
});

test('a seed is replayed exactly', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const lines: string[] = [];
    const first = await simulate(seed, { witness: (line) => lines.push(line) });
    const again: string[] = [];
    expect(await simulate(seed, { witness: (line) => again.push(line) })).toEqual(first);
    expect(again).toEqual(lines);
  }
});

test('seeds differ', async () => {
  expect((await simulate(1)).hash).not.toBe((await simulate(2)).hash);
});

const firstFound = async (sabotage: Sabotage): Promise<{ seed: number; why: unknown }> => {
  for (let seed = 1; seed <= ENOUGH; seed++) {
    try {
      await simulate(seed, sabotage);
    } catch (why) {
      return { seed, why };
    }
  }
  return { seed: Infinity, why: undefined };
};

describe('is noticed:', () => {
  test.each(Object.entries(planted))('%s', async (_name, sabotage) => {
    const { seed, why } = await firstFound(sabotage);
    expect(seed).toBeLessThanOrEqual(ENOUGH);
    expect(why).toBeInstanceOf(Violation);
  });
});
