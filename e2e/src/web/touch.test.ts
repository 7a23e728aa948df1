import type { CDPSession, Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { COUNTING } from './motion.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (what: Locator): Promise<Point> => {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${what.toString()} is not there`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

/** Real fingers, as many as one likes. */
const touchWith = async (client: CDPSession, type: string, points: readonly Point[]): Promise<void> => {
  const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
  await client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints }); // one of its names
};

const beside = ({ x, y }: Point, by: number): Point => ({ x: x + by, y });

describe.skipIf(!hasChromium)('what is touched', () => {
  const stage = setStage();
  let anne: Person;

  const visit = async (exhibit: string): Promise<void> => {
    anne = await stage.enter({ size: 'phone', before: COUNTING });
    await anne.open(`/gallery/kit/${exhibit}`);
    await anne.see(anne.page.getByRole('group').first());
  };
  const told = (): Promise<string | null> => anne.page.locator('[data-told]').getAttribute('data-told');
  const pad = (): Locator => anne.page.getByRole('group').filter({ has: anne.page.locator('[data-told]') });
  const piece = (): Locator => pad().getByRole('button');
  const expectTold = async (...lines: readonly string[]): Promise<void> => {
    await expect.poll(told).toBe(lines.join());
  };

  describe('a pad', () => {
    beforeEach(() => visit('touch-pad'));

    test('is pressed by mouse, finger and key, and a press of a piece on it is heard by both', async () => {
      await pad().click({ position: { x: 5, y: 5 } });
      await pad().tap({ position: { x: 5, y: 5 } });
      await piece().focus();
      await anne.press('Enter');
      await anne.press('ArrowRight');
      await expectTold('press', 'press', 'piece', 'press', 'right');
    });

    test('is dragged by a mouse, also from a piece, which is not pressed by that', async () => {
      const { mouse } = anne.page;
      const { x, y } = await middleOf(piece());
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(x + 30, y + 10, { steps: 3 });
      await mouse.up();
      await expectTold('drag', 'drag 30 10 1');
    });

    test('takes a drag back by Escape', async () => {
      const { mouse } = anne.page;
      const { x, y } = await middleOf(pad());
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(x + 30, y, { steps: 3 });
      await anne.page.keyboard.press('Escape');
      await mouse.move(x + 60, y);
      await mouse.up();
      await expectTold('drag', 'drag escape');
    });

    test('is held, and the click that ends it is none', async () => {
      const { mouse } = anne.page;
      const { x, y } = await middleOf(pad());
      await mouse.move(x, y);
      await mouse.down();
      await expectTold('hold');
      await mouse.up();
      await expectTold('hold', 'hold 0 0 1');
    });

    test('is pinched by two fingers', async () => {
      const client = await anne.context.newCDPSession(anne.page);
      const middle = await middleOf(pad());
      const fingers = (apart: number): readonly Point[] => [beside(middle, -apart), beside(middle, apart)];
      await touchWith(client, 'touchStart', fingers(40));
      await touchWith(client, 'touchMove', fingers(80));
      await touchWith(client, 'touchEnd', []);
      await expectTold('pinch', 'pinch 0 0 2');
    });
  });

  describe('a slingshot', () => {
    beforeEach(() => visit('touch-sling'));

    const pull = async (...xs: readonly number[]): Promise<void> => {
      const client = await anne.context.newCDPSession(anne.page);
      const from = await middleOf(piece());
      await touchWith(client, 'touchStart', [from]);
      for (const by of xs) await touchWith(client, 'touchMove', [beside(from, by)]);
      await touchWith(client, 'touchEnd', []);
    };

    test('throws the other way than it is pulled', async () => {
      await pull(-20, -60);
      await expectTold('pull 60 0 60');
    });

    test('that comes back to where it was throws nothing', async () => {
      await pull(-20, -60, -2);
      await expectTold('pull back');
    });
  });

  describe('ninety stones', () => {
    beforeEach(() => visit('touch-ninety'));

    const drawn = (): Promise<number> =>
      anne.page
        .locator('[data-drawn]')
        .evaluateAll((stones) =>
          stones.reduce((sum, stone) => sum + Number(stone.getAttribute('data-drawn')), 0),
        );
    const commits = (): Promise<number> =>
      anne.page.evaluate(() => Number(Reflect.get(Object(Reflect.get(globalThis, 'counted')), 'commits')));
    const stone = (nth: number): Locator => anne.page.locator('[data-drawn]').nth(nth);

    test('one that changes is the only one that is drawn again', async () => {
      const before = await drawn();
      await stone(41).tap();
      await expect.poll(() => stone(41).getAttribute('aria-pressed')).toBe('true');
      expect((await drawn()) - before).toBe(1);
    });

    test('a finger that aims a hundred times makes React commit nothing, until it lets go', async () => {
      const client = await anne.context.newCDPSession(anne.page);
      const from = await middleOf(stone(0));
      const line = anne.page.locator('line');
      const [drawings, before] = [await drawn(), await commits()];
      await touchWith(client, 'touchStart', [from]);
      for (let move = 1; move <= 100; move++) await touchWith(client, 'touchMove', [beside(from, 20 + move)]);
      const lengthOf = (): Promise<number> =>
        line.evaluate((each) => Number(each.getAttribute('x2')) - Number(each.getAttribute('x1')));
      await expect.poll(async () => Math.round(await lengthOf())).toBe(120);
      expect([await drawn(), await commits()]).toEqual([drawings, before]);
      await touchWith(client, 'touchEnd', []);
      await expect.poll(drawn).toBe(drawings + 1);
    });
  });
});
