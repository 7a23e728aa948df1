/** L15: chance keeps its odds. */
import type { Types } from '../../game.ts';
import { seededRandom } from '../../random.ts';
import { type Fixture, type Projection, reach } from '../fixture.ts';
import { ensure, type Law } from '../law.ts';

const DRAWS = 12_000;

/** Standard deviations of the 1 in 10,000 tail. */
const TAIL = 3.719;

export const chanceIsFair: Law = {
  id: 'L15',
  title: 'fair chance: what the fixture names matches its odds (chi-square, fixed seed)',
  watch: () => ({
    closed: (fixture) => {
      for (const projection of fixture.odds) ensureOdds(fixture, projection);
    },
  }),
};

const ensureOdds = <T extends Types>(
  { module: { game } }: Fixture<T>,
  { name, at, of, odds }: Projection<T>,
): void => {
  const state = reach(game, at);
  const random = seededRandom(`odds of ${game.id}: ${name}`);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const key = of(game.sample(state, 'chance', random));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const stray = [...counts.keys()].find((key) => !Object.hasOwn(odds, key));
  ensure(stray === undefined, () => `${name}: ${stray} came up, which has no odds`);
  const deviation = Object.entries(odds).reduce((sum, [key, odd]) => {
    const off = (counts.get(key) ?? 0) - odd * DRAWS;
    return sum + (off * off) / (odd * DRAWS);
  }, 0);
  const limit = chiSquareLimit(Object.keys(odds).length - 1);
  ensure(
    deviation <= limit,
    () => `${name}: chi-square ${deviation.toFixed(1)} is above ${limit.toFixed(1)}`,
  );
};

/** Wilson and Hilferty's approximation of the tail's beginning. */
const chiSquareLimit = (degrees: number): number => {
  const spread = 2 / (9 * degrees);
  const root = 1 - spread + TAIL * Math.sqrt(spread);
  return degrees * root * root * root;
};
