import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { exhibitsIn, lookAt, ROOMS } from './gallery.ts';
import { setStage } from './stage.ts';

/** Fewer would mean that something is not shown any more. */
const FEWEST = 10;

/** Both sizes, both languages, both themes: each once, since one does not change what another shows. */
const WAYS = [
  { size: 'desktop', language: 'en', theme: 'dark' },
  { size: 'phone', language: 'pl', theme: 'light' },
] as const;

describe.skipIf(!hasChromium)('every piece and every table in every state', () => {
  const stage = setStage();

  describe.each(WAYS)('$size, in $language, $theme', ({ theme, ...ways }) => {
    test.each(ROOMS)('keeps nobody out and fits: %s', async (room) => {
      const anne = await stage.enter(ways);
      const exhibits = await exhibitsIn(anne, room, 'all');
      expect(exhibits.length).toBeGreaterThan(FEWEST);
      for (const path of [`/gallery/${room}`, ...(await exhibitsIn(anne, room, 'pages'))]) {
        await lookAt(anne, `${path}?theme=${theme}`);
        await expectAccessible(anne, path);
      }
    });
  });
});
