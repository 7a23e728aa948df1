import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { cardAsked, handCards, lay } from './drivers/kosmiczni-piraci.ts';
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

/** Across the middle of the board, further than a tap trembles. */
const slide = async ({ page }: Person): Promise<void> => {
  const board = await page.locator('#board').boundingBox();
  if (board === null) throw new Error('there is no board');
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
};

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

    test('by the pointer on a die that can be chosen once it has landed', async () => {
      const die = anne.page.locator('[data-die] button').first();
      const before = await die.getAttribute('aria-label');
      await die.click({ force: true });
      await expectLanded();
      expect(await die.getAttribute('aria-label')).toBe(before);
    });

    test('but a finger that slides over the board hurries nothing, and the next key does', async () => {
      await slide(anne);
      expect(await isFlying(anne)).toBe(true);
      await anne.page.locator('[data-piece="stop-button"]').focus();
      await anne.press('Enter');
      await expectLanded();
      await anne.press('Enter');
      await expectStopped();
    });
  },
);

/** Lets what flies be so many milliseconds on its way, or land, on any machine. */
const flyFor = ({ page }: Person, ms: number | 'all'): Promise<void> =>
  page.evaluate((time) => {
    for (const each of document.getAnimations()) {
      if (each instanceof CSSAnimation || each instanceof CSSTransition) continue;
      if (time === 'all') each.finish();
      else each.currentTime = time;
    }
  }, ms);

/** Lands what flies, one frame after another, until that is there with a frame which still flies. */
const landUntil = async (person: Person, there: Locator): Promise<void> => {
  for (;;) {
    if (!(await isFlying(person))) continue;
    if (await there.isVisible()) return;
    await flyFor(person, 'all');
  }
};

describe.skipIf(!hasChromium)(
  'a press on what is shown as usable, while pieces move, hurries them and acts',
  () => {
    const stage = setStage();
    let anne: Person;

    /** The last bot's card flies, and nothing is left to come: she is asked for hers. */
    beforeEach(async () => {
      anne = await stage.enter({ isMoving: true, luck: 'a press on a card' });
      await layTable(anne, { game: 'kosmiczni-piraci', crew: [{ name: 'Anne' }, 'bot', 'bot'] });
      await anne.see(cardAsked(anne));
      await setPace(anne, STANDSTILL);
      await lay(anne, handCards(anne).first(), 1);
      await landUntil(anne, cardAsked(anne));
    });

    const isChosen = async (card: Locator): Promise<boolean> =>
      (await card.getAttribute('aria-pressed')) === 'true';

    test.each([0, 300])('a tap on a card of the hand, %i ms after the motion began', async (ms) => {
      await flyFor(anne, ms);
      const card = handCards(anne).nth(1);
      await card.click({ force: true });
      await expect.poll(() => isChosen(card)).toBe(true);
      expect(await isFlying(anne)).toBe(false);
    });

    test.each(['Enter', 'Space'])('%s on a card of the hand', async (key) => {
      const card = handCards(anne).nth(1);
      await card.focus();
      await anne.press(key);
      await expect.poll(() => isChosen(card)).toBe(true);
      expect(await isFlying(anne)).toBe(false);
    });

    test('the key of a card', async () => {
      const card = handCards(anne).nth(1);
      await anne.press((await card.getAttribute('aria-keyshortcuts')) ?? '');
      await expect.poll(() => isChosen(card)).toBe(true);
      expect(await isFlying(anne)).toBe(false);
    });

    test('a tap on nothing only hurries, which is said three times', async () => {
      const said = anne.page.getByText(anne.say('match:hurried'));
      await anne.page.evaluate(() => localStorage.setItem('tortuga.hurried', '2'));
      await anne.page.locator('#board').click({ position: { x: 12, y: 12 }, force: true });
      await anne.see(said);
      expect(await isFlying(anne)).toBe(false);
      expect(await anne.page.evaluate(() => localStorage.getItem('tortuga.hurried'))).toBe('3');
    });
  },
);

describe.skipIf(!hasChromium)('the end', () => {
  const stage = setStage();

  test('is not told before the last piece lies still', async () => {
    const anne = await stage.enter({ isMoving: true });
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], ...driver.short(2) });
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
