import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { join, layForFriends } from './laying.ts';
import { setStage } from './stage.ts';
import { expectFits } from './windows.ts';
import { LANGUAGES } from './words.ts';

const CREW = [{ name: 'Ann' }, 'open', 'open'] as const;

describe.skipIf(!hasChromium)('the lobby', () => {
  const stage = setStage();

  test.each(LANGUAGES)(
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

  test('a seat moves to another device, once', async () => {
    const desk = await stage.enter();
    const path = await layForFriends(desk, { game: 'piraten-kapern', crew: CREW });
    await desk.tap(desk.button('web:device'));
    const link = desk.page.getByText(/\/device\//);
    await desk.see(link);
    await expectAccessible(desk, 'a seat to take along');
    const code = (await link.innerText()).split(`${path}/`)[1] ?? '';
    const phone = await stage.enter({ size: 'phone' });
    await phone.open(`${path}/${code}`);
    await phone.tap(phone.button('web:take.do'));
    await phone.see(phone.page.getByRole('textbox', { name: phone.say('web:lobby.me.host') }));
    await desk.see(desk.page.getByRole('heading', { name: desk.say('web:gone') }).first());
    const thief = await stage.enter({ forgives: /403/ });
    await thief.open(`${path}/${code}`);
    await thief.tap(thief.button('web:take.do'));
    await thief.see(thief.page.getByText(thief.say('web:refused.no-such-code')));
  });
});
