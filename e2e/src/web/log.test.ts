import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { layForFriends, layTable, setSail } from './laying.ts';
import type { Person } from './person.ts';
import { stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { LANGUAGES } from './words.ts';

/** Oldest first. */
const linesOf = async ({ page }: Person): Promise<readonly string[]> =>
  (await page.getByRole('log').getByRole('listitem').allTextContents()).toReversed();

describe.skipIf(!hasChromium)('the log of a match on a server', () => {
  const stage = setStage();

  test.each(LANGUAGES)('begins for who comes later with how it stands (%s)', async (language) => {
    const ann = await stage.enter({ language });
    await layForFriends(ann, { game: 'piraten-kapern', crew: [{ name: 'Ann' }, 'bot'] });
    await setSail(ann, 2);
    await ann.see(stopButton(ann));
    const whole = await linesOf(ann);
    await ann.page.reload();
    await ann.see(stopButton(ann));
    const where = ann.say('piraten-kapern:caption', { round: 1, target: 6000 });
    const gap = ann.say('match:log.gap', { where });
    expect(await linesOf(ann)).toEqual([gap]);
    expect(whole.length).toBeGreaterThan(0);
    expect(whole).not.toContain(gap);
  });
});

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
