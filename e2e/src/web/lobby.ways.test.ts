import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { join, layForFriends } from './laying.ts';
import { setStage } from './stage.ts';
import { waysToTry } from './ways.ts';
import { expectFits } from './windows.ts';
import { LANGUAGES } from './words.ts';

const CREW = [{ name: 'Ann' }, 'open', 'open'] as const;

describe.skipIf(!hasChromium)('the lobby', () => {
  const stage = setStage();

  test.each(waysToTry(LANGUAGES))(
    'gathers a crew: link, seat, ready, bots for empty chairs, and keeps nobody out (%s)',
    async (language) => {
      const ann = await stage.enter({ language });
      const bob = await stage.enter({ language, size: 'phone' });
      const path = await layForFriends(ann, { game: 'kosmiczni-piraci', crew: CREW });
      await expectAccessible(ann, 'a table that waits for friends');
      await expectFits(ann, 'a table that waits for friends');
      await bob.open(path);
      await bob.see(bob.button('web:lobby.sit'));
      await expectAccessible(bob, 'an invitation on a phone');
      await expectFits(bob, 'an invitation on a phone');
      await join(bob, path, 'Bob');
      await ann.see(ann.page.getByText('Bob').first());
      const start = ann.button('web:new.start', { count: CREW.length });
      expect(await start.isEnabled()).toBe(false);
      await ann.tap(ann.button('web:lobby.fill'));
      await ann.tap(
        ann.page.getByRole('button', { name: ann.say('web:new.start', { count: 3 }), disabled: false }),
      );
      for (const each of [ann, bob]) {
        await each.see(each.page.locator('[data-piece]').first());
        await expectAccessible(each, 'a table of friends');
      }
    },
  );
});
