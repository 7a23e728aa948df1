import { existsSync, readFileSync } from 'node:fs';
import { fail } from './failure.mjs';
import { inRepository } from './root.mjs';
import { runNpmQuietly } from './run.mjs';

/** Installs the locked dependencies, unless exactly these are installed already. */
export function installDependencies() {
  const locked = readPackages(inRepository('package-lock.json'));
  // npm writes this file last, so that after an interrupted installation it is missing.
  const installed = readPackages(inRepository('node_modules', '.package-lock.json'));
  if (isInstalled(locked, installed)) return;
  const wait =
    installed === undefined ? 'first run only, about a minute' : 'they have changed, about a minute';
  console.log(`Installing the locked dependencies (${wait}) …`);
  const { ok, output } = runNpmQuietly(['ci', '--include=dev']);
  if (!ok) fail(output.includes('EUSAGE') ? lockIsStale : couldNotInstall, output);
}

const lockIsStale =
  'The dependencies could not be installed: package-lock.json does not match the package.json files. ' +
  'Run `npm install` and keep the lock that it writes.';

const couldNotInstall =
  'The dependencies could not be installed; npm says why above. ' +
  'They come over the network once: check the connection, or the proxy, and run the same command again.';

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

function isInstalled(locked, installed) {
  if (installed === undefined) return false;
  const isSame = (path) =>
    ['version', 'integrity', 'link'].every((field) => locked[path]?.[field] === installed[path][field]);
  // Optional packages are those of other platforms; the empty path is the repository itself.
  const isPresent = (path) => path === '' || path in installed || locked[path].optional === true;
  return Object.keys(installed).every(isSame) && Object.keys(locked).every(isPresent);
}
