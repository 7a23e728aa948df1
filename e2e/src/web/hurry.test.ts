import { beforeEach, describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { layTable } from './laying.ts';
import type { Person } from './person.ts';
import { driver, looseDice, mainButton, stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { endOf } from './table.ts';

/** Nobody waits for the end of such a throw. */
const STANDSTILL = 0.001;

const setPace = async ({ context, page }: Person, playbackRate: number): Promise<void> => {
  const client = await context.newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate });
};

const isFlying = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => {
    // Not what a style sheet moves, such as a button under the pointer.
    return document
      .getAnimations()
      .some((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition));
  });

/** Her turn is over: the log tells what it brought. */
const hasStopped = async ({ page, say }: Person): Promise<boolean> => {
  const log = page.getByRole('log');
  const [scored = ''] = say('piraten-kapern:tell-scored', { name: 'Anne', parts: '|' }).split('|');
  const nothing = say('piraten-kapern:tell-scored-nothing', { name: 'Anne' });
  return (await log.getByText(scored).or(log.getByText(nothing)).count()) > 0;
};

describe.skipIf(!hasChromium)(
  'a press while dice tumble hurries them and nothing else, the next one acts',
  () => {
    const stage = setStage();
    let anne: Person;

    beforeEach(async () => {
      anne = await stage.enter({ isMoving: true, luck: 'a press while dice tumble' });
      await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'] });
      await anne.see(stopButton(anne));
      for (const nth of [0, 1]) await anne.tap(looseDice(anne).nth(nth));
      await setPace(anne, STANDSTILL);
      await anne.tap(mainButton(anne));
      await expect.poll(() => isFlying(anne)).toBe(true);
    });

    const expectLanded = async (): Promise<void> => {
      await expect.poll(() => isFlying(anne)).toBe(false);
      await anne.see(stopButton(anne));
      expect(await hasStopped(anne)).toBe(false);
    };

    const expectStopped = async (): Promise<void> => {
      await expect.poll(() => hasStopped(anne)).toBe(true);
    };

    test('by the key of a button', async () => {
      await anne.press('s');
      await expectLanded();
      await anne.press('s');
      await expectStopped();
    });

    test.each(['Enter', 'Space'])('by %s on a button', async (key) => {
      await anne.page.locator('[data-piece="stop-button"]').focus();
      await anne.press(key);
      await expectLanded();
      await anne.press(key);
      await expectStopped();
    });

    test('by a key that is held: only when it is pressed again', async () => {
      await anne.page.locator('[data-piece="stop-button"]').focus();
      const { keyboard } = anne.page;
      for (let time = 0; time < 3; time++) await keyboard.down('Enter');
      await expectLanded();
      await keyboard.down('Enter');
      await expectLanded();
      await keyboard.up('Enter');
      await anne.press('Enter');
      await expectStopped();
    });

    test('by the pointer', async () => {
      const stop = anne.page.locator('[data-piece="stop-button"]');
      await stop.click({ force: true });
      await expectLanded();
      await stop.click();
      await expectStopped();
    });

    test('by a finger that slides away, so that no click follows, and then a key', async () => {
      await anne.page.locator('#board').dispatchEvent('pointerdown');
      await expectLanded();
      await anne.page.locator('[data-piece="stop-button"]').focus();
      await anne.press('Enter');
      await expectStopped();
    });
  },
);

describe.skipIf(!hasChromium)('the end', () => {
  const stage = setStage();

  test('is not told before the last piece lies still', async () => {
    const anne = await stage.enter({ isMoving: true });
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], options: driver.short });
    await anne.see(stopButton(anne));
    await setPace(anne, STANDSTILL);
    const over = anne.page.getByText(anne.say('match:over'), { exact: true });
    const early: boolean[] = [];
    while (!(await endOf(anne).isVisible())) {
      // Nothing lands by itself, so that what flies now has flown since before.
      const isTold = (await over.count()) > 0;
      if (await isFlying(anne)) early.push(isTold);
      // Hurries what flies; where nothing does she stops.
      await anne.press('s');
    }
    expect(early.length).toBeGreaterThan(3);
    expect(early).not.toContain(true);
  });
});
