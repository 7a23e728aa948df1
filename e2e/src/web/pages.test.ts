import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible, faultsOf } from './accessibility.ts';
import { PAGES } from './pages.ts';
import { type Person, SIZES } from './person.ts';
import { setStage } from './stage.ts';

const WAYS = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'pl' },
] as const;

/** The browser's own complaint about what is asked for and not there. */
const NO_SUCH = /404/;

const openPage = async (person: Person, path: string): Promise<void> => {
  await person.open(path);
  await person.see(person.page.getByRole('heading').first());
};

describe.skipIf(!hasChromium)('pages', () => {
  const stage = setStage();

  test.each(WAYS)('keep nobody out, and fit: $size, in $language', async (ways) => {
    const anne = await stage.enter({ ...ways, forgives: NO_SUCH });
    for (const { path } of PAGES) {
      await openPage(anne, path);
      await expectAccessible(anne, path);
    }
  });

  test.each([
    ['a button without a name', 'button', {}, /button-name/],
    ['a button without a name', 'button', {}, /button \S+ has no name/],
    ['words that cannot be read', 'p', { color: '#777', background: '#888' }, /color-contrast/],
    ['a page too wide', 'div', { width: '3000px' }, /\d+ px of page/],
    [
      'a button out of reach',
      'button',
      { position: 'fixed', left: '-20px', width: '44px' },
      /beside the window/,
    ],
  ])('%s would be noticed', async (_, kind, style, fault) => {
    const anne = await stage.enter();
    await openPage(anne, '/settings');
    await anne.page.evaluate(
      ([tag, look]) => {
        const planted = document.createElement(tag);
        planted.textContent = tag === 'button' ? '' : 'lost at sea';
        Object.assign(planted.style, look);
        document.querySelector('main')?.append(planted);
      },
      [kind, style] as const,
    );
    expect(await faultsOf(anne)).toContainEqual(expect.stringMatching(fault));
  });

  test('the language changes at once, everywhere, and stays', async () => {
    const anne = await stage.enter({ language: 'en' });
    await anne.open('/settings');
    await anne.see(anne.page.getByRole('heading', { name: anne.say('web:settings.you') }));
    await anne.tap(anne.page.getByRole('radio', { name: /Polski/i }).first());
    expect(await anne.page.evaluate(() => document.documentElement.lang)).toBe('pl');
    await anne.page.reload();
    expect(await anne.page.evaluate(() => document.documentElement.lang)).toBe('pl');
  });

  test('a link to a rule opens the rulebook there', async () => {
    const anne = await stage.enter();
    await anne.open('/rules/piraten-kapern#PK-10');
    await anne.see(anne.page.locator('#PK-10:focus'));
  });

  test('where there is nothing the page says so, and leads back', async () => {
    const anne = await stage.enter();
    await openPage(anne, '/no/such/page');
    await anne.tap(anne.page.getByRole('main').getByRole('link', { name: anne.say('web:menu.home') }));
    await anne.see(anne.button('web:home.play'));
  });

  test('the window of a small phone is wide enough for all of them', async () => {
    const anne = await stage.enter({ size: 'phone', language: 'pl', forgives: NO_SUCH });
    await anne.page.setViewportSize({ ...SIZES.phone, width: 360 });
    for (const { path } of PAGES) {
      await openPage(anne, path);
      const wide = await anne.page.evaluate(() => document.documentElement.scrollWidth);
      expect({ path, fits: wide <= 360 }).toEqual({ path, fits: true });
    }
  });
});
