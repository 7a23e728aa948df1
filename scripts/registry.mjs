import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail } from './failure.mjs';
import { inRepository } from './root.mjs';

const properName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Two lists made from the folders, so that adding a game means adding a folder. */
const lists = {
  'registry.ts': {
    from: '@tortuga/engine',
    type: 'AnyGame',
    box: 'box',
    item: 'module',
    file: 'index.ts',
    list: 'games',
  },
  'fixtures.ts': {
    from: '@tortuga/engine/testing',
    type: 'AnyFixture',
    box: 'boxFixture',
    item: 'fixture',
    file: 'fixture.ts',
    list: 'fixtures',
  },
};

export function writeRegistry() {
  const folders = gameFolders();
  for (const [name, shape] of Object.entries(lists)) {
    const path = inRepository('packages', 'games', name);
    const content = makeList(folders, shape);
    const isUnchanged = existsSync(path) && readFileSync(path, 'utf8') === content;
    if (!isUnchanged) writeFileSync(path, content);
  }
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

function makeList(folders, { from, type, box, item, file, list }) {
  const names = folders.map(toCamelCase);
  const imports = folders.map((folder, i) => `import { ${item} as ${names[i]} } from './${folder}/${file}';`);
  return [
    '// Generated from the folder names by scripts/registry.mjs: do not edit.',
    `import { type ${type}${folders.length > 0 ? `, ${box}` : ''} } from '${from}';`,
    ...imports,
    '',
    `export const ${list}: readonly ${type}[] = [${names.map((name) => `${box}(${name})`).join(', ')}];`,
    '',
  ].join('\n');
}

function toCamelCase(folder) {
  return folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRegistry();
