import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { DRIVEN } from './driver.ts';
import { driver, stopButton } from './drivers/piraten-kapern.ts';
import { layTable } from './laying.ts';
import { setStage } from './stage.ts';
import { waysToTry } from './ways.ts';
import { LANGUAGES } from './words.ts';

describe.skipIf(!hasChromium)('around a table', () => {
  const stage = setStage();

  test.each(waysToTry(['desktop', 'phone'] as const))(
    'menu, log and the question before giving up keep nobody out (%s)',
    async (size) => {
      const anne = await stage.enter({ size });
      await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], ...driver.short(2) });
      await anne.see(stopButton(anne));
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

  test.each(waysToTry(LANGUAGES, 1))('the first game of each can be begun (%s)', async (language) => {
    const anne = await stage.enter({ language });
    for (const { game } of DRIVEN) {
      await anne.open(`/learn/${game}`);
      await anne.tap(anne.button('match:learn.next'));
      await expectAccessible(anne, game);
    }
  });
});
