import { findPostgres } from './postgres.mjs';
import { inRepository } from './root.mjs';
import { runInTerminal } from './run.mjs';
import { setUp } from './setup.mjs';

const args = process.argv.slice(2);

setUp();
// Games have no need of it; where it is missing, the soak itself says what that means.
const needsPostgres = !args.some((arg) => /^--(game|help)\b/.test(arg));
runInTerminal(inRepository('tools', 'dist', 'soak', 'main.js'), args, needsPostgres ? findPostgres() : {});
