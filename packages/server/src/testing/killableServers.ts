/** Real servers to be killed: a node on a file, and two nodes on a PostgreSQL of their own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Killable } from './killable.ts';
import { startCluster } from './postgresCluster.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';
import { steadyPort } from './steadyPort.ts';

/** A node that can be killed and comes back at the same address. */
const startNode = async (flags: readonly string[]) => {
  const port = ['--port', String(await steadyPort())];
  let node: ServerProcess = await startServer([...flags, ...port]);
  const { base } = node;
  let crash: (error: unknown) => void = () => undefined;
  const crashed = new Promise<never>((_resolve, reject) => {
    crash = reject;
  });
  crashed.catch(() => undefined);
  node.crashed.catch(crash);
  return {
    base,
    crashed,
    restart: async (): Promise<void> => {
      await node.kill();
      node = await startServer([...flags, ...port]);
      node.crashed.catch(crash);
    },
    kill: () => node.kill(),
  };
};

type Use = <R>(use: (server: Killable) => Promise<R>) => Promise<R>;

/** Cleans up in reverse order, whatever happens. */
const withCleaning = async <R>(
  body: (later: (clean: () => Promise<unknown>) => void) => Promise<R>,
): Promise<R> => {
  const cleaning: (() => Promise<unknown>)[] = [];
  try {
    return await body((clean) => cleaning.push(clean));
  } finally {
    for (const clean of cleaning.toReversed()) await clean();
  }
};

export const onSqlite: Use = (use) =>
  withCleaning(async (later) => {
    const folder = await mkdtemp(join(tmpdir(), 'tortuga-'));
    later(() => rm(folder, { recursive: true, force: true }));
    const { base, restart, crashed, kill } = await startNode(['--data', folder]);
    later(kill);
    const killAndOpenStore = async () => {
      await kill();
      return sqliteStore(join(folder, 'tortuga.sqlite'));
    };
    return use({ bases: [base], killAndRestart: restart, crashed, killAndOpenStore });
  });

/** What is killed by turns. */
const TARGETS = {
  'nodes and database': ['one', 'database', 'other'],
  nodes: ['one', 'other'],
} as const;

/** Two nodes on one database. */
export const onPostgres =
  (victims: keyof typeof TARGETS): Use =>
  (use) =>
    withCleaning(async (later) => {
      const cluster = await startCluster();
      later(cluster.stop);
      const url = await cluster.createDatabase();
      const nodes = { one: await startNode(['--store', url]), other: await startNode(['--store', url]) };
      for (const { kill } of Object.values(nodes)) later(kill);
      const restart = {
        one: nodes.one.restart,
        other: nodes.other.restart,
        database: async () => {
          await cluster.kill();
          await cluster.start();
        },
      };
      const targets = TARGETS[victims];
      const killAndOpenStore = async () => {
        for (const { kill } of Object.values(nodes)) await kill();
        return postgresStore(url);
      };
      return use({
        bases: [nodes.one.base, nodes.other.base],
        crashed: Promise.race([nodes.one.crashed, nodes.other.crashed]),
        killAndRestart: (kill) => restart[targets[kill % targets.length] ?? 'one'](),
        killAndOpenStore,
      });
    });
