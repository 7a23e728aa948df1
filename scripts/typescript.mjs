import { existsSync, readFileSync, rmSync } from 'node:fs';
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
    if (existsSync(inRepository(path, 'dist'))) continue;
    rmSync(inRepository(path, 'tsconfig.tsbuildinfo'), { force: true });
  }
}
