import { expect, test } from 'vitest';
import { simulateMany } from './simulate.ts';

/** Behind those of simulation.test.ts. */
const FIRST = 301;
const SEEDS = 2000;

test(`nothing is lost, doubled or shown wrongly in ${SEEDS} more seeds`, async () => {
  expect(await simulateMany(SEEDS, FIRST)).toBeGreaterThan(10 * SEEDS);
});
