/** One browser for all browser tests of a run: to launch one a file took longer than many a test. */
import type { TestProject } from 'vitest/node';
import { hasChromium, serveChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser; undefined where there is no Chromium, and its tests are skipped. */
    readonly chromium: string | undefined;
  }
}

export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  if (!hasChromium) return undefined;
  const server = await serveChromium();
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
};
