import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { setStage } from './stage.ts';
import {
  drag,
  expectNear,
  lensOf,
  middleOf,
  middleOfWindow,
  next,
  onBoard,
  openBoard,
  pieceOf,
  settle,
  windowOf,
  zoomTo,
} from './surface.ts';

describe.skipIf(!hasChromium)('a board under a camera', () => {
  const stage = setStage();

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
    await windowOf(anne).focus();
    await anne.press('Home');
    expect(await lensOf(anne)).toEqual(whole);
  });

  test('a drag that begins on a card is no tap on it', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'grid');
    const card = pieceOf(anne, 'tile-44');
    await drag(anne, await middleOf(card), { x: 60, y: 30 });
    expect(await card.getAttribute('aria-pressed')).toBe('false');
    await anne.tap(card);
    expect(await card.getAttribute('aria-pressed')).toBe('true');
  });

  test('a card out of sight comes into sight when it takes the focus by key', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'grid');
    await zoomTo(anne, 2, await middleOf(pieceOf(anne, 'tile-99')));
    await windowOf(anne).focus();
    const frame = await windowOf(anne).boundingBox();
    expect((await middleOf(pieceOf(anne, 'tile-0'))).x).toBeLessThan(frame?.x ?? 0);
    await anne.press('Tab');
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

  test('a turn brings into sight what it is about, also in a window of another size', async () => {
    const anne = await stage.enter();
    await openBoard(anne, 'map');
    const { scale } = await lensOf(anne);
    await next(anne);
    await anne.see(anne.page.locator('[data-moving="false"]'));
    expect((await lensOf(anne)).scale).toBeGreaterThan(scale);
    await anne.page.setViewportSize({ width: 800, height: 600 });
    await settle(anne);
    const frame = await windowOf(anne).boundingBox();
    const ship = await middleOf(pieceOf(anne, 'ship-coral'));
    expect(ship.x).toBeGreaterThan(frame?.x ?? Infinity);
    expect(ship.x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  });
});
