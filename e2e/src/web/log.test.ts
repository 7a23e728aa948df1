import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { stopButton } from './drivers/piraten-kapern.ts';
import { layTable } from './laying.ts';
import { setStage } from './stage.ts';

describe.skipIf(!hasChromium)('across the sofa', () => {
  const stage = setStage();

  test('there is more room for the board, and the log waits behind its button', async () => {
    const ann = await stage.enter();
    const widthOfBoard = async (): Promise<number> =>
      (await ann.page.locator('#board').boundingBox())?.width ?? 0;
    await layTable(ann, { game: 'piraten-kapern', crew: [{ name: 'Ann' }, 'bot'] });
    await ann.see(stopButton(ann));
    const before = await widthOfBoard();
    const address = ann.page.url();
    await ann.open('/settings');
    await ann.tap(ann.page.getByRole('switch', { name: ann.say('web:settings.sofa') }));
    await ann.open(address);
    await ann.see(stopButton(ann));
    expect(await widthOfBoard()).toBeGreaterThan(before * 1.3);
    expect(await ann.page.getByRole('log').count()).toBe(0);
    await expectAccessible(ann, 'a table across the sofa');
    await ann.tap(ann.button('match:log.open'));
    await ann.see(ann.page.getByRole('log'));
  });
});
