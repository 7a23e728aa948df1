/** Waiting for what a page will show. Playwright's own waiting soon looks only twice a second, which is most of a test. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** Only ends what hangs. */
export const PATIENCE = 120_000;

/** A look costs the page some ten milliseconds. */
const AGAIN = 100;

/** The words are for whoever reads that it never came. */
export const until = async (isSo: () => Promise<boolean>, awaited: string): Promise<void> => {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`never came: ${awaited}`);
    await sleep(AGAIN);
  }
};

export const untilSeen = (what: Locator): Promise<void> => until(() => what.isVisible(), what.toString());

export const untilGone = (what: Locator): Promise<void> =>
  until(async () => (await what.count()) === 0, `the end of ${what.toString()}`);

export const untilThere = (what: Locator): Promise<void> =>
  until(async () => (await what.count()) > 0, what.toString());
