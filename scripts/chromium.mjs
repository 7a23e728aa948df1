import { resolve } from 'node:path';
import { installPackage } from './aptGet.mjs';
import { fail } from './failure.mjs';
import { foldersOnPath, isProgram, runs } from './programs.mjs';

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
  const paths = names.flatMap((name) => foldersOnPath().map((folder) => resolve(folder, name)));
  // On Ubuntu there may be a stand-in that only says how to install the real one.
  return paths.find((path) => isProgram(path) && runs(path, ['--version']));
}

function installChromium() {
  installPackage('chromium', 'the browser tests');
  return findChromium();
}
