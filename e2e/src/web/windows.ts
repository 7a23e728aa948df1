/** The windows that every page and every table must fit into, and what is wrong with a page in each of them. */
import { bundle } from '../bundle.ts';
import type { Person } from './person.ts';

export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The side of the smallest square that is pressed without fail: a finger needs more than a pointer. */
  readonly least: number;
}

const FINGER = 44;
const POINTER = 24;

const phone = (width: number, height: number): Window => ({
  name: `${width} × ${height}`,
  width,
  height,
  least: FINGER,
});

const screen = (width: number, height: number): Window => ({ ...phone(width, height), least: POINTER });

/** Letters, and all else, twice as large: half of the window is left for them. */
const twice = ({ name, width, height, least }: Window): Window => ({
  name: `${name} at 200 %`,
  width: width / 2,
  height: height / 2,
  least,
});

const DESKTOP = screen(1280, 720);

export const WINDOWS: readonly Window[] = [
  phone(360, 640),
  phone(390, 664),
  phone(390, 844),
  phone(844, 390),
  screen(820, 1180),
  screen(1024, 640),
  DESKTOP,
  screen(1440, 900),
  twice(DESKTOP),
  twice(screen(820, 1180)),
];

const BUNDLE = 'layout';

let script: Promise<string> | undefined;

/** By the browser's tools, not as a script of the page: its Content Security Policy allows none. */
const bring = async ({ page }: Person): Promise<void> => {
  const isThere = await page.evaluate((name) => name in globalThis, BUNDLE);
  if (isThere) return;
  const code = await (script ??= bundle('e2e/src/layout/findings.ts', BUNDLE));
  await page.evaluate(`globalThis.${BUNDLE} = (() => { ${code}; return ${BUNDLE}; })(); undefined`);
};

/** Waits until everything lies where it will lie: two frames that are the same, with all letters there. */
const settle = `(async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let before = '', now = ' '; before !== now; ) {
    before = now;
    await frame();
    await frame();
    now = ${BUNDLE}.layoutNow();
  }
})()`;

export const findingsIn = async (person: Person, window: Window): Promise<readonly string[]> => {
  const { page } = person;
  await bring(person);
  await page.setViewportSize(window);
  await page.evaluate(settle);
  const found = await page.evaluate<readonly string[]>(`${BUNDLE}.findings(${window.least})`);
  return [...new Set(found)].map((each) => `${window.name}: ${each}`);
};
