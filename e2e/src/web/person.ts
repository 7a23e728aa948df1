/** Somebody at a browser of his own, who notices whatever goes wrong there. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { luckScript } from './luck.ts';
import { PATIENCE, untilSeen } from './waiting.ts';
import { type Language, type Say, sayIn, type Values, type Word } from './words.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export interface Ways {
  readonly size: Size;
  readonly language: Language;
  /** Pieces fly. Without this they fade, and bots do not take their time. */
  readonly isMoving: boolean;
  /** The name under which he plays. */
  readonly name: string;
  /** All luck of this browser follows from it. */
  readonly luck: string;
  /** Run in every page before its own scripts. */
  readonly before: string;
  /** Errors that belong to what is tested, as when the line is cut. */
  readonly forgives: RegExp;
}

export interface Person {
  readonly size: Size;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly say: Say;
  /** What the server has sent to this browser's sockets. */
  readonly heard: readonly string[];
  readonly troubles: readonly string[];
  readonly open: (path: string) => Promise<void>;
  /** By its name, or a part of it. */
  readonly button: (word: Word, values?: Values) => Locator;
  readonly link: (word: Word, values?: Values) => Locator;
  readonly tap: (what: Locator) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly write: (where: Locator, text: string) => Promise<void>;
  /** Waits until it can be seen. */
  readonly see: (what: Locator) => Promise<void>;
}

const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL' };

/** Written once: what is chosen in the page later stands. */
const settingsScript = ({ isMoving, name }: Ways): string => {
  // A slow machine may look at a refusal for longer than it is shown by itself.
  const calm = { botPace: 'instant', hasSound: false, areReasonsKept: true };
  const chosen = { ...calm, name, ...(isMoving ? {} : { motion: 'reduced' }) };
  return `localStorage.getItem('tortuga.settings') ?? localStorage.setItem('tortuga.settings', ${JSON.stringify(JSON.stringify(chosen))});`;
};

/**
 * So faint that Chromium does not paint it, and paints were half of its work; still there for all that looks, taps and
 * measures. Whoever looks at colours makes it seen (`seenBy`).
 */
const UNPAINTED = `
  const faint = new CSSStyleSheet();
  faint.replaceSync('html { opacity: 0.0001 }');
  document.adoptedStyleSheets = [faint];
`;

/** As it is for people, while something looks at its colours. */
export const seenBy = async <R>({ page }: Person, look: () => Promise<R>): Promise<R> => {
  const setOpacity = (opacity: string): Promise<void> =>
    page.evaluate((chosen) => document.documentElement.style.setProperty('opacity', chosen), opacity);
  await setOpacity('1');
  const seen = await look();
  await setOpacity('');
  return seen;
};

const watchTroubles = (page: Page, forgives: RegExp): readonly string[] => {
  const troubles: string[] = [];
  const note = (text: string): void => {
    if (!forgives.test(text)) troubles.push(text);
  };
  page.on('pageerror', (error) => note(`thrown in the page: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  return troubles;
};

const watchSockets = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString())),
  );
  return heard;
};

/** Something holds the focus, once the page has drawn what the action led to: however long that takes. */
const checkFocus = async (page: Page, action: string): Promise<void> => {
  try {
    await page.waitForFunction(() => !(document.activeElement ?? document.body).matches('html, body'));
  } catch (error) {
    throw new Error(`the focus was lost after: ${action}`, { cause: error });
  }
};

const actionsOf = (page: Page): Pick<Person, 'tap' | 'press' | 'write'> => {
  let last = '';
  /** Before too: what the last action led to may have come late. */
  const act = async (action: string, perform: () => Promise<void>): Promise<void> => {
    if (last !== '') await checkFocus(page, last);
    await perform();
    last = action;
    await checkFocus(page, action);
  };
  page.on('framenavigated', () => {
    last = '';
  });
  return {
    tap: (what) =>
      act(`a tap on ${what.toString()}`, async () => {
        await untilSeen(what);
        await what.click();
      }),
    press: (key) => act(`the key ${key}`, () => page.keyboard.press(key)),
    write: (where, text) => act(`writing into ${where.toString()}`, () => where.fill(text)),
  };
};

/** What fades is gone at once: nobody waits for it where motion is not what is tested. */
const hurryFades = async (context: BrowserContext, page: Page): Promise<void> => {
  const client = await context.newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 100 });
};

const USUAL: Ways = {
  size: 'desktop',
  language: 'en',
  isMoving: false,
  name: '',
  luck: '',
  before: '',
  forgives: /$^/,
};

export const enter = async (browser: Browser, url: string, chosen: Partial<Ways> = {}): Promise<Person> => {
  const ways = { ...USUAL, ...chosen };
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[ways.size],
    hasTouch: ways.size === 'phone',
    locale: TAGS[ways.language],
    colorScheme: 'dark',
    reducedMotion: ways.isMoving ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  const scripts = [settingsScript(ways), luckScript(ways.luck), ways.isMoving ? '' : UNPAINTED, ways.before];
  await context.addInitScript(scripts.join('\n'));
  const page = await context.newPage();
  if (!ways.isMoving) await hurryFades(context, page);
  const say = sayIn(ways.language);
  return {
    size: ways.size,
    page,
    context,
    say,
    heard: watchSockets(page),
    troubles: watchTroubles(page, ways.forgives),
    open: async (path) => void (await page.goto(path)),
    button: (word, values) => page.getByRole('button', { name: say(word, values) }),
    link: (word, values) => page.getByRole('link', { name: say(word, values) }),
    ...actionsOf(page),
    see: untilSeen,
  };
};
