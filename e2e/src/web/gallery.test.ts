import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { exhibitsIn, lookAt, ROOMS } from './gallery.ts';
import { setStage } from './stage.ts';

/** Fewer would mean that something is not shown any more. */
const FEWEST = 10;

const WAYS = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'pl' },
] as const;

describe.skipIf(!hasChromium)('every piece and every table in every state', () => {
  const stage = setStage();

  describe.each(WAYS)('$size, in $language', (ways) => {
    test.each(ROOMS)('keeps nobody out and fits: %s', async (room) => {
      const anne = await stage.enter(ways);
      const exhibits = await exhibitsIn(anne, room, 'all');
      expect(exhibits.length).toBeGreaterThan(FEWEST);
      await expectAccessible(anne, room);
      for (const path of await exhibitsIn(anne, room, 'pages')) {
        await lookAt(anne, path);
        await expectAccessible(anne, path);
      }
    });
  });

  test.each(ROOMS)('by daylight, too: %s', async (room) => {
    const anne = await stage.enter();
    for (const path of [`/gallery/${room}`, ...(await exhibitsIn(anne, room, 'pages'))]) {
      await lookAt(anne, `${path}?theme=light`);
      await expectAccessible(anne, path);
    }
  });
});
