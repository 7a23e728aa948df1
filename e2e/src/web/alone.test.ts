import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { confirm, fromMenu } from './menu.ts';
import { ALONE } from './playedAlone.ts';
import { choiceOf } from './home.ts';
import { setStage } from './stage.ts';

describe.skipIf(!hasChromium || ALONE.length === 0)('alone', () => {
  const stage = setStage();

  test('a game begins at once, without bots, curtain or giving up; stopped, it is no best score', async () => {
    for (const { id } of ALONE) {
      const anne = await stage.enter({ name: 'Anne' });
      await anne.open('/');
      await anne.tap(anne.page.locator('label', { has: choiceOf(anne, id) }));
      await anne.tap(anne.button('web:home.alone'));
      await anne.see(anne.page.locator('#hand'));
      expect(await anne.page.getByText(anne.say('table:your-turn')).count()).toBe(0);
      const menu = anne.page.getByRole('button', { name: anne.say('web:menu'), exact: true });
      await anne.tap(menu);
      expect(await anne.button('match:menu.resign').count()).toBe(0);
      await anne.tap(menu);
      await fromMenu(anne, 'match:menu.stop');
      await anne.see(anne.page.getByText(anne.say('match:stop.solo')));
      await confirm(anne, 'match:stop.title', 'match:stop.yes');
      await anne.see(anne.button('match:end.again'));
      await anne.open(`/local/new/${id}?seats=1`);
      await anne.see(anne.page.getByText(anne.say('web:best.none')));
    }
  });
});
