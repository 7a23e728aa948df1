import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './aptGet.mjs';
import { fail } from './failure.mjs';
import { foldersOnPath, isProgram, runs } from './programs.mjs';

/** The address of a server to test with: set by whoever has one. Tests make databases of their own in it. */
const addressVariable = 'TORTUGA_TEST_POSTGRES';

/** The folder of the programs with which tests start a server of their own: set by `npm test`. */
const programsVariable = 'TORTUGA_TEST_POSTGRES_BIN';

/** Debian keeps its versions side by side, and off the PATH. */
const debian = '/usr/lib/postgresql';

/** The package would make a cluster and start it: ours is made by the tests, and another is nobody's wish. */
const noCluster = `
  mkdir -p /etc/postgresql-common/createcluster.d
  echo 'create_main_cluster = off' > /etc/postgresql-common/createcluster.d/tortuga.conf`;

const whatToDo = `install PostgreSQL's server, or give the address of one in ${addressVariable}.`;

/** The variables that lead the tests to PostgreSQL, which is installed where that may be done; none without one. */
export function providePostgres() {
  const found = findPostgres();
  if (Object.keys(found).length > 0) return found;
  if (process.env.CI) fail(`There is no PostgreSQL for the tests of the store: ${whatToDo}`);
  console.warn(
    `\n*** THE POSTGRESQL TESTS ARE SKIPPED: there is no PostgreSQL. To run them, ${whatToDo} ***`,
  );
  return {};
}

/** The same, without a word about what it means if there is none. */
export function findPostgres() {
  if (process.env[addressVariable] !== undefined) return namedPostgres(process.env[addressVariable]);
  const programs = findPrograms() ?? installPrograms();
  return programs === undefined ? {} : { [programsVariable]: programs };
}

function namedPostgres(address) {
  if (/^postgres(ql)?:\/\//.test(address)) return { [addressVariable]: address };
  // It may hold a password, and is not repeated.
  return fail(
    `${addressVariable} must be an address like postgres://user@host/database: correct or unset it.`,
  );
}

function findPrograms() {
  const folders = [...foldersOnPath(), ...debianFolders()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isUsable(join(folder, name))));
}

function isUsable(path) {
  return isProgram(path) && runs(path, ['--version']);
}

/** The newest first. */
function debianFolders() {
  try {
    const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(debian, version, 'bin'));
  } catch {
    return [];
  }
}

function installPrograms() {
  installPackage('postgresql', 'the tests of the store', noCluster);
  return findPrograms();
}
