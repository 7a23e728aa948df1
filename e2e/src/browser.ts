/** The one browser of a run, as a test file sees it. */
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { connectTo } from './chromium.ts';

export const openBrowser = (): Promise<Browser> => {
  const endpoint = inject('chromium');
  if (endpoint === undefined) throw new Error('no browser is served: e2e/src/globalSetup.ts has not run');
  return connectTo(endpoint);
};
