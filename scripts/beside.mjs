// node scripts/beside.mjs 8 npm test: runs a command while so many processes keep the machine busy.
import { spawn } from 'node:child_process';
import { fail } from './failure.mjs';

const [count = '', program = '', ...args] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(count) || program === '')
  fail('Say how many busy processes, from 1 to 99, and the command: node scripts/beside.mjs 8 npm test');

/** Ends by itself when its parent is gone, however that came. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

const busy = Array.from({ length: Number(count) }, () =>
  spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
);
const command = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });

// The terminal sends Ctrl-C to all of us: what it means is for the command to say.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => command.kill('SIGTERM'));
command.on('error', (error) => end(1, `The command does not start: ${error.message}`));
command.on('exit', (code) => end(code ?? 1));

function end(code, sentence = '') {
  for (const each of busy) each.kill('SIGKILL');
  if (sentence !== '') console.error(sentence);
  process.exitCode = code;
}
