import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail } from './failure.mjs';
import { inRepository } from './root.mjs';

const properName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Writes packages/games/registry.ts, so that adding a game means adding a folder. */
export function writeRegistry() {
  const path = inRepository('packages', 'games', 'registry.ts');
  const content = makeRegistry(gameFolders());
  const isUnchanged = existsSync(path) && readFileSync(path, 'utf8') === content;
  if (!isUnchanged) writeFileSync(path, content);
}

function gameFolders() {
  const folders = readdirSync(inRepository('packages', 'games'))
    .filter((name) => existsSync(inRepository('packages', 'games', name, 'index.ts')))
    .toSorted();
  const bad = folders.find((name) => !properName.test(name));
  if (bad !== undefined) {
    fail(
      `The folder packages/games/${bad} cannot be a game's: a game is named in lower-case letters ` +
        'and digits, with single hyphens between words, for example piraten-kapern. Please rename it.',
    );
  }
  return folders;
}

function makeRegistry(folders) {
  const names = folders.map(toCamelCase);
  const imports = folders.map((folder, i) => `import { module as ${names[i]} } from './${folder}/index.ts';`);
  return [
    '// Generated from the folder names by scripts/registry.mjs: do not edit.',
    `import { type AnyGame${folders.length > 0 ? ', box' : ''} } from '@tortuga/engine';`,
    ...imports,
    '',
    `export const games: readonly AnyGame[] = [${names.map((name) => `box(${name})`).join(', ')}];`,
    '',
  ].join('\n');
}

function toCamelCase(folder) {
  return folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRegistry();
