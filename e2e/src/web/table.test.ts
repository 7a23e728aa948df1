import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { layTable, withBots } from './laying.ts';
import type { Person, Size } from './person.ts';
import { DRIVEN } from './driver.ts';
import { driver, stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { LANGUAGES } from './words.ts';

describe.skipIf(!hasChromium)('around a table', () => {
  const stage = setStage();

  const sitDown = async (size: Size): Promise<Person> => {
    const anne = await stage.enter({ size });
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], ...driver.short(2) });
    await anne.see(stopButton(anne));
    return anne;
  };

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
    const anne = await sitDown('desktop');
    const { pathname } = new URL(anne.page.url());
    await anne.tap(anne.link('table:home'));
    const mine = anne.page.getByRole('region', { name: anne.say('web:home.mine') });
    await anne.tap(mine.getByRole('link').first());
    await anne.see(stopButton(anne));
    expect(new URL(anne.page.url()).pathname).toBe(pathname);
  });

  test.each(['desktop', 'phone'] as const)(
    'menu, log and the question before giving up keep nobody out (%s)',
    async (size) => {
      const anne = await sitDown(size);
      const menu = anne.page.getByRole('button', { name: anne.say('web:menu'), exact: true });
      await anne.tap(menu);
      await expectAccessible(anne, 'the menu');
      await anne.tap(anne.button('match:menu.resign'));
      await anne.see(anne.page.getByRole('dialog', { name: anne.say('match:resign.title') }));
      await expectAccessible(anne, 'a question');
      await anne.tap(anne.button('match:stay'));
      await anne.press('l');
      await anne.see(anne.page.getByText(anne.say('match:log')).first());
      await expectAccessible(anne, 'the log');
    },
  );

  test.each(LANGUAGES)('the first game of each can be begun (%s)', async (language) => {
    const anne = await stage.enter({ language });
    for (const { game } of DRIVEN) {
      await anne.open(`/learn/${game}`);
      await anne.tap(anne.button('match:learn.next'));
      await expectAccessible(anne, game);
    }
  });
});
