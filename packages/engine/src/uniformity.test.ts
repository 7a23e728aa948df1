/** Both streams of luck under the same test: the seeded one of simulation and the fair one of matches. */
import { describe, expect, test } from 'vitest';
import { fairRandom } from './fair.ts';
import type { Random } from './game.ts';
import { pick, seededRandom, shuffle } from './random.ts';

const DRAWS = 24_000;

/** Chi-square over equally likely bins, in standard deviations above what is expected. */
const deviation = (bins: number, next: () => number): number => {
  const counts = Array.from({ length: bins }, () => 0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const bin = next();
    counts[bin] = (counts[bin] ?? Number.NaN) + 1; // a bin that is none spoils the sum
  }
  const expected = DRAWS / bins;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (chiSquare - (bins - 1)) / Math.sqrt(2 * (bins - 1));
};

const ORDERS = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];

const streams: readonly { readonly name: string; readonly open: () => Random }[] = [
  { name: 'the seeded stream', open: () => seededRandom('uniform') },
  {
    name: 'the fair stream',
    open: () => fairRandom({ match: 'm1', seed: '5a'.repeat(32), nonces: [{ seat: 0, nonce: 'n' }] }, 1),
  },
];

describe.each(streams)('$name', ({ open }) => {
  // Above 2^31 a modulo without rejection would double the odds of the lower numbers.
  test.each([
    { n: 2, bins: 2 },
    { n: 3, bins: 3 },
    { n: 6, bins: 6 },
    { n: 52, bins: 52 },
    { n: 1000, bins: 100 },
    { n: 2 ** 21 + 8, bins: 8 },
    { n: 3 * 2 ** 29, bins: 12 },
    { n: 3 * 2 ** 30, bins: 12 },
    { n: 2 ** 32, bins: 64 },
  ])('is uniform below $n', ({ n, bins }) => {
    const random = open();
    expect(deviation(bins, () => Math.floor(random.below(n) / (n / bins)))).toBeLessThan(4);
  });

  test('picks every item as often', () => {
    const random = open();
    expect(deviation(5, () => pick([0, 1, 2, 3, 4], random))).toBeLessThan(4);
  });

  test('shuffles into every order as often', () => {
    const random = open();
    expect(deviation(6, () => ORDERS.indexOf(shuffle(['a', 'b', 'c'], random).join('')))).toBeLessThan(4);
  });

  test('keeps no memory: a draw says nothing of the next', () => {
    const random = open();
    expect(deviation(36, () => random.below(6) * 6 + random.below(6))).toBeLessThan(4);
  });
});
