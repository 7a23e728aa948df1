import { chromiumVariable, provideChromium } from './chromium.mjs';
import { fail } from './failure.mjs';
import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

setUp();
const args = process.argv.slice(2);
if (args.includes('--page')) {
  const chromium = provideChromium();
  if (chromium === undefined) fail('There is no Chromium to measure in.');
  runInTerminal(inRepository('e2e', 'dist', 'web', 'frames.js'), [], { [chromiumVariable]: chromium });
} else runInTerminal(inRepository('bench', 'dist', 'main.js'), args);
