import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { layTable, withBots } from './laying.ts';
import { DRIVEN } from './driver.ts';
import { driver, stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';

describe.skipIf(!hasChromium)('around a table', () => {
  const stage = setStage();

  test.each(DRIVEN)(
    'a match of this page survives a reload, half a decision too: $game',
    async ({ game, driver: { asked, ponder, pondered } }) => {
      const anne = await stage.enter({ size: 'phone' });
      await layTable(anne, { game, crew: withBots(game, { name: 'Anne' }) });
      const board = (): Promise<string> => anne.page.locator('#board').innerText();
      await anne.see(asked(anne));
      await ponder(anne);
      const before = [await pondered(anne), await board()];
      await anne.page.reload();
      await anne.see(anne.page.locator('#hand [data-main]'));
      expect(before[0]).not.toEqual([]);
      await expect.poll(() => pondered(anne)).toEqual(before[0]);
      expect(await board()).toEqual(before[1]);
    },
  );

  test('home shows the match, and leads back to it', async () => {
    const anne = await stage.enter();
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], ...driver.short(2) });
    await anne.see(stopButton(anne));
    const { pathname } = new URL(anne.page.url());
    await anne.tap(anne.link('table:home'));
    const mine = anne.page.getByRole('region', { name: anne.say('web:home.mine') });
    await anne.tap(mine.getByRole('link').first());
    await anne.see(stopButton(anne));
    expect(new URL(anne.page.url()).pathname).toBe(pathname);
  });
});
