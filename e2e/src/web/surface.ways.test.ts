import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { COUNTING, watchFlights } from './motion.ts';
import { setStage } from './stage.ts';
import {
  type Board,
  drag,
  expectCalm,
  expectNear,
  freeze,
  FREEZING,
  land,
  lensOf,
  middleOf,
  middleOfWindow,
  next,
  openBoard,
  pieceOf,
  pinch,
  rollBy,
  seek,
  spotOf,
  windowOf,
  zoomTo,
} from './surface.ts';
import { waysToTry } from './ways.ts';

const moving = { isMoving: true, before: `${COUNTING}\n${FREEZING}` } as const;

const BOARDS: readonly Board[] = ['grid', 'map'];
const NOTHING = { commits: 0, layouts: 0 };

describe.skipIf(!hasChromium)('a board under a camera', () => {
  const stage = setStage();

  describe.each(waysToTry(BOARDS))('%s of 100 pieces: nothing is rendered or laid out', (board) => {
    test('while drags, the wheel and keys pan and zoom it, and while its pieces fly', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, board);
      const middle = await middleOfWindow(anne);
      await expectCalm(anne, () => drag(anne, middle, { x: 120, y: -80 }));
      await expectCalm(anne, () => zoomTo(anne, 2, middle));
      await expectCalm(anne, () => rollBy(anne, { x: 60, y: 90 }));
      await windowOf(anne).focus();
      for (const key of ['-', 'ArrowLeft', 'ArrowDown', 'PageDown', '+', 'Home'])
        await expectCalm(anne, () => anne.press(key));
      const rest = anne.page.locator('[data-moving="false"]');
      const { flights, astray } = await watchFlights(anne, () => next(anne), rest);
      expect(astray).toBe(0);
      expect(flights.length).toBeGreaterThan(0);
      for (const flight of flights) expect(flight).toMatchObject({ ...NOTHING, strays: [] });
    });

    test('while two fingers pinch it', async () => {
      const anne = await stage.enter({ ...moving, size: 'phone' });
      await openBoard(anne, board);
      const middle = await middleOfWindow(anne);
      const { scale } = await lensOf(anne);
      await expectCalm(anne, () => pinch(anne, middle, 150));
      expect((await lensOf(anne)).scale).toBeGreaterThan(2 * scale);
    });
  });

  describe.each(waysToTry([0.5, 2]))('at scale %s', (scale) => {
    test('cards move, come from the hand, go there and fade, rightly though the board is dragged', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, 'grid');
      const card = pieceOf(anne, 'tile-0');
      const [laid, taken] = [pieceOf(anne, 'tile-100'), pieceOf(anne, 'tile-3')];
      const [likeness, ghost] = [
        anne.page.locator('[data-sky] > *'),
        anne.page.locator('[data-board] > [aria-hidden="true"]'),
      ];
      await zoomTo(anne, scale, await middleOf(card));
      const [hand, seen] = [await middleOf(laid), await middleOf(taken)];
      await freeze(anne);
      await next(anne);

      await seek(anne, 0);
      expectNear(await spotOf(anne, card), { x: 50, y: 50 });
      expectNear(await spotOf(anne, ghost), { x: 550, y: 50 });
      for (const [is, was] of [
        [await middleOf(likeness), hand],
        [await middleOf(taken), seen],
      ] as const) {
        expectNear(is, was, 1);
        expect(is.width).toBeCloseTo(was.width, 0);
      }
      expect(await laid.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');

      await seek(anne, 0.3);
      const [spot, page] = [await spotOf(anne, card), await middleOf(card)];
      expect(spot.x).toBeGreaterThan(-50);
      expect(spot.x).toBeLessThan(50);
      await drag(anne, await middleOfWindow(anne), { x: 70, y: 40 });
      expectNear(await spotOf(anne, card), spot, 0.05);
      expectNear(await spotOf(anne, ghost), { x: 550, y: 50 });
      expectNear(await middleOf(card), { x: page.x + 70, y: page.y + 40 });

      await seek(anne, 1);
      expectNear(await spotOf(anne, card), { x: -50, y: 50 });
      expectNear(await spotOf(anne, likeness), { x: 1050, y: 50 });
      await land(anne);
      expectNear(await spotOf(anne, card), { x: -50, y: 50 });
      expectNear(await spotOf(anne, laid), { x: 1050, y: 50 });
      expect([await likeness.count(), await ghost.count()]).toEqual([0, 0]);
    });

    test('ships of one drawing sail, and turn the short way', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, 'map');
      const ship = pieceOf(anne, 'ship-gold');
      await zoomTo(anne, scale, await middleOf(ship));
      await freeze(anne);
      await next(anne);
      const likeness = anne.page.locator('[data-board] > [aria-hidden="true"]:has(image)');
      /** Degrees from how it will lie, about its middle. */
      const turned = (): Promise<number> =>
        likeness.evaluate((element) => {
          const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
          return (Math.atan2(b, a) / Math.PI) * 180;
        });
      const hull = likeness.locator('g');

      await seek(anne, 0);
      expectNear(await spotOf(anne, hull), { x: 120, y: 110 }, 1);
      expect(await turned()).toBeCloseTo(-20, 1);
      expect(await ship.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
      await seek(anne, 0.3);
      expect(Math.abs((await turned()) + 10)).toBeLessThan(10);
      await seek(anne, 1);
      expectNear(await spotOf(anne, hull), { x: 179, y: 100 }, 1);
      expect(await turned()).toBeCloseTo(0, 1);
      await land(anne);
      expectNear(await spotOf(anne, ship), { x: 179, y: 100 }, 1);
      expect(await likeness.count()).toBe(0);
    });
  });
});
