/** The same flicks in other engines than Chromium's: computed to the same bit, and played back to the same places. */
import { describe, expect, test } from 'vitest';
import { runInNode } from './node.ts';
import { expectPlayedBack, PLAYBACK } from './playback.ts';
import { hasFirefox, runInFirefox } from './runInFirefox.ts';
import { hasWebKit, runInWebKit } from './runInWebKit.ts';

const FLICKS = {
  source: 'packages/games/space-pirates/testing/fixedFlicks.ts',
  built: 'packages/games/dist/space-pirates/testing/fixedFlicks.js',
  exported: 'flicksHash',
} as const;

const ENGINES = [
  { name: 'Firefox', isThere: hasFirefox, run: runInFirefox },
  { name: 'WebKit', isThere: hasWebKit, run: runInWebKit },
];

describe.each(ENGINES)('in $name', ({ isThere, run }) => {
  test.skipIf(!isThere)(
    '500 random flicks rest where the rules say, through every piece of their paths',
    async () => {
      expectPlayedBack(await run(PLAYBACK.source, PLAYBACK.exported));
    },
  );

  test.skipIf(!isThere)('5,000 flicks are the same to the bit as in Node', async () => {
    expect(await run(FLICKS.source, FLICKS.exported)).toEqual(
      await runInNode(FLICKS.built, FLICKS.exported, []),
    );
  });
});
