import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { NO_SUCH, openPage, PAGES } from './pages.ts';
import { setStage } from './stage.ts';
import { waysToTry } from './ways.ts';
import { byTurns, expectFits, WINDOWS } from './windows.ts';

const WAYS = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'pl' },
] as const;

describe.skipIf(!hasChromium)('pages', () => {
  const stage = setStage();

  test.each(waysToTry(WAYS))('keep nobody out, and fit: $size, in $language', async (ways) => {
    const anne = await stage.enter({ ...ways, forgives: NO_SUCH });
    for (const [turn, { path }] of PAGES.entries()) {
      await openPage(anne, path);
      await expectAccessible(anne, path);
      await expectFits(anne, path, byTurns(WINDOWS[anne.size], turn));
    }
  });
});
