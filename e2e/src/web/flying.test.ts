import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { COUNTING } from './motion.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { countDuring, middleOf, openSurface, type Spot } from './surface.ts';

const dial = ({ page }: Person): Locator => page.getByRole('slider');
const handle = ({ page }: Person): Locator => page.locator('[data-handle]');
const turnOf = (person: Person): Promise<string | null> => dial(person).getAttribute('aria-valuetext');

/** On the arc of the dial, at its left end. */
const thumbOf = async (person: Person): Promise<Spot> => {
  const { x, y, width } = await middleOf(dial(person));
  return { x: x - width * 0.4, y };
};

const GRIPS = {
  handle: (person: Person): Promise<Spot> => middleOf(handle(person)),
  dial: thumbOf,
} as const;

describe.skipIf(!hasChromium)('a template that is turned', () => {
  const stage = setStage();

  test.each(['handle', 'dial'] as const)(
    'by its %s: nothing is drawn again or laid out until one lets go',
    async (grip) => {
      const anne = await stage.enter({ before: COUNTING });
      await openSurface(anne, '/gallery/space-pirates/move-drafted');
      await anne.see(dial(anne));
      const begun = await turnOf(anne);
      const { mouse } = anne.page;
      const from = await GRIPS[grip](anne);
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(from.x + 10, from.y - 10, { steps: 4 });
      const cost = await countDuring(anne, () => mouse.move(from.x + 60, from.y - 30, { steps: 30 }));
      expect(cost).toEqual({ commits: 0, layouts: 0 });
      expect(await turnOf(anne)).toBe(begun);
      await mouse.up();
      await expect.poll(() => turnOf(anne)).not.toBe(begun);
    },
  );
});
