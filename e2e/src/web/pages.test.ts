import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible, faultsOf } from './accessibility.ts';
import { NO_SUCH, openPage, PAGES } from './pages.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { byTurns, expectFits, misfitsOf, WINDOWS } from './windows.ts';

const WAYS = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'pl' },
] as const;

/** What does not belong into a page. */
interface Planted {
  readonly tag: string;
  readonly text: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly inside?: Planted;
}

/** Element by element: the page's Content Security Policy allows no style in its source. */
const plant = ({ page }: Person, planted: readonly Planted[]): Promise<void> =>
  page.evaluate((all) => {
    const grow = ({ tag, text, style = {}, inside }: Planted): HTMLElement => {
      const element = document.createElement(tag);
      element.textContent = text;
      Object.assign(element.style, { display: 'block', ...style });
      if (inside !== undefined) element.append(grow(inside));
      return element;
    };
    document.querySelector('main')?.append(...all.map(grow));
  }, planted);

describe.skipIf(!hasChromium)('pages', () => {
  const stage = setStage();

  test.each(WAYS)('keep nobody out, and fit: $size, in $language', async (ways) => {
    const anne = await stage.enter({ ...ways, forgives: NO_SUCH });
    for (const [turn, { path }] of PAGES.entries()) {
      await openPage(anne, path);
      await expectAccessible(anne, path);
      await expectFits(anne, path, byTurns(WINDOWS[anne.size], turn));
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

  const cut = { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' };
  const large = { width: '90px', height: '60px' };

  test.each<readonly [string, readonly Planted[], RegExp]>([
    ['words cut off', [{ tag: 'p', text: 'lost at sea', style: cut }], /clipped: "lost at sea" loses/],
    [
      'words that end in dots',
      [{ tag: 'p', text: 'lost at sea', style: { ...cut, textOverflow: 'ellipsis' } }],
      /clipped: "lost at sea" ends in an ellipsis/,
    ],
    [
      'words over words',
      [
        { tag: 'p', text: 'lost' },
        { tag: 'p', text: 'at sea', style: { marginTop: '-1.4em' } },
      ],
      /overlapping: "lost" and "at sea"/,
    ],
    [
      'a button under a button',
      [
        { tag: 'button', text: 'one', style: large },
        { tag: 'button', text: 'two', style: { ...large, marginTop: '-30px' } },
      ],
      /overlapping: <button> "one" and <button> "two"/,
    ],
    [
      'a button that is covered',
      [
        { tag: 'button', text: 'one', style: large },
        { tag: 'p', text: '', style: { ...large, position: 'relative', marginTop: '-60px' } },
      ],
      /small: <button> "one".*its middle is under <p>/,
    ],
    [
      'a button for small fingers',
      [{ tag: 'button', text: 'x', style: { width: '30px', height: '50px' } }],
      /small: <button> "x" is 30 × 50 px/,
    ],
    [
      'a button cut off',
      [
        {
          tag: 'p',
          text: '',
          style: { ...cut, height: '60px' },
          inside: { tag: 'button', text: 'one', style: large },
        },
      ],
      /clipped: <button> "one" loses 30 px/,
    ],
    ['a page too wide', [{ tag: 'p', text: 'wide', style: { width: '3000px' } }], /wide: \d+ px of page/],
  ])('%s would be noticed, too', async (_, planted, misfit) => {
    const anne = await stage.enter({ size: 'phone' });
    const windows = WINDOWS.phone.slice(0, 1);
    await openPage(anne, '/no/such/page');
    expect(await misfitsOf(anne, windows)).toEqual([]);
    await plant(anne, planted);
    expect(await misfitsOf(anne, windows)).toContainEqual(expect.stringMatching(misfit));
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
