import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

setUp();
runInTerminal(inRepository('tools', 'dist', 'soak', 'main.js'), process.argv.slice(2));
