import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { cardAsked, handCard, planet, takeButton } from './kosmiczniPiraci.ts';
import type { Person } from './person.ts';
import { stopButton } from './piratenKapern.ts';
import { setStage } from './stage.ts';
import { endOf, firstOf } from './table.ts';
import { LANGUAGES } from './words.ts';

/** More than any page has. */
const MOST_STOPS = 80;

const isFocused = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement);

/** Goes there as a keyboard does: one stop after another. */
const tabTo = async ({ press, see }: Person, what: Locator): Promise<void> => {
  await see(what);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(what)) return;
    await press('Tab');
  }
  throw new Error(`no number of tabs leads to ${what.toString()}`);
};

/** From home: the games are one stop, and arrows go from one to the next. */
const playNow = async (person: Person, name: string): Promise<void> => {
  const { page, press, open, button } = person;
  await open('/');
  const games = page.getByRole('group', { name: person.say('web:home.choose') });
  await tabTo(person, games.getByRole('radio', { checked: true }));
  while (!(await games.getByRole('radio', { name }).isChecked())) await press('ArrowRight');
  await tabTo(person, button('web:home.play'));
  await press('Enter');
};

/** Keys hurry what moves before they do anything else: pressed until it is so. */
const pressUntilChosen = async ({ press }: Person, key: string, piece: Locator): Promise<void> => {
  while ((await piece.getAttribute('aria-pressed')) !== 'true') await press(key);
};

const CARDS = ['1', '2', '3', '4', '5', '6', '7', 'T'];

const layByKeys = async (person: Person, turn: number): Promise<void> => {
  const card = CARDS[turn] ?? '';
  await pressUntilChosen(person, card === 'T' ? 't' : card, handCard(person, card));
  const number = (turn % 6) + 1;
  await pressUntilChosen(person, `Shift+Digit${number}`, planet(person, number));
  await person.press('Enter');
};

describe.skipIf(!hasChromium)('by keyboard alone', () => {
  const stage = setStage();

  test('from home to the end of Kosmiczni Piraci, and home again', async () => {
    const anne = await stage.enter();
    await playNow(anne, 'Kosmiczni Piraci');
    const [end, asked, take] = [endOf(anne), cardAsked(anne), takeButton(anne)];
    for (let turn = 0; ; ) {
      const which = await firstOf(end, asked, take);
      if (which === 0) break;
      if (which === 1) await layByKeys(anne, turn++);
      else await anne.press('Enter');
    }
    await tabTo(anne, anne.button('match:end.home'));
    await anne.press('Enter');
    await anne.see(anne.button('web:home.play'));
  });

  test('a turn of Piraten Kapern: dice by their numbers, Space rolls, S stops', async () => {
    const anne = await stage.enter();
    await playNow(anne, 'Piraten Kapern');
    const stop = stopButton(anne);
    await anne.see(stop);
    const lines = anne.page.getByRole('log').getByRole('listitem');
    const before = await lines.count();
    await anne.press('s');
    await anne.page.waitForFunction(
      (count) => document.querySelectorAll('[role=log] li').length > count,
      before,
    );
    expect(await lines.count()).toBeGreaterThan(before);
  });

  test('what held the focus is gone: it goes to the main button', async () => {
    const anne = await stage.enter();
    await playNow(anne, 'Kosmiczni Piraci');
    await anne.see(cardAsked(anne));
    const main = anne.page.locator('#hand [data-main]');
    const card = handCard(anne, '5');
    await pressUntilChosen(anne, '5', card);
    await pressUntilChosen(anne, 'Shift+Digit1', planet(anne, 1));
    await card.focus();
    await anne.press('Enter');
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(main)).toBe(true);
    // A refusal, closed where it hangs.
    await anne.see(cardAsked(anne));
    const close = anne.button('table:close');
    while (!(await close.isVisible())) await anne.press('5');
    await anne.tap(close);
    expect(await isFocused(main)).toBe(true);
  });

  test.each(LANGUAGES)('? lists the keys of Kosmiczni Piraci, too (%s)', async (language) => {
    const anne = await stage.enter({ language });
    await playNow(anne, 'Kosmiczni Piraci');
    await anne.see(cardAsked(anne));
    await anne.press('?');
    const keys = anne.page.getByRole('dialog', { name: anne.say('table:keys') });
    for (const word of ['card', 'round', 'planet', 'treasure', 'enter', 'peek'] as const)
      await anne.see(keys.getByText(anne.say(`kosmiczni-piraci:key-${word}`)));
    expect(await keys.getByText('Enter', { exact: true }).count()).toBe(1);
  });

  test('F6 steps through the regions, ? lists the keys, Escape closes the list', async () => {
    const anne = await stage.enter();
    await playNow(anne, 'Piraten Kapern');
    await anne.see(stopButton(anne));
    const regions = new Set<string>();
    for (let step = 0; step < 6; step++) {
      await anne.press('F6');
      regions.add(await anne.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    }
    const names = ['region-top', 'region-seats', 'region-board', 'region-hand', 'region-side'] as const;
    expect([...regions]).toEqual(expect.arrayContaining(names.map((name) => anne.say(`table:${name}`))));
    await anne.press('?');
    const keys = anne.page.getByRole('dialog', { name: anne.say('table:keys') });
    await anne.see(keys);
    await anne.see(keys.getByText(anne.say('piraten-kapern:key-dice')));
    await expectAccessible(anne, 'the list of keys');
    await anne.press('Escape');
    await keys.waitFor({ state: 'hidden' });
  });
});
