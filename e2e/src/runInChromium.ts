/** Code of ours in a real browser, without the network. */
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { bundle } from './bundle.ts';

const BUNDLE = 'tortuga';

/** What an exported function of a source file returns in Chromium, as JSON. */
export const runInChromium = async (source: string, exported: string): Promise<unknown> => {
  const script = await bundle(source, BUNDLE);
  const json = await withPage(async (page) => {
    await page.addScriptTag({ content: script });
    return page.evaluate<string>(`(async () => JSON.stringify(await ${BUNDLE}.${exported}()))()`);
  });
  return JSON.parse(json);
};

/** An empty page, which is closed whatever happens. */
const withPage = async <V>(use: (page: Page) => Promise<V>): Promise<V> => {
  const browser = await openBrowser();
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
};
