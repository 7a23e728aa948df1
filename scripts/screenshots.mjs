import { chromiumVariable, provideChromium } from './chromium.mjs';
import { fail } from './failure.mjs';
import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

setUp();
const chromium = provideChromium();
if (chromium === undefined) fail('There is no Chromium to take pictures with.');
runInTerminal(inRepository('e2e', 'dist', 'web', 'screenshots.js'), process.argv.slice(2), {
  [chromiumVariable]: chromium,
});
