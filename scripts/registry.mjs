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
  write(inRepository('packages', 'web', 'src', 'tables.ts'), makeTables(folders));
  for (const [name, shape] of Object.entries(lists)) {
    write(inRepository('packages', 'games', name), makeList(folders, shape));
  }
}

function write(path, content) {
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

/** What the page knows of each game: its card at once, its rules and its table when they are needed. */
function makeTables(folders) {
  const shown = folders.filter((folder) => hasUi(folder, 'card.ts'));
  const imports = shown.map(
    (folder) => `import { card as ${toCamelCase(folder)} } from '@tortuga/games/${folder}/card';`,
  );
  return [
    '// Generated from the folder names by scripts/registry.mjs: do not edit.',
    ...imports,
    `import { type Listed${shown.some(hasTable) ? ', pairUp' : ''} } from './table.ts';`,
    '',
    'export const tables: readonly Listed[] = [',
    ...shown.flatMap((folder) => [
      '  {',
      `    id: '${folder}',`,
      `    card: ${toCamelCase(folder)},`,
      ...(hasTable(folder) ? loading(folder) : ['    load: undefined,']),
      `    workshop: ${hasUi(folder, 'workshop.tsx') ? `() => import('@tortuga/games/${folder}/workshop')` : 'undefined'},`,
      `    gallery: ${hasUi(folder, 'gallery.tsx') ? `() => import('@tortuga/games/${folder}/gallery')` : 'undefined'},`,
      '  },',
    ]),
    '];',
    '',
  ].join('\n');
}

function loading(folder) {
  return [
    '    load: async () => {',
    '      const [{ module }, { ui }] = await Promise.all([',
    `        import('@tortuga/games/${folder}'),`,
    `        import('@tortuga/games/${folder}/ui'),`,
    '      ]);',
    '      return pairUp(module, ui);',
    '    },',
  ];
}

function hasTable(folder) {
  return hasUi(folder, 'index.tsx');
}

function hasUi(folder, file) {
  return existsSync(inRepository('packages', 'games', folder, 'ui', file));
}

function toCamelCase(folder) {
  return folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRegistry();
