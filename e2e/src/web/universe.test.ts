/** A Universe is drawn, given away by its link, and played in. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { COUNTING } from './motion.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { drag, lensOf, settle, type Spot } from './surface.ts';
import { lift } from './table.ts';
import { expectFits } from './windows.ts';

const PAGE = '/universe';

const thingsOf = ({ page }: Person): Locator => page.locator('[data-board] [role="option"]');

/** Their names say where they are, how they are turned, and what is wrong with them. */
const drawn = async (person: Person): Promise<readonly string[]> =>
  thingsOf(person).evaluateAll((found) => found.map((each) => each.getAttribute('aria-label') ?? ''));

const chosen = ({ page }: Person): Locator => page.locator('[role="option"][aria-selected="true"]');

/** In millimetres. */
const spotAt = async (person: Person, x: number, y: number): Promise<Spot> => {
  const lens = await lensOf(person);
  return { x: lens.x + x * lens.scale, y: lens.y + y * lens.scale };
};

const dragTo = async (person: Person, from: Spot, to: Spot): Promise<void> => {
  await drag(person, from, { x: to.x - from.x, y: to.y - from.y });
  await settle(person);
};

const bring = async (person: Person, kind: string, x: number, y: number): Promise<void> => {
  const box = await person.page.locator(`[data-kind="${kind}"]`).boundingBox();
  if (box === null) throw new Error(`no ${kind} on the shelf`);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await dragTo(person, from, await spotAt(person, x, y));
};

const openBuilder = async (person: Person, link = ''): Promise<void> => {
  await person.open(`${PAGE}${link}`);
  await person.see(thingsOf(person).first());
  await settle(person);
};

const say = (person: Person, word: string, values?: Parameters<Person['say']>[1]): string =>
  person.say(`universe:${word}`, values);

const ready = (person: Person): Locator =>
  person.page.getByRole('status').getByText(say(person, 'wrong', { count: 0 }));

/** A border with five corners, a planet over a galaxy and away again, a new belt that is turned, and a name. */
const drawOne = async (person: Person): Promise<void> => {
  const { page } = person;
  await person.write(page.getByRole('textbox', { name: say(person, 'name') }), 'Archipel');
  await dragTo(person, await spotAt(person, 225, 350), await spotAt(person, 330, 350));
  await person.see(page.getByText(say(person, 'tag-overlap')).first());
  await expectAccessible(person, 'a drawing with a fault');
  await person.press('Control+z');
  await person.see(ready(person));
  await bring(person, 'moon', 640, 450);
  await bring(person, 'belt', 120, 640);
  await chosen(person).focus();
  await person.press('Shift+BracketRight');
  await person.press('ArrowUp');
  await person.tap(page.getByRole('radio', { name: say(person, 'border-free') }));
  await dragTo(person, await spotAt(person, 800, 350), await spotAt(person, 860, 350));
  await person.see(ready(person));
};

const commitsOf = ({ page }: Person): Promise<number> =>
  page.evaluate(() => {
    const counted: unknown = Reflect.get(globalThis, 'counted');
    return Number(Reflect.get(Object(counted) as object, 'commits')); // boxed
  });

const LINK = /\/universe#1\.[A-Za-z0-9_-]+/;

/** Read from what is shown. */
const linkOf = async (person: Person): Promise<string> => {
  await person.tap(person.page.getByRole('button', { name: say(person, 'share') }));
  const text = person.page.getByText(LINK);
  await person.see(text);
  await expectAccessible(person, 'a link to give away');
  await expectFits(person, 'a link to give away');
  const [link = ''] = LINK.exec(await text.innerText()) ?? [];
  await person.press('Escape');
  return link.slice(PAGE.length);
};

/** What is no Universe to play in, by its link: the preset for two with too small a border, 41 moons, a knot. */
const SMALL = '#1.AgAEAAAAAAH0AAAB9AH0AAAB9AMAAcILuAAAABWuC7gAtAALuBWuAQ50PA';
const FULL =
  '#' +
  '1.AgAEAAAAABdwAAAXcBdwAAAXcCwAAcILuAAAABWuC7gAtAALuBWuAQ4DAZABkAMDhAGQAwV4AZADB2wBkAMJYA' +
  'GQAwtUAZADDUgBkAMPPAGQAxEwAZADEyQBkAMBkAOEAwOEA4QDBXgDhAMHbAOEAwlgA4QDC1QDhAMNSAOEAw88A4' +
  'QDETADhAMTJAOEAwGQBXgDA4QFeAMFeAV4AwdsBXgDCWAFeAMLVAV4Aw1IBXgDDzwFeAMRMAV4AxMkBXgDAZAHbA' +
  'MDhAdsAwV4B2wDB2wHbAMJYAdsAwtUB2wDDUgHbAMPPAdsAxEwB2wDEyQHbAMBkAlgujY';
const KNOTTED = '#1.AgAIAAAAABdwAAAXcBdwB9AXcAfQB9AbWAfQG1gbWAAAG1gDAAHCC7gAAAAVrgu4ALQAC7gVrgEOILM';

describe.skipIf(!hasChromium)('a Universe', () => {
  const stage = setStage();

  test('SP-1: is drawn by mouse, goes to another browser by its link, and is played in there', async () => {
    const anne = await stage.enter();
    await openBuilder(anne);
    await drawOne(anne);
    const made = await drawn(anne);
    expect(
      made.filter((name) => name.startsWith(anne.say('universe:thing', { kind: 'corner', nth: 3 }))),
    ).toEqual([
      anne.say('universe:thing-at', {
        thing: anne.say('universe:thing', { kind: 'corner', nth: 3 }),
        x: 860,
        y: 350,
      }),
    ]);
    expect(made.join()).toContain(say(anne, 'thing-turned', { turn: 15 }));

    const bert = await stage.enter();
    await openBuilder(bert, await linkOf(anne));
    await bert.see(bert.page.getByText(say(bert, 'opened')));
    expect(await drawn(bert)).toEqual(made);
    await bert.tap(bert.button('universe:play'));
    await bert.tap(bert.button('universe:play-here'));
    await bert.tap(bert.button('universe:look', { name: 'Archipel' }));
    await bert.see(bert.page.getByRole('dialog', { name: 'Archipel' }));
    await bert.press('Escape');
    await bert.tap(bert.page.getByRole('switch', { name: bert.say('web:order') }));
    await bert.tap(bert.button('web:new.start', { count: 3 }));
    await lift(bert, bert.say('web:name.default'));
    await bert.see(
      bert.page.locator('[data-board] polygon[points="0,0 800,0 860,350 800,700 0,700"]').last(),
    );
  });

  test('is kept in the browser, and the guests of a lobby look at it before they sit down', async () => {
    const anne = await stage.enter({ language: 'pl' });
    await openBuilder(anne);
    await drawOne(anne);
    const made = await drawn(anne);
    await anne.page.reload();
    await anne.see(thingsOf(anne).first());
    expect(await drawn(anne)).toEqual(made);
    await anne.tap(anne.button('universe:play'));
    await anne.tap(anne.button('universe:play-online'));
    await anne.tap(anne.button('web:new.open'));
    await anne.see(anne.page.getByRole('heading', { name: anne.say('web:lobby.invite') }));
    const guest = await stage.enter({ size: 'phone' });
    await guest.open(new URL(anne.page.url()).pathname);
    const look = guest.button('universe:look', { name: 'Archipel' });
    await guest.see(look);
    await expectFits(guest, 'a lobby with a Universe');
    await guest.tap(look);
    await guest.see(guest.page.getByRole('dialog', { name: 'Archipel' }).locator('svg'));
    await expectAccessible(guest, 'a Universe, large');
  });

  test('that is cut, too new, too long or not to be played in is refused in words, and the drawing stays', async () => {
    const anne = await stage.enter();
    await openBuilder(anne);
    await bring(anne, 'moon', 640, 450);
    const made = await drawn(anne);
    const link = await linkOf(anne);
    const named = (kind: string, nth: number): string => say(anne, 'thing', { kind, nth });
    const bad: readonly (readonly [string, string])[] = [
      [link.slice(0, link.length / 2), say(anne, 'trouble-damaged')],
      [`#2${link.slice(2)}`, say(anne, 'trouble-future')],
      [`#1.${'A'.repeat(1_000_000)}`, say(anne, 'trouble-too-long')],
      ['#nothing', say(anne, 'trouble-not-a-universe')],
      [SMALL, say(anne, 'fault-short-edge', { one: named('edge', 1) })],
      [FULL, say(anne, 'fault-too-many', { of: 'scenery' })],
      [KNOTTED, say(anne, 'fault-narrow-border', { one: named('edge', 2), other: named('edge', 5) })],
    ];
    for (const [hash, why] of bad) {
      await anne.page.evaluate((next) => void (location.hash = next), hash);
      await anne.see(anne.page.getByRole('alert').getByText(why));
      await anne.see(anne.page.getByRole('alert').getByText(say(anne, 'kept')));
      expect(await drawn(anne)).toEqual(made);
    }
    await expectAccessible(anne, 'a Universe that was refused');
    const file = {
      name: 'universe.json',
      mimeType: 'application/json',
      buffer: Buffer.alloc(1_000_000, '['),
    };
    await anne.tap(anne.page.getByRole('button', { name: say(anne, 'share') }));
    await anne.page.locator('input[type="file"]').setInputFiles(file);
    await anne.see(anne.page.getByRole('alert').getByText(say(anne, 'trouble-too-long')));
    expect(await drawn(anne)).toEqual(made);
  });

  test('has a piece dragged over it without a commit of React’s, until a fault comes', async () => {
    const anne = await stage.enter({ before: COUNTING });
    await openBuilder(anne);
    const { mouse } = anne.page;
    const [from, free, taken] = [
      await spotAt(anne, 225, 350),
      await spotAt(anne, 260, 350),
      await spotAt(anne, 330, 350),
    ];
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 12, from.y);
    await settle(anne);
    const before = await commitsOf(anne);
    for (let step = 1; step <= 20; step++)
      await mouse.move(from.x + 12 + ((free.x - from.x - 12) * step) / 20, from.y);
    await settle(anne);
    expect(await commitsOf(anne)).toBe(before);
    await mouse.move(taken.x, taken.y);
    await anne.see(anne.page.getByText(say(anne, 'tag-overlap')));
    await mouse.up();
  });

  test('is built by touch on a phone, and fits its windows with a piece in hand', async () => {
    const anne = await stage.enter({ size: 'phone', language: 'pl' });
    await openBuilder(anne);
    const before = await drawn(anne);
    await anne.tap(anne.page.locator('[data-kind="side"]'));
    await anne.see(chosen(anne));
    for (const tool of ['turn-right', 'copy', 'remove'] as const)
      await anne.tap(anne.page.getByRole('button', { name: say(anne, tool), exact: true }));
    expect(await drawn(anne)).toHaveLength(before.length + 1);
    await anne.page.locator('#piece-0').focus();
    await expectFits(anne, 'a base in hand');
    await expectAccessible(anne, 'a base in hand');
    await anne.tap(anne.page.getByRole('button', { name: say(anne, 'whole') }));
    await expectFits(anne, 'the whole of a Universe');
    await anne.press('Escape');
    await anne.tap(anne.page.getByRole('button', { name: say(anne, 'new') }));
    await anne.see(anne.page.getByRole('dialog').locator('svg polygon'));
    await expectFits(anne, 'a Universe to begin with');
    await anne.tap(anne.page.getByRole('button', { name: say(anne, 'start'), exact: true }));
    await anne.see(ready(anne));
    await anne.tap(anne.page.getByRole('button', { name: say(anne, 'mine') }));
    await expectFits(anne, 'my Universes');
  });
});
