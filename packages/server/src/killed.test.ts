import { games } from '@tortuga/games';
import { expect, test } from 'vitest';
import { onPostgres, onSqlite } from './testing/killableServers.ts';
import type { Killable } from './testing/killable.ts';
import { playAndKill } from './testing/killing.ts';
import { canKill } from './testing/postgresCluster.ts';

/** The one with the shortest matches; the soak plays all of them. */
const shortest = games.filter(({ id }) => id === 'kosmiczni-piraci');

const expectKept = (matches: number, kills: number) => async (server: Killable) => {
  const survived = await playAndKill(server, { games: shortest, seats: 4, matches, kills, seed: 'killed' });
  expect(survived.matches).toBe(matches);
  expect(survived.acknowledged).toBeGreaterThan(matches * 15);
};

test('nothing is lost and nothing is doubled when the server is killed ten times in the middle of play', () =>
  onSqlite(expectKept(30, 10)));

test.skipIf(!canKill)(
  'nor in fifty matches on PostgreSQL, their players on two nodes, when nodes and database are killed by turns',
  () => onPostgres('nodes and database')(expectKept(50, 6)),
);
