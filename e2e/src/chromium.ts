/** The browser: launched for oneself, or served to all test files of a run. */
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

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

/** No time limit: a slow machine is no failure, and the test runner ends what hangs. */
const launching = (): { readonly executablePath: string; readonly args: string[]; readonly timeout: 0 } => {
  if (program === undefined) throw new Error('there is no Chromium: TORTUGA_TEST_CHROMIUM names none');
  return { executablePath: program, args: ARGS, timeout: 0 };
};

export const launchChromium = (): Promise<Browser> => chromium.launch(launching());

/** On loopback, at an address that nobody guesses. */
export const serveChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...launching(), host: '127.0.0.1' });

/** Its contexts are closed with the connection, the browser itself goes on. */
export const connectTo = (endpoint: string): Promise<Browser> => chromium.connect(endpoint, { timeout: 0 });
