/** The physics and the playback of flicks in real browsers: discs rest exactly where the rules say. */
import { describe, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { expectPlayedBack, PLAYBACK } from './playback.ts';
import { runInChromium } from './runInChromium.ts';

describe.skipIf(!hasChromium)('500 random flicks are played back', () => {
  test('in Chromium, through every piece of their paths, and rest where the rules say', async () => {
    expectPlayedBack(await runInChromium(PLAYBACK.source, PLAYBACK.exported));
  });
});
