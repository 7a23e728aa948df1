/** Aiming and sliding among all the discs there are: nothing is rendered and nothing laid out. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { COUNTING, expectCalmFlights, layoutsOf, watchFlights } from './motion.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { middleOf, openSurface, pieceOf, settle, type Spot, windowOf } from './surface.ts';

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
});
