import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { array, assert, integer, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Random } from './game.ts';
import { pick, seededRandom, shuffle } from './random.ts';

const SEED = 1720;
const TWO_32 = 2 ** 32;

const draw = (random: Random, n: number, times: number): readonly number[] =>
  Array.from({ length: times }, () => random.below(n));

/** sfc32 as PractRand defines it, without the shortcuts of 32-bit arithmetic, on SHA-256 of the seed. */
const referenceWords = (seed: string): (() => bigint) => {
  const hash = createHash('sha256').update(seed, 'utf8').digest();
  let [a = 0n, b = 0n, c = 0n, counter = 0n] = [0, 4, 8, 12].map((at) => BigInt(hash.readUInt32BE(at)));
  return () => {
    const word = BigInt.asUintN(32, a + b + counter);
    counter = BigInt.asUintN(32, counter + 1n);
    a = b ^ (b >> 9n);
    b = BigInt.asUintN(32, c + (c << 3n));
    c = BigInt.asUintN(32, BigInt.asUintN(32, (c << 21n) | (c >> 11n)) + word);
    return word;
  };
};

/** Lemire's method in whole numbers of any size: the high word of word × n, drawn again while it is biased. */
const multiplied = (word: () => bigint, n: bigint): bigint => {
  for (;;) {
    const product = word() * n;
    if (BigInt.asUintN(32, product) >= (1n << 32n) % n) return product >> 32n;
  }
};

/** Plain rejection of the words beyond the last whole multiple of n. */
const remaining = (word: () => bigint, n: bigint): bigint => {
  for (;;) {
    const drawn = word();
    if (drawn < (1n << 32n) - ((1n << 32n) % n)) return drawn % n;
  }
};

describe('a seeded stream', () => {
  test('is pinned, so that old seeds keep their games', () => {
    expect(draw(seededRandom('tortuga'), TWO_32, 4)).toEqual([
      3763217942, 1374463953, 1091025127, 2119981141,
    ]);
    expect(draw(seededRandom(''), 6, 12)).toEqual([0, 3, 1, 3, 1, 1, 4, 5, 0, 3, 0, 0]);
    expect(draw(seededRandom('Piątka'), 1000, 6)).toEqual([207, 17, 399, 998, 120, 172]);
  });

  test.each(['', 'tortuga', 'Piątka', 'x'.repeat(200)])('of seed %j gives the words of sfc32', (seed) => {
    const word = referenceWords(seed);
    expect(draw(seededRandom(seed), TWO_32, 500)).toEqual(Array.from({ length: 500 }, () => Number(word())));
  });

  // 2096129 is the n within the exact bound that rejects most often: about once in 2,050 words.
  test.each([
    { n: 1, by: multiplied },
    { n: 6, by: multiplied },
    { n: 641, by: multiplied },
    { n: 2_096_129, by: multiplied },
    { n: 2 ** 21, by: multiplied },
    { n: 2 ** 21 + 1, by: remaining },
    { n: 3 * 2 ** 30, by: remaining },
    { n: TWO_32 - 1, by: remaining },
  ])('below $n rejects exactly the biased words', ({ n, by }) => {
    const word = referenceWords('rejection');
    const expected = Array.from({ length: 20_000 }, () => Number(by(word, BigInt(n))));
    expect(draw(seededRandom('rejection'), n, 20_000)).toEqual(expected);
  });

  test('gives whole numbers in [0, n) for every n from 1 to 2^32', () => {
    const n = oneof(
      integer({ min: 1, max: TWO_32 }),
      integer({ min: 0, max: 32 }).map((bits) => 2 ** bits),
    );
    assert(
      property(string(), n, (seed, limit) => {
        const drawn = draw(seededRandom(seed), limit, 20);
        expect(drawn.every((each) => Number.isInteger(each) && each >= 0 && each < limit)).toBe(true);
      }),
      { seed: SEED },
    );
  });

  test('is the same for the same seed and another for another', () => {
    assert(
      property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (seed, other) => {
        const stream = draw(seededRandom(seed), TWO_32, 8);
        expect(draw(seededRandom(seed), TWO_32, 8)).toEqual(stream);
        const isSame = isDeepStrictEqual(draw(seededRandom(other), TWO_32, 8), stream);
        expect(isSame).toBe(seed === other);
      }),
      { seed: SEED },
    );
  });

  test('is its own: two of one seed do not disturb each other', () => {
    const [one, other] = [seededRandom('twins'), seededRandom('twins')];
    const byTurns = Array.from({ length: 10 }, () => [one.below(100), other.below(100)]);
    expect(byTurns.map(([first]) => first)).toEqual(byTurns.map(([, second]) => second));
  });
});

describe('pick', () => {
  test('takes the item that luck names', () => {
    const items = ['gold', 'rum', 'map'];
    expect(items.map((_, index) => pick(items, { below: () => index }))).toEqual(items);
  });

  test('asks for luck over all items', () => {
    const asked: number[] = [];
    pick(['gold', 'rum', 'map'], { below: (n) => asked.push(n) - 1 });
    expect(asked).toEqual([3]);
  });

  test('throws where there is nothing to pick from', () => {
    expect(() => pick([], seededRandom('nothing'))).toThrow('nothing to pick from');
  });
});

describe('shuffle', () => {
  const ascending = (one: number, other: number): number => one - other;

  test('keeps every item, in place', () => {
    assert(
      property(array(integer()), string(), (items, seed) => {
        const shuffled = [...items];
        expect(shuffle(shuffled, seededRandom(seed))).toBe(shuffled);
        expect(shuffled.toSorted(ascending)).toEqual(items.toSorted(ascending));
      }),
      { seed: SEED },
    );
  });

  test('asks for every place from the last to the second', () => {
    const asked: number[] = [];
    shuffle(['a', 'b', 'c', 'd'], {
      below: (n) => {
        asked.push(n);
        return 0;
      },
    });
    expect(asked).toEqual([4, 3, 2]);
  });
});
