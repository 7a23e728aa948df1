import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@tortuga/games';
import { afterEach, expect, test } from 'vitest';
import { type ServerProcess, startServer } from './testing/serverProcess.ts';
import { type Killable, playAndKill } from './testing/killing.ts';

let folder: string;
let server: ServerProcess | undefined;

afterEach(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

const onSqlite = async (): Promise<Killable> => {
  folder = await mkdtemp(join(tmpdir(), 'tortuga-'));
  server = await startServer(['--data', folder, '--port', '0']);
  const { base } = server;
  const port = new URL(base).port;
  return {
    base,
    killAndRestart: async () => {
      await server?.kill();
      server = await startServer(['--data', folder, '--port', port]);
    },
  };
};

test('nothing is lost and nothing is doubled when the server is killed ten times in the middle of play', async () => {
  const game = games.find(({ id }) => id === 'kosmiczni-piraci');
  if (game === undefined) throw new Error('there is no such game');
  const killing = { game, seats: 4, matches: 6, kills: 10, seed: 'killed on SQLite' };
  const { acknowledged } = await playAndKill(await onSqlite(), killing);
  expect(acknowledged).toBeGreaterThan(6 * 20);
});
