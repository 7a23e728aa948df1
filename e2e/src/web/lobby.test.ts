import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { layForFriends } from './laying.ts';
import { setStage } from './stage.ts';

describe.skipIf(!hasChromium)('the lobby', () => {
  const stage = setStage();

  test('a seat moves to another device, once', async () => {
    const desk = await stage.enter();
    const path = await layForFriends(desk, {
      game: 'piraten-kapern',
      crew: [{ name: 'Ann' }, 'open', 'open'],
    });
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
