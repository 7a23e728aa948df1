import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { installPackage } from './aptGet.mjs';
import { fail } from './failure.mjs';
import { foldersOnPath, isProgram } from './programs.mjs';

/** Names the programs of other browsers for the long tests: set by whoever wants others, else by `npm run test:long`. */
const engines = [
  { variable: 'TORTUGA_TEST_FIREFOX', name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  {
    variable: 'TORTUGA_TEST_WEBKIT',
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: findWebKit,
  },
];

/** The programs of the engines that are there, or could be installed, by the variables that name them. */
export function provideEngines() {
  return Object.fromEntries(
    engines.flatMap((engine) => {
      const path = provide(engine);
      return path === undefined ? [] : [[engine.variable, path]];
    }),
  );
}

function provide({ variable, name, packages, find }) {
  const named = process.env[variable];
  if (named !== undefined) {
    if (isProgram(resolve(named))) return resolve(named);
    return fail(`${variable} names ${named || 'nothing'}, which is not a program: correct or unset it.`);
  }
  const found = find() ?? install(packages, find);
  if (found !== undefined) return found;
  const whatToDo = `install ${packages.join(' and ')}, or name its program in ${variable}.`;
  if (process.env.CI) fail(`There is no ${name} for the long tests: ${whatToDo}`);
  console.warn(
    `\n*** THE TESTS IN ${name.toUpperCase()} ARE SKIPPED: there is none. To run them, ${whatToDo} ***`,
  );
  return undefined;
}

function install(packages, find) {
  for (const each of packages) installPackage(each, 'the tests in other browsers');
  return find();
}

function onPath(...names) {
  return names.flatMap((name) => foldersOnPath().map((folder) => resolve(folder, name))).find(isProgram);
}

function findFirefox() {
  return onPath('firefox-esr', 'firefox');
}

/** Of Debian's: it needs a screen, and Xvfb gives it one. What drives it finds the rest. */
function findWebKit() {
  if (onPath('Xvfb') === undefined || onPath('WebKitWebDriver') === undefined) return undefined;
  const libraries = foldersIn('/usr/lib').flatMap((folder) => [folder, ...foldersIn(folder)]);
  return libraries
    .filter((folder) => /\/webkit2gtk-[\d.]+$/.test(folder))
    .map((folder) => resolve(folder, 'MiniBrowser'))
    .find(isProgram);
}

function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => resolve(folder, name));
  } catch {
    return [];
  }
}
