import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { stopButton } from './drivers/piraten-kapern.ts';
import { layForFriends, setSail } from './laying.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { waysToTry } from './ways.ts';
import { LANGUAGES } from './words.ts';

/** Oldest first. */
const linesOf = async ({ page }: Person): Promise<readonly string[]> =>
  (await page.getByRole('log').getByRole('listitem').allTextContents()).toReversed();

describe.skipIf(!hasChromium)('the log of a match on a server', () => {
  const stage = setStage();

  test.each(waysToTry(LANGUAGES))('begins for who comes later with how it stands (%s)', async (language) => {
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
