import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../postgres/connection.ts';
import { canKill, type Cluster, hasPostgres, startCluster } from '../testing/postgresCluster.ts';
import { MISSED, type Bus } from './bus.ts';
import { postgresBus } from './postgresBus.ts';

describe.skipIf(!hasPostgres)('the bus of PostgreSQL', () => {
  let cluster: Cluster;
  let url: string;
  let here: Bus;
  let there: Bus;
  let heardHere: string[];
  let heardThere: string[];

  beforeAll(async () => {
    cluster = await startCluster();
  });

  // Missing where it did not start.
  afterAll(async () => (cluster as Cluster | undefined)?.stop());

  beforeEach(async () => {
    url = await cluster.createDatabase();
    [here, there] = await Promise.all([postgresBus(url), postgresBus(url)]);
    [heardHere, heardThere] = [[], []];
    here.subscribe((match) => heardHere.push(match));
    there.subscribe((match) => heardThere.push(match));
  });

  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
  });

  /** Waits without a limit of its own. */
  const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 300_000, interval: 10 });

  test('what one node publishes all nodes hear', async () => {
    here.publish(`it's "a" 🦜`);
    await until(() => expect([heardHere, heardThere]).toEqual([[`it's "a" 🦜`], [`it's "a" 🦜`]]));
  });

  test('of many, none is missing', async () => {
    const matches = Array.from({ length: 500 }, (_, i) => `match ${i}`);
    for (const match of matches) {
      here.publish(match);
      if (Number(match.slice(6)) % 50 === 0) await new Promise(setImmediate);
    }
    await until(() => expect(heardThere.toSorted()).toEqual(matches.toSorted()));
  });

  test('a connection that is cut is made anew, listeners are told, and nothing published meanwhile is lost', async () => {
    const sql = connect(url, 1, { onclose: () => {} });
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await sql.end();
    here.publish('meanwhile');
    await until(() => expect(heardHere).toContain('meanwhile'));
    await until(() =>
      expect([heardHere.includes(MISSED), heardThere.includes(MISSED)]).toEqual([true, true]),
    );
    there.publish('after');
    await until(() => expect(heardHere).toContain('after'));
  });

  test.skipIf(!canKill)('a server that is killed and comes back', async () => {
    await cluster.kill();
    here.publish('meanwhile');
    await cluster.start();
    await until(() =>
      expect([heardHere.includes(MISSED), heardThere.includes(MISSED)]).toEqual([true, true]),
    );
    await until(() => expect(heardHere).toContain('meanwhile'));
    there.publish('after');
    await until(() => expect(heardHere).toContain('after'));
  });

  test('without a server it does not start', async () => {
    await expect(postgresBus('postgres://me@localhost/none?host=/nowhere')).rejects.toThrow(/cannot be used/);
  });
});
