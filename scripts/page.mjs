import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRepository } from './root.mjs';
import { runQuietly } from './run.mjs';

/** What the page is made of, besides the libraries that the lock file names. */
const sources = ['web', 'table', 'games', 'engine', 'bots', 'protocol', 'vocabulary'].map((name) =>
  inRepository('packages', name),
);
const page = inRepository('packages', 'web', 'dist', 'page');
const note = inRepository('packages', 'web', 'dist', 'page.sources');

/** Builds the page for browsers, unless it was built of just these sources. */
export function buildPage() {
  const wanted = fingerprint();
  const isBuilt = existsSync(page) && existsSync(note) && readFileSync(note, 'utf8') === wanted;
  if (isBuilt) return { ok: true, output: '' };
  const built = runQuietly(inRepository('node_modules', 'vite', 'bin', 'vite.js'), [
    'build',
    inRepository('packages', 'web'),
    '--logLevel',
    'warn',
  ]);
  if (built.ok) writeFileSync(note, wanted);
  return built;
}

/** Of all names and contents: times say nothing after a checkout. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = [...sources.flatMap(filesIn), inRepository('package-lock.json')];
  for (const file of files) hash.update(`${relative(inRepository(), file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isBeside(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    })
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** What is built, installed, noted or tested does not become part of the page. */
function isBeside(name) {
  return (
    ['dist', 'node_modules', 'golden', 'cases'].includes(name) || /\.(test\.tsx?|tsbuildinfo)$/.test(name)
  );
}
