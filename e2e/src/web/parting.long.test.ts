import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { mine, putAway } from './home.ts';
import { join, layForFriends, setSail } from './laying.ts';
import { confirm, fromMenu } from './menu.ts';
import type { Person } from './person.ts';
import { untilTurnOf } from './driver.ts';
import { driver, stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { endOf, placesIn } from './table.ts';

const PLAN = { game: 'piraten-kapern', crew: [{ name: 'Ann' }, 'open'], ...driver.short(2) } as const;

/** Nothing is there, or it is not ours: what is asked for here on purpose. */
const NOT_OURS = /403|404/;

const CUT = /ERR_INTERNET_DISCONNECTED|WebSocket/;

describe.skipIf(!hasChromium)('parting', () => {
  const stage = setStage();

  const gather = async (): Promise<readonly [Person, Person, string]> => {
    const ann = await stage.enter({ forgives: NOT_OURS });
    const bob = await stage.enter({ size: 'phone', language: 'pl', forgives: NOT_OURS });
    const path = await layForFriends(ann, PLAN);
    await join(bob, path, 'Bob');
    return [ann, bob, path];
  };

  test('one leaves, a bot plays, he comes back; they agree to stop; the next game has the seats rotated', async () => {
    const [ann, bob, path] = await gather();
    await setSail(ann, 2);
    await untilTurnOf(driver, ann, [bob]);
    await ann.tap(ann.link('table:home'));
    await ann.tap(mine(ann, 'Ann, Bob', 'web:mine.turn'));
    await ann.see(stopButton(ann));
    await fromMenu(ann, 'match:menu.leave');
    await confirm(ann, 'match:leave.title', 'match:leave.yes');
    await ann.see(mine(ann, 'Ann, Bob', 'web:mine.playing'));
    await untilTurnOf(driver, bob, []);
    await ann.open(path);
    await ann.tap(ann.button('match:menu.back'));
    await ann.page.getByText(ann.say('match:away')).waitFor({ state: 'detached' });

    await fromMenu(bob, 'match:menu.stop');
    await confirm(bob, 'match:stop.title', 'match:stop.yes');
    await ann.see(ann.page.getByText(ann.say('match:stop.wanted', { names: 'Bob' })));
    await fromMenu(ann, 'match:menu.stop');
    await confirm(ann, 'match:stop.title', 'match:stop.yes');
    expect(await placesIn(ann)).toHaveLength(2);

    await ann.tap(ann.button('match:end.again'));
    await bob.tap(bob.button('match:end.follow'));
    await ann.tap(ann.button('web:lobby.say-ready'));
    await bob.tap(bob.button('web:lobby.say-ready'));
    await setSail(ann, 2);
    for (const each of [ann, bob]) await each.see(each.page.locator('[data-piece]').first());
    const order = ann.page.getByText(/^(Ann|Bob)$/);
    expect((await order.allInnerTexts()).slice(0, 2)).toEqual(['Bob', 'Ann']);
  });

  test('the head of the table goes on to the next; who puts a match away is played by a bot; seats that are gone are not listed', async () => {
    const [ann, bob, path] = await gather();
    await ann.tap(ann.button('web:lobby.leave').first());
    await bob.see(bob.page.getByRole('textbox', { name: bob.say('web:lobby.me.host') }));
    await join(ann, path, 'Ann');
    await setSail(bob, 2);
    await untilTurnOf(driver, ann, [bob]);
    await ann.tap(ann.link('table:home'));
    await putAway(ann, 'Ann, Bob');
    const badge = bob.page.getByText(bob.say('table:away')).first();
    await badge.waitFor({ state: 'attached' });

    // On another device the seat is the same; here it is gone then.
    await untilTurnOf(driver, bob, []);
    await fromMenu(bob, 'web:device');
    const link = await bob.page.getByText(/\/device\//).innerText();
    const desk = await stage.enter();
    await desk.open(link.slice(link.indexOf('/')));
    await desk.tap(desk.button('web:take.do'));
    await desk.see(stopButton(desk));
    await bob.see(bob.page.getByRole('heading', { name: bob.say('web:gone') }).first());
    const refused = bob.page.waitForResponse((response) => NOT_OURS.test(String(response.status())));
    await bob.open('/');
    await refused;
    await expect.poll(() => mine(bob, 'Ann, Bob', 'web:mine.playing').count()).toBe(0);

    await desk.open('/');
    await desk.see(mine(desk, 'Ann, Bob', 'web:mine.turn'));
  });

  test('where the server is silent one’s seats stay on the list; giving up leads to the end by bots alone', async () => {
    const ann = await stage.enter({ forgives: CUT });
    const bob = await stage.enter();
    const path = await layForFriends(ann, PLAN);
    await join(bob, path, 'Bob');
    await setSail(ann, 2);
    await ann.see(ann.page.locator('[data-piece]').first());
    await ann.tap(ann.link('table:home'));
    await ann.tap(ann.page.getByRole('region').getByRole('link', { name: 'Ann, Bob' }));
    await ann.context.setOffline(true);
    await ann.tap(ann.link('table:home'));
    await ann.see(mine(ann, ann.say('web:mine.silent'), 'web:mine.playing'));
    await ann.context.setOffline(false);
    await ann.tap(mine(ann, ann.say('web:mine.silent'), 'web:mine.playing'));
    for (const each of [ann, bob]) {
      await fromMenu(each, 'match:menu.resign');
      await confirm(each, 'match:resign.title', 'match:resign.yes');
    }
    await ann.see(endOf(ann));
  });
});
