import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { NO_SUCH, openPage, PAGES } from './pages.ts';
import { setStage } from './stage.ts';
import { expectFits } from './windows.ts';

describe.skipIf(!hasChromium)('pages in every window', () => {
  const stage = setStage();

  test.each(['desktop', 'phone'] as const)('fit, in Polish: %s', async (size) => {
    const anne = await stage.enter({ size, language: 'pl', forgives: NO_SUCH });
    for (const { path } of PAGES) {
      await openPage(anne, path);
      await expectFits(anne, path);
    }
  });
});
