import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { DRIVEN, isAlwaysShort } from './driver.ts';
import { cardAsked, chooseByKeys, handCard } from './drivers/kosmiczni-piraci.ts';
import { choiceOf } from './home.ts';
import type { Person } from './person.ts';
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
const playByKeys = async (person: Person, game: string): Promise<void> => {
  const { page, press, open, button } = person;
  await open('/');
  const games = page.getByRole('group', { name: person.say('web:home.choose') });
  await tabTo(person, games.getByRole('radio', { checked: true }));
  while (!(await choiceOf(person, game).isChecked())) await press('ArrowRight');
  await tabTo(person, button('web:home.play'));
  await press('Enter');
};

const logLines = ({ page }: Person): Locator => page.getByRole('log').getByRole('listitem');

describe.skipIf(!hasChromium).each(DRIVEN)('by keyboard alone: $game', ({ game, driver }) => {
  const stage = setStage();
  const { asked, actByKeys, keys } = driver;

  test('from home to the log of one’s move, and to the end and home again where the game is short', async () => {
    const anne = await stage.enter();
    await playByKeys(anne, game);
    await anne.see(asked(anne));
    const before = await logLines(anne).count();
    await actByKeys(anne);
    await expect.poll(() => logLines(anne).count()).toBeGreaterThan(before);
    if (!isAlwaysShort(driver)) return;
    while ((await firstOf(endOf(anne), asked(anne))) === 1) await actByKeys(anne);
    await tabTo(anne, anne.button('match:end.home'));
    await anne.press('Enter');
    await anne.see(anne.button('web:home.play'));
  });

  test.each(LANGUAGES)('? lists its keys, F6 steps through the regions (%s)', async (language) => {
    const anne = await stage.enter({ language });
    await playByKeys(anne, game);
    await anne.see(asked(anne));
    const regions = new Set<string>();
    for (let step = 0; step < 6; step++) {
      await anne.press('F6');
      regions.add(await anne.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    }
    const names = ['region-top', 'region-seats', 'region-board', 'region-hand', 'region-side'] as const;
    expect([...regions]).toEqual(expect.arrayContaining(names.map((name) => anne.say(`table:${name}`))));
    await anne.press('?');
    const list = anne.page.getByRole('dialog', { name: anne.say('table:keys') });
    for (const word of keys) await anne.see(list.getByText(anne.say(word)));
    expect(await list.getByText('Enter', { exact: true }).count()).toBeLessThanOrEqual(1);
    await expectAccessible(anne, 'the list of keys');
    await anne.press('Escape');
    await list.waitFor({ state: 'hidden' });
  });
});

describe.skipIf(!hasChromium)('by keyboard alone', () => {
  const stage = setStage();

  test('what held the focus is gone: it goes to the main button', async () => {
    const anne = await stage.enter();
    await playByKeys(anne, 'kosmiczni-piraci');
    await anne.see(cardAsked(anne));
    const main = anne.page.locator('#hand [data-main]');
    const card = handCard(anne, '5');
    await chooseByKeys(anne, '5', 1);
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
});
