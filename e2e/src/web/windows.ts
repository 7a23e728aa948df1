/** The windows that every page and every table must fit into, and what is wrong with a page in each of them. */
import { expect } from 'vitest';
import { bundle } from '../bundle.ts';
import { type Person, type Size, SIZES } from './person.ts';

export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const of = (width: number, height: number): Window => ({ name: `${width} × ${height}`, width, height });

/** Letters, and all else, twice as large, as a browser enlarges them: half of the window is left. */
const twice = ({ name, width, height }: Window): Window => ({
  name: `${name} at 200 %`,
  width: width / 2,
  height: height / 2,
});

const [LAPTOP, DESKTOP] = [of(1280, 720), of(1440, 900)];

/** For fingers, and for a pointer. */
export const WINDOWS: Readonly<Record<Size, readonly Window[]>> = {
  phone: [of(360, 640), of(390, 664), of(390, 844), of(844, 390), of(820, 1180)],
  desktop: [of(1024, 640), LAPTOP, DESKTOP, twice(LAPTOP), twice(DESKTOP)],
};

/** The side of the smallest square that is pressed without fail: a finger needs more than a pointer. */
const LEAST: Readonly<Record<Size, number>> = { phone: 44, desktop: 24 };

const BUNDLE = 'layout';

let script: Promise<string> | undefined;

/** By the browser's tools, not as a script of the page: its Content Security Policy allows none. */
const bring = async ({ page }: Person): Promise<void> => {
  const isThere = await page.evaluate((name) => name in globalThis, BUNDLE);
  if (isThere) return;
  const code = await (script ??= bundle('e2e/src/layout/findings.ts', BUNDLE));
  await page.evaluate(`globalThis.${BUNDLE} = (() => { ${code}; return ${BUNDLE}; })(); undefined`);
};

/** Waits until everything lies where it will lie: some frames that are the same, with all letters there. */
const settle = `(async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let same = 0, before = ''; same < 3; ) {
    await frame();
    const now = ${BUNDLE}.layoutNow();
    same = now === before ? same + 1 : 0;
    before = now;
  }
})()`;

const findingsIn = async (person: Person, window: Window): Promise<readonly string[]> => {
  const { page, size } = person;
  await page.setViewportSize(window);
  await page.evaluate(settle);
  const found = await page.evaluate<readonly string[]>(`${BUNDLE}.findings(${LEAST[size]})`);
  return [...new Set(found)].map((each) => `${window.name}: ${each}`);
};

/** Of the page as it stands, in one window after another; it is left as it was. */
export const misfitsOf = async (
  person: Person,
  windows: readonly Window[] = WINDOWS[person.size],
): Promise<readonly string[]> => {
  await bring(person);
  const found: string[] = [];
  for (const window of windows) found.push(...(await findingsIn(person, window)));
  await person.page.setViewportSize(SIZES[person.size]);
  return found;
};

/** One of them, by turns: what is looked at often enough comes into all of them. */
export const byTurns = (windows: readonly Window[], turn: number): readonly Window[] =>
  windows.filter((_, index) => turn % windows.length === index);

export const expectFits = async (
  person: Person,
  where: string,
  windows: readonly Window[] = WINDOWS[person.size],
): Promise<void> => {
  expect({ where, misfits: await misfitsOf(person, windows) }).toEqual({ where, misfits: [] });
};
