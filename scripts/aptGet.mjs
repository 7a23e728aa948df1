import { spawnSync } from 'node:child_process';
import { runs } from './programs.mjs';

/** Installs a package of Debian's for some tests, where that needs nobody's password; `first` is a script to run before. */
export function installPackage(name, purpose, first = ':') {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (!runs(...command(aptGet, '--version'))) return;
  console.log(`Installing ${name} for ${purpose} with apt-get (once, a minute or two) …`);
  // Stale lists may still do, and what failed here is said by the installation.
  runs(...command(aptGet, 'update'));
  runs(...command([...asRoot, 'sh', '-c'], first));
  const [program, args] = command(aptGet, 'install', '-y', '--no-install-recommends', name);
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) console.error(stderr.trim());
}

function command([program, ...words], ...args) {
  return [program, [...words, ...args]];
}
