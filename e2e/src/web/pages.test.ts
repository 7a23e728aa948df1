import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { faultsOf } from './accessibility.ts';
import { NO_SUCH, openPage } from './pages.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { openSurface } from './surface.ts';
import { misfitsOf, WINDOWS } from './windows.ts';

/** What does not belong into a page. */
interface Planted {
  readonly tag: string;
  readonly text: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly inside?: Planted;
}

/** Element by element: the page's Content Security Policy allows no style in its source. */
const plant = ({ page }: Person, planted: readonly Planted[], where = 'main'): Promise<void> =>
  page.locator(where).evaluate((ground, all) => {
    const grow = ({ tag, text, style = {}, inside }: Planted): HTMLElement => {
      const element = document.createElement(tag);
      element.textContent = text;
      Object.assign(element.style, { display: 'block', ...style });
      if (inside !== undefined) element.append(grow(inside));
      return element;
    };
    const bed = document.createElement('div');
    bed.dataset['planted'] = '';
    bed.append(...all.map(grow));
    ground.append(bed);
  }, planted);

const weed = ({ page }: Person): Promise<void> =>
  page.evaluate(() => document.querySelector('[data-planted]')?.remove());

const BARRIERS: readonly (readonly [Planted, RegExp])[] = [
  [{ tag: 'button', text: '' }, /button-name/],
  [{ tag: 'button', text: '' }, /button \S+ has no name/],
  [{ tag: 'p', text: 'lost at sea', style: { color: '#777', background: '#888' } }, /color-contrast/],
  [{ tag: 'div', text: 'too wide', style: { width: '3000px' } }, /\d+ px of page/],
  [
    { tag: 'button', text: 'out of reach', style: { position: 'fixed', left: '-20px', width: '44px' } },
    /beside the window/,
  ],
];

const CUT = { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' };
const LARGE = { width: '90px', height: '60px' };

const MISFITS: readonly (readonly [readonly Planted[], RegExp])[] = [
  [[{ tag: 'p', text: 'lost at sea', style: CUT }], /clipped: "lost at sea" loses/],
  [
    [{ tag: 'p', text: 'lost at sea', style: { ...CUT, textOverflow: 'ellipsis' } }],
    /clipped: "lost at sea" ends in an ellipsis/,
  ],
  [
    [
      { tag: 'p', text: 'lost' },
      { tag: 'p', text: 'at sea', style: { marginTop: '-1.4em' } },
    ],
    /overlapping: "lost" and "at sea"/,
  ],
  [
    [
      { tag: 'button', text: 'one', style: LARGE },
      { tag: 'button', text: 'two', style: { ...LARGE, marginTop: '-30px' } },
    ],
    /overlapping: <button> "one" and <button> "two"/,
  ],
  [
    [
      { tag: 'button', text: 'one', style: LARGE },
      { tag: 'p', text: '', style: { ...LARGE, position: 'relative', marginTop: '-60px' } },
    ],
    /small: <button> "one".*its middle is under <p>/,
  ],
  [
    [{ tag: 'button', text: 'x', style: { width: '30px', height: '50px' } }],
    /small: <button> "x" is 30 × 50 px/,
  ],
  [
    [
      {
        tag: 'p',
        text: '',
        style: { ...CUT, height: '60px' },
        inside: { tag: 'button', text: 'one', style: LARGE },
      },
    ],
    /clipped: <button> "one" loses 30 px/,
  ],
  [[{ tag: 'p', text: 'wide', style: { width: '3000px' } }], /wide: \d+ px of page/],
  [
    [
      {
        tag: 'div',
        text: '',
        style: { width: '120px', overflowX: 'auto' },
        inside: { tag: 'p', text: 'lost at sea', style: { width: '200px' } },
      },
    ],
    /sideways: <div> "lost at sea" hides 80 px/,
  ],
];

/** In units of the board. */
const ON_BOARD = { position: 'absolute', zIndex: '9', left: '400px', top: '400px' };
const FAR = '9000px';
const TINY = { width: '40px', height: '40px' };

const MISFITS_ON_BOARD: readonly (readonly [Planted, RegExp])[] = [
  [{ tag: 'p', text: 'lost at sea', style: { ...ON_BOARD, ...CUT } }, /clipped: "lost at sea" loses/],
  [{ tag: 'button', text: 'x', style: { ...ON_BOARD, ...TINY } }, /small: <button> "x" is/],
  [
    { tag: 'p', text: '', style: { ...ON_BOARD, width: '100px', height: '100px' } },
    /small: <button.*> .*its middle is under <p>/,
  ],
];

describe.skipIf(!hasChromium)('pages', () => {
  const stage = setStage();

  test('who is kept out would be noticed', async () => {
    const anne = await stage.enter();
    await openPage(anne, '/settings');
    for (const [planted, fault] of BARRIERS) {
      expect(await faultsOf(anne)).toEqual([]);
      await plant(anne, [planted]);
      expect(await faultsOf(anne)).toContainEqual(expect.stringMatching(fault));
      await weed(anne);
    }
  });

  test('what does not fit would be noticed', async () => {
    const anne = await stage.enter({ size: 'phone', forgives: NO_SUCH });
    const windows = WINDOWS.phone.slice(0, 1);
    await openPage(anne, '/no/such/page');
    for (const [planted, misfit] of MISFITS) {
      expect(await misfitsOf(anne, windows)).toEqual([]);
      await plant(anne, planted);
      expect(await misfitsOf(anne, windows)).toContainEqual(expect.stringMatching(misfit));
      await weed(anne);
    }
  });

  test('what does not fit on a board would be noticed, where the board is in sight', async () => {
    const anne = await stage.enter({ size: 'phone' });
    const windows = WINDOWS.phone.slice(2, 3);
    await openSurface(anne, '/gallery/kit/board-grid');
    for (const [planted, misfit] of MISFITS_ON_BOARD) {
      const far = { ...planted, style: { ...planted.style, left: FAR } };
      await plant(anne, [far], '[data-board]');
      expect(await misfitsOf(anne, windows)).toEqual([]);
      await weed(anne);
      await plant(anne, [planted], '[data-board]');
      expect(await misfitsOf(anne, windows)).toContainEqual(expect.stringMatching(misfit));
      await weed(anne);
    }
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
