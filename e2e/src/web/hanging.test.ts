/** What hangs at a piece of a board goes along when the board is panned and zoomed, and nothing is rendered for that. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { boardCards } from './drivers/piatka-z-kosmosu.ts';
import { COUNTING } from './motion.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { drag, expectCalm, middleOf, openSurface, pieceOf, type Spot, windowOf, zoomTo } from './surface.ts';

/** Where one thing lies, seen from another. */
const apart = async (one: Locator, other: Locator): Promise<Spot> => {
  const [from, to] = [await middleOf(one), await middleOf(other)];
  return { x: Math.round(to.x - from.x) + 0, y: Math.round(to.y - from.y) + 0 };
};

/** A bubble may lie over the middle of the board. */
const cornerOf = async (person: Person): Promise<Spot> => {
  const { x = Number.NaN, y = Number.NaN } = (await windowOf(person).boundingBox()) ?? {};
  return { x: x + 30, y: y + 30 };
};

const pan = async (person: Person, by: Spot): Promise<void> => drag(person, await cornerOf(person), by);

/** Closer, and as far aside as the board goes. */
const leave = async (person: Person): Promise<void> => {
  await zoomTo(person, 1.4, await cornerOf(person));
  await pan(person, { x: -2000, y: 0 });
};

/** From the edges of the board's window: below 0 where it is beyond one. */
const depthOf = async (person: Person, what: Locator): Promise<number> => {
  const [window, { x }] = [await windowOf(person).boundingBox(), await middleOf(what)];
  const from = window?.x ?? Number.NaN;
  return Math.min(x - from, from + (window?.width ?? Number.NaN) - x);
};

describe.skipIf(!hasChromium)('what hangs at a piece of a board', () => {
  const stage = setStage();

  test('the bubble that says why goes along, and stays at the edge that its piece has left', async () => {
    const anne = await stage.enter({ before: COUNTING });
    await openSurface(anne, '/gallery/piatka-z-kosmosu/card-chosen');
    const card = boardCards(anne).first();
    await anne.tap(card);
    const bubble = anne.page.getByRole('alert').filter({ hasText: anne.say('table:why-not') });
    await anne.see(bubble);
    const before = await apart(card, bubble);
    await expectCalm(anne, () => pan(anne, { x: 60, y: 40 }));
    expect(await apart(card, bubble)).toEqual(before);
    await leave(anne);
    expect(await depthOf(anne, card)).toBeLessThan(0);
    expect(await depthOf(anne, bubble)).toBeGreaterThan(0);
  });

  test('the ring of a lesson goes along, and is hidden while its piece is out of sight', async () => {
    const anne = await stage.enter({ size: 'phone', before: COUNTING });
    await openSurface(anne, '/learn/piatka-z-kosmosu');
    const [card, ring] = [pieceOf(anne, 'card-0,0'), anne.page.locator('[class*="ring"]')];
    await anne.see(ring);
    expect(await apart(card, ring)).toEqual({ x: 0, y: 0 });
    await expectCalm(anne, () => pan(anne, { x: -30, y: 20 }));
    expect(await apart(card, ring)).toEqual({ x: 0, y: 0 });
    await leave(anne);
    expect(await depthOf(anne, card)).toBeLessThan(0);
    expect(await ring.isVisible()).toBe(false);
  });
});
