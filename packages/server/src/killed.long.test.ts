import { test } from 'vitest';
import { expectKept } from './testing/expectKept.ts';
import { onPostgres, onSqlite } from './testing/killableServers.ts';
import { canKill } from './testing/postgresCluster.ts';

test('nothing is lost and nothing is doubled when the server is killed twenty times in the middle of play', () =>
  onSqlite(expectKept(60, 20)));

test.skipIf(!canKill)(
  'nor in fifty matches on PostgreSQL, their players on two nodes, when nodes and database are killed by turns',
  () => onPostgres('nodes and database')(expectKept(50, 12)),
);
