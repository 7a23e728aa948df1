import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

setUp();
runInTerminal(inRepository('packages', 'cli', 'bin', 'tortuga.js'), ['serve', ...process.argv.slice(2)]);
