/** Playing Space Pirates by taps: every decision begins with something legal, and the main button sends it. */
import type { Locator } from 'playwright-core';
import type { Driver } from '../driver.ts';
import type { Person } from '../person.ts';

export const mainButton = ({ page }: Person): Locator => page.locator('#hand [data-piece="act"]');

const readyButton = ({ page }: Person): Locator =>
  page.locator('#hand [data-piece="act"]:not([aria-disabled="true"]):not([disabled])');

export const driver: Driver = {
  short: () => ({ asked: { rounds: 3 } }),
  asked: readyButton,
  act: (person) => person.tap(readyButton(person)),
  actByKeys: ({ press }) => press('Enter'),
  ponder: () => Promise.resolve(),
  pondered: () => Promise.resolve([]),
  keys: [],
  lesson: [
    ['match:learn.next', () => Promise.resolve()],
    ['match:learn.next', () => Promise.resolve()],
  ],
  stray: { reading: 'match:learn.next', act: () => Promise.resolve(), undo: () => Promise.resolve() },
};
