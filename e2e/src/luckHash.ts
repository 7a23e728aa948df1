/** The luck of many draws in one hash: equal only where every draw is. */
import { digest, fairRandom, type Random, seededRandom } from '@tortuga/engine';

const DRAWS = 20_000;

/** A coin, a die, the most rejections on either side of the exact bound 2^21, and whole words. */
const BELOW = [2, 6, 2_096_129, 2_097_152, 2_097_153, 3_221_225_472, 4_294_967_296];

export const seededHash = (): string => hashOf(seededRandom('portability'));

export const fairHash = (): string =>
  hashOf(
    fairRandom(
      {
        match: 'portability',
        seed: '0123456789abcdef'.repeat(4),
        nonces: [
          { seat: 0, nonce: 'alpha' },
          { seat: 2, nonce: 'beta' },
        ],
      },
      1,
    ),
  );

const hashOf = (random: Random): string =>
  digest(Array.from({ length: DRAWS }, (_, i) => random.below(BELOW[i % BELOW.length] ?? 1)).join());
