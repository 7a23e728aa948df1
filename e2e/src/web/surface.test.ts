import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { COUNTING, watchFlights } from './motion.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import {
  type Board,
  countDuring,
  drag,
  freeze,
  FREEZING,
  land,
  lensOf,
  middleOf,
  middleOfWindow,
  onBoard,
  openBoard,
  pieceOf,
  pinch,
  seek,
  settle,
  type Spot,
  spotOf,
  windowOf,
  zoomTo,
} from './surface.ts';

const moving = { isMoving: true, before: `${COUNTING}\n${FREEZING}` } as const;

const BOARDS: readonly Board[] = ['grid', 'map'];
const NOTHING = { commits: 0, layouts: 0 };

/** In pixels, or in units of a board. */
const expectNear = (is: Spot, should: Spot, slack = 0.5): void => {
  expect(Math.abs(is.x - should.x), `${is.x} for ${should.x}`).toBeLessThan(slack);
  expect(Math.abs(is.y - should.y), `${is.y} for ${should.y}`).toBeLessThan(slack);
};

const next = (person: Person): Promise<void> => person.page.locator('#hand [data-main]').click();

describe.skipIf(!hasChromium)('a board under a camera', () => {
  const stage = setStage();

  describe.each(BOARDS)('%s of 100 pieces: nothing is rendered or laid out', (board) => {
    const expectCalm = async (person: Person, deed: () => Promise<void>): Promise<void> => {
      const before = await lensOf(person);
      expect(await countDuring(person, deed)).toEqual(NOTHING);
      expect(await lensOf(person)).not.toEqual(before);
    };

    test('while it is dragged', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, board);
      const middle = await middleOfWindow(anne);
      await expectCalm(anne, () => drag(anne, middle, { x: 120, y: -80 }));
    });

    test('while the wheel pans and zooms it', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, board);
      const middle = await middleOfWindow(anne);
      await expectCalm(anne, () => zoomTo(anne, 2, middle));
      await expectCalm(anne, () => anne.page.mouse.wheel(60, 90));
      await expectCalm(anne, () => zoomTo(anne, 0.8, middle));
    });

    test('while keys pan and zoom it', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, board);
      await windowOf(anne).focus();
      for (const key of ['+', 'ArrowLeft', 'ArrowDown', 'PageUp', '-', 'Home'])
        await expectCalm(anne, () => anne.press(key));
    });

    test('while two fingers pinch it', async () => {
      const anne = await stage.enter({ ...moving, size: 'phone' });
      await openBoard(anne, board);
      const middle = await middleOfWindow(anne);
      const { scale } = await lensOf(anne);
      await expectCalm(anne, () => pinch(anne, middle, 150));
      expect((await lensOf(anne)).scale).toBeGreaterThan(2 * scale);
    });

    test('while its pieces fly', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, board);
      const { flights, astray } = await watchFlights(
        anne,
        () => next(anne),
        anne.page.locator('[data-moving="false"]'),
      );
      expect(astray).toBe(0);
      expect(flights.length).toBeGreaterThan(0);
      for (const flight of flights) expect(flight).toMatchObject({ ...NOTHING, strays: [] });
    });
  });

  test('the point under the wheel stays under it, and Home shows all again', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'grid');
    const whole = await lensOf(anne);
    const middle = await middleOfWindow(anne);
    const at = { x: middle.x - 130, y: middle.y + 90 };
    const held = onBoard(whole, at);
    await zoomTo(anne, 2, at);
    const close = await lensOf(anne);
    expect(close.scale).toBeCloseTo(2, 2);
    expectNear(onBoard(close, at), held, 0.1);
    await anne.press('Home');
    expect(await lensOf(anne)).toEqual(whole);
  });

  test('a drag that begins on a card is no tap on it', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'grid');
    const card = pieceOf(anne, 'tile-44');
    await drag(anne, await middleOf(card), { x: 60, y: 30 });
    expect(await card.getAttribute('aria-pressed')).toBe('false');
    await card.click();
    expect(await card.getAttribute('aria-pressed')).toBe('true');
  });

  test('a card out of sight comes into sight when it takes the focus', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'grid');
    await zoomTo(anne, 2, await middleOf(pieceOf(anne, 'tile-99')));
    await anne.press('Shift+Tab');
    await pieceOf(anne, 'tile-0').focus();
    const frame = await windowOf(anne).boundingBox();
    const card = await middleOf(pieceOf(anne, 'tile-0'));
    expect(card.x).toBeGreaterThan(frame?.x ?? Infinity);
    expect(card.y).toBeGreaterThan(frame?.y ?? Infinity);
  });

  test('the mini-map is there while not all is in sight, and leads there', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'map');
    const map = anne.page.locator('[aria-hidden="true"]:has(> svg + div)');
    expect(await map.isVisible()).toBe(false);
    await zoomTo(anne, 2, await middleOfWindow(anne));
    expect(await map.isVisible()).toBe(true);
    const box = await map.boundingBox();
    await anne.page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await settle(anne);
    const sight = onBoard(await lensOf(anne), await middleOfWindow(anne));
    expect(Math.max(sight.x, sight.y)).toBeLessThan(120);
  });

  test('a turn brings what it is about into sight', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'map');
    const { scale } = await lensOf(anne);
    await next(anne);
    await anne.see(anne.page.locator('[data-moving="false"]'));
    expect((await lensOf(anne)).scale).toBeGreaterThan(scale);
  });

  describe.each([0.5, 2])('pieces of a board at scale %s', (scale) => {
    /** Card 0 moves one cell to the left, card 5 is gone, card 100 comes from the hand, card 3 goes there. */
    const flyCards = async (): Promise<Person> => {
      const anne = await stage.enter(moving);
      await openBoard(anne, 'grid');
      await zoomTo(anne, scale, await middleOf(pieceOf(anne, 'tile-0')));
      return anne;
    };

    test('fly from where they lay to where they lie', async () => {
      const anne = await flyCards();
      const card = pieceOf(anne, 'tile-0');
      await freeze(anne);
      await next(anne);
      await seek(anne, 0);
      expectNear(await spotOf(anne, card), { x: 50, y: 50 });
      await seek(anne, 1);
      expectNear(await spotOf(anne, card), { x: -50, y: 50 });
      await land(anne);
      expectNear(await spotOf(anne, card), { x: -50, y: 50 });
    });

    test('that are gone fade where they lay, and go with the camera', async () => {
      const anne = await flyCards();
      await freeze(anne);
      await next(anne);
      await seek(anne, 0.5);
      const ghost = anne.page.locator('[data-board] > [aria-hidden="true"]');
      expectNear(await spotOf(anne, ghost), { x: 550, y: 50 });
      await drag(anne, await middleOfWindow(anne), { x: -50, y: 70 });
      expectNear(await spotOf(anne, ghost), { x: 550, y: 50 });
      await land(anne);
      expect(await ghost.count()).toBe(0);
    });

    test('come from the hand, seen beyond the edge of the board, and land in their cell', async () => {
      const anne = await flyCards();
      const [card, likeness] = [pieceOf(anne, 'tile-100'), anne.page.locator('[data-sky] > *')];
      const hand = await middleOf(card);
      await freeze(anne);
      await next(anne);
      await seek(anne, 0);
      const start = await middleOf(likeness);
      expectNear(start, hand, 1);
      expect(start.width).toBeCloseTo(hand.width, 0);
      expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
      await seek(anne, 1);
      expectNear(await spotOf(anne, likeness), { x: 1050, y: 50 });
      await land(anne);
      expect(await likeness.count()).toBe(0);
      expectNear(await spotOf(anne, card), { x: 1050, y: 50 });
    });

    test('go to the hand from where they are seen', async () => {
      const anne = await flyCards();
      const card = pieceOf(anne, 'tile-3');
      const seen = await middleOf(card);
      await freeze(anne);
      await next(anne);
      await seek(anne, 0);
      const start = await middleOf(card);
      // The hand has another card now, and the board another size: it lies elsewhere on the page.
      expect(start.width).toBeCloseTo(seen.width, 0);
      expectNear(start, seen, 1);
      await land(anne);
    });

    test('are where they would be when the board is dragged in the middle of it', async () => {
      const anne = await flyCards();
      const card = pieceOf(anne, 'tile-0');
      await freeze(anne);
      await next(anne);
      await seek(anne, 0.4);
      const [spot, page] = [await spotOf(anne, card), await middleOf(card)];
      expect(spot.x).toBeGreaterThan(-50);
      expect(spot.x).toBeLessThan(50);
      await drag(anne, await middleOfWindow(anne), { x: 70, y: 40 });
      expectNear(await spotOf(anne, card), spot, 0.05);
      expectNear(await middleOf(card), { x: page.x + 70, y: page.y + 40 });
      await land(anne);
      expectNear(await spotOf(anne, card), { x: -50, y: 50 });
    });

    test('drawn in one map sail and turn the short way', async () => {
      const anne = await stage.enter(moving);
      await openBoard(anne, 'map');
      const ship = pieceOf(anne, 'ship-gold');
      await zoomTo(anne, scale, await middleOf(ship));
      await freeze(anne);
      await next(anne);
      const pose = (): Promise<Spot & { readonly heading: number }> =>
        ship.evaluate((element) => {
          const { e, f, a, b } = new DOMMatrix(getComputedStyle(element).transform);
          return { x: e, y: f, heading: (Math.atan2(b, a) / Math.PI) * 180 };
        });
      await seek(anne, 0);
      const start = await pose();
      expectNear(start, { x: 120, y: 110 }, 0.05);
      expectNear(await spotOf(anne, ship), { x: 120, y: 110 }, 2);
      expect(start.heading).toBeCloseTo(-10, 1);
      await seek(anne, 0.3);
      expect(Math.abs((await pose()).heading)).toBeLessThan(10);
      await seek(anne, 1);
      const end = await pose();
      expectNear(end, { x: 179, y: 100 }, 0.05);
      expectNear(await spotOf(anne, ship), { x: 179, y: 100 }, 2);
      expect(end.heading).toBeCloseTo(10, 1);
      await land(anne);
    });
  });
});
