import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';

/** What one package.json asks for; package-lock.json repeats it for every package. */
interface Manifest {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** Where a linked package lies. */
  readonly resolved?: string;
  readonly link?: boolean;
}

type Names = Readonly<Record<string, string>>;

/** Packages by the folder they are installed in, as in package-lock.json. */
export type Installed = Readonly<Record<string, Manifest>>;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** They run without a screen, and need the rules of games only. */
const HEADLESS = ['packages/server', 'packages/cli'];

const DRAWING = /^(react|react-dom|@tortuga\/table|@fontsource\/.+)$/;

/** Who installs a server or the command gets nothing to draw with. */
export const dependencies: Check = {
  name: 'dependencies',
  find: () => drawingIn(readInstalled(ROOT)),
  measure: () => HEADLESS.map((from) => say(readInstalled(ROOT), from)).join(', '),
};

export function drawingIn(installed: Installed): readonly Finding[] {
  return HEADLESS.flatMap((from) => {
    const drawn = [...closureOf(installed, from).values()].filter((chain) =>
      DRAWING.test(chain.at(-1) ?? ''),
    );
    return drawn.map((chain) => ({
      path: `${from}/package.json`,
      message: `brings along ${chain.join(' → ')}`,
    }));
  });
}

function say(installed: Installed, from: string): string {
  return `${from} with ${closureOf(installed, from).size} packages`;
}

/** Everything that is installed with a package, by folder, each with the names that lead there. */
export function closureOf(installed: Installed, from: string): ReadonlyMap<string, readonly string[]> {
  const reached = new Map<string, readonly string[]>();
  const follow = (folder: string, chain: readonly string[]): void => {
    for (const name of namesIn(installed[folder] ?? {})) {
      const found = locate(installed, folder, name);
      if (found === undefined || reached.has(found)) continue;
      reached.set(found, [...chain, name]);
      follow(found, [...chain, name]);
    }
  };
  follow(from, []);
  return reached;
}

/** npm installs peers too, unless they are optional. */
function namesIn({
  dependencies: needed = {},
  optionalDependencies: wished = {},
  peerDependencies: peers = {},
  peerDependenciesMeta: meta = {},
}: Manifest): readonly string[] {
  const required = Object.keys(peers).filter((name) => meta[name]?.optional !== true);
  return [...Object.keys(needed), ...Object.keys(wished), ...required];
}

/** As Node looks for it: in the folder itself, then further up. Links lead to where the package lies. */
function locate(installed: Installed, folder: string, name: string): string | undefined {
  const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
  const found = installed[path];
  if (found !== undefined) return found.link === true ? found.resolved : path;
  return folder === '' ? undefined : locate(installed, folder.split('/').slice(0, -1).join('/'), name);
}

/** The locked packages, ours as their package.json has them now: the lock may be older. */
export function readInstalled(root: string): Installed {
  const { packages } = readJson(root, 'package-lock.json') as { packages: Installed }; // written by npm
  const ours = Object.keys(packages).filter(
    (path) => !path.includes('node_modules/') && existsSync(join(root, path, 'package.json')),
  );
  return {
    ...packages,
    ...Object.fromEntries(
      ours.map((path) => [path, readJson(root, path, 'package.json') as Manifest]), // npm has read it before us
    ),
  };
}

function readJson(...path: readonly string[]): unknown {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}
