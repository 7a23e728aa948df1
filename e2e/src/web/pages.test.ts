import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible, faultsOf } from './accessibility.ts';
import { PAGES } from './pages.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { expectFits, misfitsOf, WINDOWS } from './windows.ts';

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
      await expectFits(anne, path);
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

  test.each([
    [
      'words cut off',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap">lost at sea</p>',
      /clipped: "lost at sea"/,
    ],
    [
      'words that end in dots',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">lost at sea</p>',
      /clipped: "lost at sea"/,
    ],
    [
      'words over words',
      '<p>lost</p><p style="margin-top: -1em; line-height: 1em">at sea</p>',
      /overlapping: "lost" and "at sea"/,
    ],
    [
      'a button under a button',
      '<button style="width: 90px; height: 60px">one</button><button style="width: 90px; height: 60px; margin-left: -40px">two</button>',
      /overlapping: <button> "one" and <button> "two"/,
    ],
    [
      'a button that is covered',
      '<div style="position: relative"><button style="width: 90px; height: 60px">one</button><div style="position: absolute; inset: 0; background: red"></div></div>',
      /small: <button> "one".*its middle is under <div>/,
    ],
    [
      'a button for small fingers',
      '<button style="width: 30px; height: 44px; padding: 0">x</button>',
      /small: <button> "x" is 30 × 44 px/,
    ],
    [
      'a button cut off',
      '<div style="overflow: hidden; width: 60px; height: 60px"><button style="width: 90px; height: 50px">one</button></div>',
      /clipped: <button> "one" loses 30 px/,
    ],
    ['a page too wide', '<div style="width: 3000px">wide</div>', /wide: \d+ px of page/],
  ])('%s would be noticed, too', async (_, html, misfit) => {
    const anne = await stage.enter({ size: 'phone' });
    await openPage(anne, '/settings');
    expect(await misfitsOf(anne, WINDOWS.phone.slice(0, 1))).toEqual([]);
    await anne.page.evaluate((planted) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', planted);
    }, html);
    expect(await misfitsOf(anne, WINDOWS.phone.slice(0, 1))).toContainEqual(expect.stringMatching(misfit));
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
});
