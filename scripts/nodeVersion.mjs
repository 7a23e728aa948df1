import { readFileSync } from 'node:fs';
import { fail } from './failure.mjs';
import { inRepository } from './root.mjs';

/** Stops with a sentence where Node is older than `engines` in package.json asks for. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, needed)) return;
  fail(
    `Tortuga needs Node ${needed} or newer, and this is Node ${process.versions.node}. ` +
      'Please install a newer one from https://nodejs.org and run the same command again.',
  );
}

function isAtLeast(version, needed) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
