import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fail } from './failure.mjs';

/** Names the browser for the tests: set by whoever wants another one, else by `npm test`. */
export const chromiumVariable = 'TORTUGA_TEST_CHROMIUM';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

const whatToDo = `install Chromium so that it is on the PATH, or name its program in ${chromiumVariable}.`;

/** The path of the browser to test in, which is installed where that may be done; undefined without one. */
export function provideChromium() {
  const chromium = namedChromium() ?? findChromium() ?? installChromium();
  if (chromium !== undefined) return chromium;
  if (process.env.CI) fail(`There is no Chromium for the browser tests: ${whatToDo}`);
  console.warn(`\n*** THE BROWSER TESTS ARE SKIPPED: there is no Chromium. To run them, ${whatToDo} ***`);
  return undefined;
}

function namedChromium() {
  const path = process.env[chromiumVariable];
  if (path === undefined) return undefined;
  if (isProgram(resolve(path))) return resolve(path);
  return fail(`${chromiumVariable} names ${path || 'nothing'}, which is not a program: correct or unset it.`);
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
  // On Ubuntu there may be a stand-in that only says how to install the real one.
  return paths.find((path) => isProgram(path) && runs(path, ['--version']));
}

function installChromium() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (!runs(...command(aptGet, '--version'))) return undefined;
  console.log('Installing Chromium for the browser tests with apt-get (once, a minute or two) …');
  // Stale lists may still do, and what failed here is said by the installation.
  runs(...command(aptGet, 'update'));
  const [program, args] = command(aptGet, 'install', '-y', '--no-install-recommends', 'chromium');
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) console.error(stderr.trim());
  return findChromium();
}

function command([program, ...words], ...args) {
  return [program, [...words, ...args]];
}

function runs(program, args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
