import { chromiumVariable, provideChromium } from './chromium.mjs';
import { providePostgres } from './postgres.mjs';
import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

setUp();
runInTerminal(inRepository('node_modules', 'vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)], {
  [chromiumVariable]: provideChromium(),
  ...providePostgres(),
});
