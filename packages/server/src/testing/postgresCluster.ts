/** A PostgreSQL of our own for the length of a test file: a Unix socket in a temporary folder, no port. */
import { randomBytes } from 'node:crypto';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../postgres/connection.ts';

export interface Cluster {
  /** The address of a new, empty database. */
  readonly createDatabase: () => Promise<string>;
  /** As a power cut would: no goodbye, nothing flushed that was not before. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it, and leaves nothing behind. */
  readonly stop: () => Promise<void>;
}

/** The folder of the programs: `npm test` finds or installs them (scripts/postgres.mjs). */
const programs = process.env['TORTUGA_TEST_POSTGRES_BIN'];

/** A server that somebody runs for us: it is not killed. */
const address = process.env['TORTUGA_TEST_POSTGRES'];

export const canKill = address === undefined && programs !== undefined;
export const hasPostgres = address !== undefined || programs !== undefined;

export const startCluster = (): Promise<Cluster> =>
  address === undefined ? startOwn() : Promise.resolve(foreign(address));

const foreign = (url: string): Cluster => {
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('this PostgreSQL is not ours to start or kill'));
  const databases: string[] = [];
  return {
    createDatabase: async () => {
      const name = await createIn(url);
      databases.push(name);
      return named(url, name);
    },
    kill: refuse,
    start: refuse,
    stop: async () => {
      for (const name of databases) await order(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

const startOwn = async (): Promise<Cluster> => {
  if (programs === undefined) throw new Error('there is no PostgreSQL: TORTUGA_TEST_POSTGRES_BIN names none');
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const janitor = hireJanitor(folder);
  const server = serverIn(folder, user ?? {});
  const stop = async (): Promise<void> => {
    const gone = once(janitor, 'exit');
    janitor.stdin?.end();
    await gone;
  };
  try {
    initialise(folder, user ?? {});
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://tortuga@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return { ...server, createDatabase: async () => named(url, await createIn(url)), stop };
};

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. */
const unprivileged = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', [user]).status === 0);
  if (name === undefined) throw new Error('root needs a user named postgres or nobody to run PostgreSQL as');
  const id = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/**
 * Ends the server and removes the folder when our end of the pipe closes, and that it does however we end. In a group
 * of its own, since Ctrl-C goes to all of ours.
 */
const JANITOR = `
  cat > /dev/null
  pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid" 2> /dev/null
  for i in $(seq 100); do
    [ -e "$1/data/postmaster.pid" ] && kill -0 "$pid" 2> /dev/null || break
    sleep 0.1
  done
  rm -rf "$1" 2> /dev/null || { sleep 1; rm -rf "$1"; }`;

const hireJanitor = (folder: string): ChildProcess =>
  spawn('sh', ['-c', JANITOR, 'janitor', folder], { stdio: ['pipe', 'ignore', 'inherit'], detached: true });

const initialise = (folder: string, user: Partial<User>): void => {
  const args = ['-D', join(folder, 'data'), '-U', 'tortuga', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(programs ?? '', 'initdb'), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** A tenth of a second apart, or more: whoever is refused so often will never start. */
const ATTEMPTS = 1000;

const serverIn = (folder: string, user: Partial<User>): Pick<Cluster, 'kill' | 'start'> => {
  const args = ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses='];
  const launch = async (): Promise<ChildProcess | undefined> => {
    const child = spawn(join(programs ?? '', 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    while (child.exitCode === null) {
      if (isReady(folder, child.pid)) return child;
      await wait(20);
    }
    return undefined;
  };
  let server: ChildProcess | undefined;
  return {
    kill: async () => {
      if (server === undefined) throw new Error('the server does not run');
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    start: async () => {
      // What a killed server leaves running holds its memory for a moment, and a new one refuses to start meanwhile.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        server = await launch();
        if (server !== undefined) return;
        await wait(100);
      }
      throw new Error('PostgreSQL does not start');
    },
  };
};

/** The server writes its number into the first line of this file, and its state into the last. */
const isReady = (folder: string, pid: number | undefined): boolean => {
  try {
    const lines = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8')
      .trimEnd()
      .split('\n');
    return lines[0] === String(pid) && lines.at(-1)?.trim() === 'ready';
  } catch {
    return false;
  }
};

const createIn = async (url: string): Promise<string> => {
  const name = `tortuga_${randomBytes(8).toString('hex')}`;
  await order(url, `CREATE DATABASE ${name}`);
  return name;
};

const named = (url: string, database: string): string => {
  const at = new URL(url);
  at.pathname = `/${database}`;
  return at.href;
};

const order = async (url: string, statement: string): Promise<void> => {
  const sql = connect(url, 1, { onclose: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
};
