import { spawn, spawnSync } from 'node:child_process';
import { inRepository } from './root.mjs';

/** Runs a program of Node's to its end without showing anything; the caller decides what to show. */
export function runQuietly(script, args) {
  return outcome(spawnSync(process.execPath, [script, ...args], quiet));
}

/** npm is a batch file on Windows, which needs a shell; under `npm run` its own script is known. */
export function runNpmQuietly(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runQuietly(npm, args);
  return outcome(spawnSync('npm', args, { ...quiet, shell: process.platform === 'win32' }));
}

/** Hands the terminal to a program of Node's, and makes its exit code ours. */
export function runInTerminal(script, args, variables = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: inRepository(),
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both of us: what it means is for the child to say.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

const quiet = { cwd: inRepository(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };

function outcome({ status, stdout, stderr, error }) {
  return { ok: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join('\n').trim() };
}
