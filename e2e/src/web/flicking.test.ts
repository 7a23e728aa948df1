/** Aiming and sliding among all the discs there are: nothing is rendered and nothing laid out. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { COUNTING, expectCalmFlights, layoutsOf, watchFlights } from './motion.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import {
  freeze,
  FREEZING,
  middleOf,
  openSurface,
  pieceOf,
  seek,
  settle,
  type Spot,
  windowOf,
} from './surface.ts';

const RANGE = '/gallery/space-pirates/range';

const discOf = ({ page }: Person, disc: number) => page.locator(`[data-flick="${disc}"]`);

const commitsOf = ({ page }: Person): Promise<number> =>
  page.evaluate(() => {
    const counted: unknown = Reflect.get(globalThis, 'counted');
    return Number(Reflect.get(Object(counted) as object, 'commits')); // boxed
  });

/** From the finger's own place, by so much, in small steps. */
const pullBy = async ({ page: { mouse } }: Person, from: Spot, by: Spot, steps = 30): Promise<void> => {
  for (let step = 1; step <= steps; step++)
    await mouse.move(from.x + (by.x * step) / steps, from.y + (by.y * step) / steps);
};

const LIKENESSES = '[data-board] > svg[aria-hidden="true"]';

/** Discs whose likeness slides for them, and those whose likeness is not where they lie: more than a tenth of a pixel off. */
const compareRests = ({ page }: Person): Promise<{ slid: number; astray: readonly string[] }> =>
  page.evaluate((selector) => {
    const middle = (element: Element): { x: number; y: number } => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const likenesses = [...document.querySelectorAll(`${selector} > g`)].map(middle);
    const moved = [...document.querySelectorAll('[data-board] > svg [data-piece^="disc-"]')].filter(
      (disc) => getComputedStyle(disc).opacity === '0',
    );
    const astray = moved.filter((disc) => {
      const { x, y } = middle(disc);
      return !likenesses.some((each) => Math.abs(each.x - x) < 0.1 && Math.abs(each.y - y) < 0.1);
    });
    return { slid: moved.length, astray: astray.map((disc) => disc.getAttribute('data-piece') ?? '') };
  }, LIKENESSES);

describe.skipIf(!hasChromium)('a flick among 34 discs', () => {
  const stage = setStage();

  test('while a finger pulls the disc back nothing is rendered or laid out, and the aim follows it', async () => {
    const anne = await stage.enter({ isMoving: true, before: COUNTING });
    await openSurface(anne, RANGE);
    const { mouse } = anne.page;
    const client = await anne.context.newCDPSession(anne.page);
    await client.send('Performance.enable');
    const from = await middleOf(discOf(anne, 18));
    await mouse.move(from.x + 5, from.y + 4);
    await mouse.down();
    await pullBy(anne, from, { x: -40, y: 10 });
    await settle(anne);
    const before = { commits: await commitsOf(anne), layouts: await layoutsOf(client) };
    await pullBy(anne, { x: from.x - 40, y: from.y + 10 }, { x: -60, y: 50 });
    await settle(anne);
    expect({ commits: await commitsOf(anne), layouts: await layoutsOf(client) }).toEqual(before);
    await anne.page.keyboard.press('Escape');
    await mouse.up();
    await anne.see(pieceOf(anne, 'act').and(anne.page.locator(':not([aria-disabled])')));
    await client.detach();
  });

  test('while discs slide nothing is rendered or laid out, and only transforms and opacity change', async () => {
    const anne = await stage.enter({ isMoving: true, before: COUNTING });
    await openSurface(anne, RANGE);
    const ready = anne.page.locator('[data-piece="act"]:not([aria-disabled="true"])');
    await anne.see(ready);
    await discOf(anne, 18).focus();
    await anne.press('ArrowRight');
    for (let step = 0; step < 10; step++) await anne.page.keyboard.press('+');
    await anne.see(windowOf(anne));
    await settle(anne);
    expectCalmFlights(await watchFlights(anne, () => anne.page.keyboard.press('Space'), ready));
  });

  test('every disc that slid is shown at rest exactly where the rules have put it', async () => {
    const anne = await stage.enter({ isMoving: true, before: FREEZING });
    await openSurface(anne, RANGE);
    const ready = anne.page.locator('[data-piece="act"]:not([aria-disabled="true"])');
    for (const disc of [18, 5, 12]) {
      await anne.see(ready);
      await discOf(anne, disc).focus();
      for (let step = 0; step < 10; step++) await anne.page.keyboard.press('Shift+ArrowUp');
      await freeze(anne);
      await anne.page.keyboard.press('Space');
      await anne.see(anne.page.locator(LIKENESSES).first());
      await seek(anne, 1);
      const { slid, astray } = await compareRests(anne);
      expect(slid).toBeGreaterThan(0);
      expect(astray).toEqual([]);
      await anne.page.evaluate(() => {
        Reflect.set(globalThis, 'frozen', false);
        for (const animation of document.getAnimations()) animation.finish();
      });
    }
  });
});
