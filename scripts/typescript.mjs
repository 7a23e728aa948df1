import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRepository } from './root.mjs';
import { runQuietly } from './run.mjs';

/** Compiles all packages, in the order of their references, skipping those that have not changed. */
export function compile() {
  forgetLostBuilds();
  return runQuietly(inRepository('node_modules', 'typescript', 'bin', 'tsc'), ['-b', '--pretty', 'false']);
}

/** The compiler trusts its notes, which lie beside `dist`, even where `dist` has been deleted. */
function forgetLostBuilds() {
  const { references } = JSON.parse(readFileSync(inRepository('tsconfig.json'), 'utf8'));
  for (const { path } of references) {
    // A package may have more than one project: then the file is named, and its notes lie beside it.
    const [folder, notes] = path.endsWith('.json')
      ? [dirname(path), basename(path).replace(/json$/, 'tsbuildinfo')]
      : [path, 'tsconfig.tsbuildinfo'];
    if (existsSync(inRepository(folder, 'dist'))) continue;
    rmSync(inRepository(folder, notes), { force: true });
  }
}
