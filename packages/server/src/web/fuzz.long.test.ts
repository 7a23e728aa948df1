import { expect, test } from 'vitest';
import { fuzzMatch } from '../testing/fuzzMatch.ts';

const COUNT = 20_000;

test(`${COUNT} frames that nobody honest would send are refused with a code, and the match goes on`, async () => {
  expect(await fuzzMatch({ count: COUNT, seed: 'tortuga, long' })).toMatchObject({ frames: COUNT });
});
