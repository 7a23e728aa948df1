import { chromiumVariable, provideChromium } from './chromium.mjs';
import { providePostgres } from './postgres.mjs';
import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

/** Runs the tests of some projects of vitest.config.ts, with all that they need. */
export function runTests(projects, args, variables = {}) {
  setUp();
  runInTerminal(
    inRepository('node_modules', 'vitest', 'vitest.mjs'),
    ['run', '--project', projects, ...args],
    {
      [chromiumVariable]: provideChromium(),
      ...providePostgres(),
      ...variables,
    },
  );
}
