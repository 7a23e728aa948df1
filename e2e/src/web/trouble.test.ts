import type { AnyGame } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { layForFriends, layTable, join, setSail } from './laying.ts';
import { untilTurnOf } from './driver.ts';
import { driver } from './drivers/piraten-kapern.ts';
import { openSite } from './site.ts';
import { setStage } from './stage.ts';
import { LANGUAGES } from './words.ts';

const NO_SUCH = /404/;

const BROKEN = `localStorage.getItem('tortuga.match.broken') ?? localStorage.setItem('tortuga.match.broken', '{"half');`;

/** As where cookies are forbidden. */
const FORBIDDEN = `Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } });`;

/** The browser is asked once, and says no. */
const DENIED = `
  let asked = 0;
  class Denied { static permission = 'default'; static requestPermission() { asked += 1; Denied.permission = 'denied'; return Promise.resolve('denied'); } }
  Object.defineProperty(window, 'Notification', { value: Denied });
  Object.defineProperty(window, 'asked', { get: () => asked });
`;

/** It may call, and he looks elsewhere. */
const GRANTED = `
  const notices = [];
  class Granted extends EventTarget { static permission = 'granted'; constructor(title, { body }) { super(); notices.push(title + ': ' + body); } }
  Object.defineProperty(window, 'Notification', { value: Granted });
  Object.defineProperty(window, 'notices', { get: () => notices });
  Object.defineProperty(document, 'hidden', { get: () => true });
`;

/** The same game under other rules. */
const renewed = (game: AnyGame): AnyGame => ({
  id: game.id,
  use: (body) =>
    game.use((module) => body({ ...module, game: { ...module.game, version: module.game.version + 1 } })),
});

/** Runs in the page: changes a part of what it keeps. */
const spoil = ({ key, from, to }: Readonly<Record<'key' | 'from' | 'to', string>>): void =>
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(new RegExp(from), to));

/** Of the target of Piraten Kapern. */
const RANGE = { min: 100, max: 20_000, step: 100 };

describe.skipIf(!hasChromium)('where something is wrong', () => {
  const stage = setStage();

  test('links and matches that lead nowhere say so at once, and lead back', async () => {
    const anne = await stage.enter({ before: BROKEN, forgives: NO_SUCH });
    for (const path of ['/t/x', `/t/${'a'.repeat(200)}`, '/t/nosuchtable1']) {
      await anne.open(path);
      await anne.see(anne.page.getByText(anne.say('web:refused.no-such-match')));
      await anne.see(anne.page.getByRole('heading', { name: anne.say('web:lost') }).first());
    }
    await anne.open('/t/%E0%A4%A');
    await anne.see(anne.page.getByText(anne.say('web:lost.text')));
    await anne.open('/local/broken');
    await anne.see(anne.page.getByText(anne.say('match:local.lost.broken')));
    await expectAccessible(anne, 'a match that cannot be read');
    await anne.tap(anne.button('web:mine.remove.do'));
    await anne.see(anne.button('web:home.play'));
    expect(await anne.page.evaluate(() => localStorage.getItem('tortuga.match.broken'))).toBe(null);
  });

  test.each(LANGUAGES)('an address that asks for what the game has not is told so (%s)', async (language) => {
    const anne = await stage.enter({ language });
    const { page, say } = anne;
    const options = encodeURIComponent(JSON.stringify({ target: -5, floorAtZero: true, speed: 7 }));
    for (const path of ['/local/new', '/t/new']) {
      await anne.open(`${path}/piraten-kapern?seats=99&options=${options}`);
      await anne.see(page.getByRole('alert').getByText(say('web:asked.cut')));
      expect(await page.getByRole('switch', { checked: true }).count()).toBe(2);
    }
    await anne.open('/local/new/piraten-kapern?seats=2');
    const target = page.getByRole('textbox', { name: say('piraten-kapern:option.target') });
    await anne.write(target, 'many');
    await anne.press('Enter');
    await anne.see(page.getByText(say('web:number.nearest.step', RANGE)));
    expect(await target.inputValue()).toBe(String(RANGE.min));
    await anne.tap(anne.button('web:new.start', { count: 2 }));
    await page.waitForURL((url) => /^\/local\/[^/]+$/.test(url.pathname));
  });

  test('a draft that does not fit and a match of other rules say so, and nothing is lost', async () => {
    const anne = await stage.enter();
    const { page } = anne;
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], ...driver.short(2) });
    await anne.see(driver.asked(anne));
    await driver.ponder(anne);
    const path = new URL(page.url()).pathname;
    const draft = `tortuga.draft.${path.split('/').at(-1)}.0`;
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, draft);
    await page.evaluate(spoil, { key: draft, from: /"draft":.*/.source, to: '"draft":[7]}' });
    await anne.open(path);
    await anne.see(page.getByText(anne.say('match:draft.stale')));
    await anne.see(driver.asked(anne));
    const match = `tortuga.match.${path.split('/').at(-1)}`;
    const kept = await page.evaluate((key) => localStorage.getItem(key), match);
    await page.evaluate(spoil, { key: match, from: '"version":\\d+', to: '"version":99' });
    await anne.open(path);
    await anne.see(page.getByText(anne.say('match:local.lost.other-version')));
    await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [match, kept ?? '']);
    await anne.open(path);
    await anne.see(driver.asked(anne));
  });

  test('a page whose rules are not those of the server says so, and shows no table', async () => {
    const site = await openSite({ games: games.map(renewed) });
    const anne = await stage.enterAt(site);
    await anne.open('/');
    await anne.tap(anne.button('web:home.invite'));
    await anne.see(anne.page.getByText(anne.say('web:other-rules.text')));
    expect(await anne.page.locator('#board').count()).toBe(0);
    await site.close();
  });

  test('a browser that keeps nothing plays all the same, here and with friends, and says how long', async () => {
    const anne = await stage.enter({ before: FORBIDDEN });
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], ...driver.short(2) });
    await anne.see(anne.page.getByText(anne.say('match:unkept')));
    await anne.tap(anne.link('table:home'));
    await anne.tap(anne.button('web:home.invite'));
    await anne.see(anne.page.getByRole('textbox', { name: anne.say('web:lobby.me.host') }));
    await anne.see(anne.page.getByText(anne.say('web:lobby.unkept')));
    await anne.tap(anne.button('web:lobby.fill'));
    await setSail(anne, 3);
    await anne.see(anne.page.locator('#hand'));
    // Nobody else has joined: the seat is hers.
    expect(await anne.page.getByText(anne.say('match:watching')).count()).toBe(0);
  });

  test('whose turn it is is told by the title and, to who looks elsewhere, by a call; the browser is asked for that by a tap alone, and may say no', async () => {
    const ann = await stage.enter({ before: DENIED });
    const bob = await stage.enter({ before: GRANTED });
    const crew = [{ name: 'Ann' }, 'open'] as const;
    const path = await layForFriends(ann, { game: 'piraten-kapern', crew, ...driver.short(2) });
    await join(bob, path, 'Bob');
    await setSail(ann, crew.length);
    await untilTurnOf(driver, ann, [bob]);
    const game = 'Piraten Kapern';
    expect(await ann.page.title()).toContain(ann.say('match:title.yours', { game }));
    expect(await bob.page.title()).toContain(bob.say('match:title.theirs', { game, name: 'Ann' }));
    expect(await ann.page.evaluate('asked')).toBe(0);
    const before = Number(await bob.page.evaluate('notices.length'));
    await untilTurnOf(driver, bob, [ann]);
    expect(await bob.page.evaluate('notices.length')).toBeGreaterThan(before);
    expect(await bob.page.evaluate('notices.at(-1)')).toBe(`${bob.say('match:your-turn')}: ${game}`);
    const menu = ann.page.getByRole('button', { name: ann.say('web:menu'), exact: true });
    await ann.tap(menu);
    await ann.tap(ann.button('match:menu.notify'));
    await ann.see(ann.page.getByText(ann.say('match:notify.no')).first());
    await ann.tap(menu);
    expect(await ann.button('match:menu.notify').count()).toBe(0);
    expect(await ann.page.evaluate('asked')).toBe(1);
  });
});
