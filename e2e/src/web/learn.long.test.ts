import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { DRIVEN } from './driver.ts';
import { learn, readUntil } from './lesson.ts';
import { setStage } from './stage.ts';
import { expectFits } from './windows.ts';

/** By turns. */
const WAYS = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'pl' },
] as const;

const LEARNT = DRIVEN.map((driven, index) => ({ ...driven, ways: WAYS[index % WAYS.length] }));

describe.skipIf(!hasChromium).each(LEARNT)('a first game of $game', ({ game, driver, ways }) => {
  const stage = setStage();

  test('goes to its end, tells who does not listen, explains what was not asked for, and leads to a real one', async () => {
    const { lesson, stray } = driver;
    const anne = await stage.enter(ways);
    await anne.open(`/learn/${game}`);
    await readUntil(anne, stray.reading);
    await stray.act(anne);
    await anne.see(anne.page.getByText(anne.say('match:learn.read')).first());
    await stray.undo(anne);
    const [[asked]] = lesson;
    await readUntil(anne, asked);
    await expectFits(anne, 'what a first game asks for');
    await stray.act(anne);
    await anne.see(anne.page.getByText(anne.say('match:learn.kindly', { ask: anne.say(asked) })).first());
    await stray.undo(anne);
    await learn(driver, anne);
    await expectAccessible(anne, 'the end of a first game');
    await expectFits(anne, 'the end of a first game');
    await anne.tap(anne.button('match:learn.play'));
    await anne.page.waitForURL(({ pathname }) => pathname.startsWith('/local/'));
    await anne.see(anne.page.locator('[data-piece]').first());
  });
});
