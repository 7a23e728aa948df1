import type { Locator } from 'playwright-core';
import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { DRIVEN } from './driver.ts';
import { readUntil } from './lesson.ts';
import { COUNTING, expectCalmFlights, type Watched, watchFlights } from './motion.ts';
import { setStage } from './stage.ts';
import type { Word } from './words.ts';

const together = (...watched: readonly Watched[]): Watched => ({
  flights: watched.flatMap(({ flights }) => flights),
  astray: watched.reduce((sum, { astray }) => sum + astray, 0),
});

describe.skipIf(!hasChromium).each(DRIVEN)(
  'while pieces of $game move, nothing is laid out and React rests',
  ({ game, driver }) => {
    const stage = setStage();

    test('a first game is dealt, one does what it asks for, and the others go on', async () => {
      const anne = await stage.enter({ isMoving: true, before: COUNTING });
      await anne.open(`/learn/${game}`);
      const next = anne.button('match:learn.next');
      await anne.see(next);
      const [[asks, act], [asksNext]] = driver.lesson;
      const told = (word: Word): Locator => anne.page.getByText(anne.say(word)).first();
      const readOn = (word: Word): Promise<Watched> =>
        watchFlights(anne, () => readUntil(anne, word), told(word));
      const dealt = await readOn(asks);
      // The next step is read, or asks at once.
      const rest = next.or(told(asksNext)).first();
      const done = await watchFlights(anne, () => act(anne), rest);
      expectCalmFlights(together(dealt, done, await readOn(asksNext)));
    });
  },
);
