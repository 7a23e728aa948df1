import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { playByKeys } from './byKeys.ts';
import { DRIVEN } from './driver.ts';
import { setStage } from './stage.ts';
import { waysToTry } from './ways.ts';
import { LANGUAGES } from './words.ts';

describe.skipIf(!hasChromium).each(DRIVEN)('by keyboard alone: $game', ({ game, driver, turn }) => {
  const stage = setStage();
  const { asked, keys } = driver;

  test.each(waysToTry(LANGUAGES, turn))(
    '? lists its keys, F6 steps through the regions (%s)',
    async (language) => {
      const anne = await stage.enter({ language });
      await playByKeys(anne, game);
      await anne.see(asked(anne));
      const regions = new Set<string>();
      for (let step = 0; step < 6; step++) {
        await anne.press('F6');
        regions.add(await anne.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      }
      const names = ['region-top', 'region-seats', 'region-board', 'region-hand', 'region-side'] as const;
      expect([...regions]).toEqual(expect.arrayContaining(names.map((name) => anne.say(`table:${name}`))));
      await anne.press('?');
      const list = anne.page.getByRole('dialog', { name: anne.say('table:keys') });
      for (const word of keys) await anne.see(list.getByText(anne.say(word)));
      expect(await list.getByText('Enter', { exact: true }).count()).toBeLessThanOrEqual(1);
      await expectAccessible(anne, 'the list of keys');
      await anne.press('Escape');
      await list.waitFor({ state: 'hidden' });
    },
  );
});
