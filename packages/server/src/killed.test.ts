import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@tortuga/games';
import { afterEach, expect, test } from 'vitest';
import { type Killable, playAndKill } from './testing/killing.ts';
import { canKill, type Cluster, startCluster } from './testing/postgresCluster.ts';
import { type ServerProcess, startServer } from './testing/serverProcess.ts';

const clean: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const each of clean.splice(0).toReversed()) await each();
});

/** A node that can be killed and comes back at the same address. */
const startNode = async (flags: readonly string[]) => {
  let node: ServerProcess = await startServer([...flags, '--port', '0']);
  clean.push(() => node.kill());
  const { base } = node;
  const restart = async (): Promise<void> => {
    await node.kill();
    node = await startServer([...flags, '--port', new URL(base).port]);
  };
  return { base, restart };
};

const game = games.find(({ id }) => id === 'kosmiczni-piraci');

const expectKept = async (server: Killable, kills: number, seed: string): Promise<void> => {
  if (game === undefined) throw new Error('there is no such game');
  const { acknowledged, interrupted } = await playAndKill(server, {
    game,
    seats: 4,
    matches: 3,
    kills,
    seed,
  });
  expect(acknowledged).toBeGreaterThan(kills * 3 * 15);
  expect(interrupted).toBeGreaterThanOrEqual(kills);
};

test('nothing is lost and nothing is doubled when the server is killed ten times in the middle of play', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tortuga-'));
  clean.push(() => rm(folder, { recursive: true, force: true }));
  const { base, restart } = await startNode(['--data', folder]);
  await expectKept({ bases: [base], killAndRestart: restart }, 10, 'killed on SQLite');
});

test.skipIf(!canKill)(
  'nor on PostgreSQL, with the players of a match on two nodes, when nodes and the database are killed by turns',
  async () => {
    const cluster: Cluster = await startCluster();
    clean.push(cluster.stop);
    const flags = ['--store', await cluster.createDatabase()];
    const [one, other] = [await startNode(flags), await startNode(flags)];
    const restartDatabase = async (): Promise<void> => {
      await cluster.kill();
      await cluster.start();
    };
    const restarts = [one.restart, restartDatabase, other.restart];
    const killAndRestart = async (kill: number): Promise<void> => restarts[kill % restarts.length]?.();
    await expectKept({ bases: [one.base, other.base], killAndRestart }, 6, 'killed on PostgreSQL');
  },
);
