import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

setUp();
runInTerminal(inRepository('bench', 'dist', 'main.js'), process.argv.slice(2));
