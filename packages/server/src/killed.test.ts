import { test } from 'vitest';
import { expectKept } from './testing/expectKept.ts';
import { onPostgres, onSqlite } from './testing/killableServers.ts';
import { canKill } from './testing/postgresCluster.ts';

test('nothing is lost and nothing is doubled when the server is killed in the middle of play', () =>
  onSqlite(expectKept(6, 2)));

test.skipIf(!canKill)(
  'nor on PostgreSQL, the players on two nodes, when a node, the database and the other node are killed',
  () => onPostgres('nodes and database')(expectKept(8, 3)),
);
