import { provideEngines } from './engines.mjs';
import { runTests } from './vitest.mjs';

runTests('long', process.argv.slice(2), provideEngines());
