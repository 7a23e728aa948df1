import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { isFocused, playByKeys, tabTo } from './byKeys.ts';
import { DRIVEN, isAlwaysShort } from './driver.ts';
import { cardAsked, chooseByKeys, handCard } from './drivers/kosmiczni-piraci.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { endOf, firstOf } from './table.ts';

const logLines = ({ page }: Person): Locator => page.getByRole('log').getByRole('listitem');

describe.skipIf(!hasChromium).each(DRIVEN)('by keyboard alone: $game', ({ game, driver }) => {
  const stage = setStage();
  const { asked, actByKeys } = driver;

  test('from home to the log of one’s move, and to the end and home again where the game is short', async () => {
    const anne = await stage.enter();
    await playByKeys(anne, game);
    await anne.see(asked(anne));
    const before = await logLines(anne).count();
    await actByKeys(anne);
    await expect.poll(() => logLines(anne).count()).toBeGreaterThan(before);
    if (!isAlwaysShort(driver)) return;
    while ((await firstOf(endOf(anne), asked(anne))) === 1) await actByKeys(anne);
    await tabTo(anne, anne.button('match:end.home'));
    await anne.press('Enter');
    await anne.see(anne.button('web:home.play'));
  });
});

describe.skipIf(!hasChromium)('by keyboard alone', () => {
  const stage = setStage();

  test('what held the focus is gone: it goes to the main button', async () => {
    const anne = await stage.enter();
    await playByKeys(anne, 'kosmiczni-piraci');
    await anne.see(cardAsked(anne));
    const main = anne.page.locator('#hand [data-main]');
    const card = handCard(anne, '5');
    await chooseByKeys(anne, '5', 1);
    await card.focus();
    await anne.press('Enter');
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(main)).toBe(true);
    // A refusal, closed where it hangs.
    await anne.see(cardAsked(anne));
    const close = anne.button('table:close');
    while (!(await close.isVisible())) await anne.press('5');
    await anne.tap(close);
    expect(await isFocused(main)).toBe(true);
  });
});
