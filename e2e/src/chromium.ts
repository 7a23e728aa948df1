/** Code of ours in a real browser, without the network. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { bundle } from './bundle.ts';

/** The program: `npm test` finds or installs it (scripts/chromium.mjs). */
const program = process.env['TORTUGA_TEST_CHROMIUM'];

export const hasChromium = program !== undefined;

/** Of such switches the last one counts, and Playwright has its own: what we want of that stands here again. */
const FEATURES_OFF = [
  'PaintHolding',
  'HttpsUpgrades',
  'OptimizationHints',
  'MediaRouter',
  'DestroyProfileOnBrowserClose',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  // Pages of Chromium's own, one a window: they cost more than ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const ARGS = [
  // Containers and root have no sandbox to offer, and only code of ours runs in here.
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  // Left alone, Chromium asks for updates and accounts.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const BUNDLE = 'tortuga';

export const launchChromium = (): Promise<Browser> => {
  if (program === undefined) throw new Error('there is no Chromium: TORTUGA_TEST_CHROMIUM names none');
  // No time limit: a slow machine is no failure, and the test runner ends what hangs.
  return chromium.launch({ executablePath: program, args: ARGS, timeout: 0 });
};

/** What an exported function of a source file returns in Chromium, as JSON. */
export const runInChromium = async (source: string, exported: string): Promise<unknown> => {
  const script = await bundle(source, BUNDLE);
  const json = await withPage(async (page) => {
    await page.addScriptTag({ content: script });
    return page.evaluate<string>(`(async () => JSON.stringify(await ${BUNDLE}.${exported}()))()`);
  });
  return JSON.parse(json);
};

/** An empty page in a browser of its own, which is closed whatever happens. */
const withPage = async <V>(use: (page: Page) => Promise<V>): Promise<V> => {
  const browser = await launchChromium();
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
};
