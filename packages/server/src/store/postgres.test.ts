import { seededRandom } from '@tortuga/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../postgres/connection.ts';
import { expectSound } from '../testing/killedWriter.ts';
import { canKill, type Cluster, hasPostgres, startCluster } from '../testing/postgresCluster.ts';
import { newMatch, stepOn } from '../testing/steps.ts';
import { postgresStore } from './postgres.ts';
import type { Store } from './store.ts';
import { storeSuite } from './storeSuite.ts';

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
  });

  // Missing where it did not start.
  afterAll(async () => (cluster as Cluster | undefined)?.stop());

  storeSuite(
    'the store',
    async () => {
      const url = await cluster.createDatabase();
      return {
        store: await postgresStore(url),
        reopen: () => postgresStore(url),
        place: ['postgres', url],
        settle: () => untilAlone(url),
      };
    },
    true,
  );

  describe('two nodes', () => {
    twoNodes(() => cluster);
  });

  describe('a server that cannot be relied on is refused with a plain sentence', () => {
    refusals(() => cluster);
  });

  describe('a connection that is cut', () => {
    cutConnections(() => cluster);
  });
});

const order = async (url: string, statement: string): Promise<readonly unknown[]> => {
  const sql = connect(url, 1, { onclose: () => {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
};

/** The server goes on for a moment with what a killed client had asked for. */
const untilAlone = async (url: string): Promise<void> => {
  const writing = `SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;
  while ((await order(url, writing)).length > 0);
};

const twoNodes = (cluster: () => Cluster): void => {
  test('start at once on an empty database', async () => {
    const url = await cluster().createDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => postgresStore(url)));
    for (const [i, store] of stores.entries()) expect(await store.write([newMatch(`${i}`)])).toEqual([true]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('race on the same matches, in different orders, and no write is lost or half', async () => {
    const url = await cluster().createDatabase();
    const nodes = await Promise.all([postgresStore(url), postgresStore(url)]);
    const random = seededRandom('nodes');
    const ids = Array.from({ length: 8 }, (_, i) => `match ${i}`);
    const race = async (node: Store, among: readonly string[]): Promise<number> => {
      const seen = await Promise.all(among.map((id) => node.read(id)));
      const writes = among.map((id, i) => stepOn(id, seen[i]?.rev ?? 0, seen[i]?.seq ?? 0, random.below(3)));
      return (await node.write(writes)).filter(Boolean).length;
    };
    const rounds = async (node: Store, among: readonly string[]): Promise<number> => {
      let wins = 0;
      for (let round = 0; round < 50; round += 1) wins += await race(node, among);
      return wins;
    };
    const backwards = ids.toReversed();
    const wins = await Promise.all(
      nodes.flatMap((node, i) => [rounds(node, i === 0 ? ids : backwards), rounds(node, backwards)]),
    );
    const revs = await Promise.all(ids.map(async (id) => (await nodes[0].read(id))?.rev ?? 0));
    expect(revs.reduce((a, b) => a + b)).toBe(wins.reduce((a, b) => a + b));
    for (const id of ids) await expectSound(nodes[1], id);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('the key of the entries is the last arbiter: who meets a stray entry loses, and nobody with him', async () => {
    const url = await cluster().createDatabase();
    const store = await postgresStore(url);
    await store.write([stepOn('a', 0, 0, 1), stepOn('b', 0, 0, 1)]);
    await order(url, `INSERT INTO entries VALUES ('a', 2, NULL, 'stray', NULL, 0)`);
    expect(await store.write([stepOn('b', 1, 1, 1), stepOn('a', 1, 1, 1), stepOn('c', 0, 0, 1)])).toEqual([
      true,
      false,
      true,
    ]);
    expect(await store.read('a')).toMatchObject({ rev: 1, seq: 1 });
    await expectSound(store, 'b');
    await store.close();
  });
};

const refusals = (cluster: () => Cluster): void => {
  const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

  test.each(['off', 'local', 'remote_write'])('synchronous_commit is %s', async (value) => {
    const url = await cluster().createDatabase();
    await order(url, `ALTER DATABASE ${databaseOf(url)} SET synchronous_commit = ${value}`);
    await expect(postgresStore(url)).rejects.toThrow(
      new RegExp(`synchronous_commit ${value} .*: turn it on`),
    );
  });

  test('a stronger synchronous_commit is welcome', async () => {
    const url = await cluster().createDatabase();
    await order(url, `ALTER DATABASE ${databaseOf(url)} SET synchronous_commit = remote_apply`);
    await (await postgresStore(url)).close();
  });

  test('a newer Tortuga wrote the database', async () => {
    const url = await cluster().createDatabase();
    await (await postgresStore(url)).close();
    await order(url, 'UPDATE tortuga_schema SET version = 99');
    await expect(postgresStore(url)).rejects.toThrow(/newer Tortuga \(its schema is 99,.*: update/);
  });

  test('there is none, and the password stays secret', async () => {
    const refused = postgresStore('postgres://me:secret@localhost/none?host=/nowhere');
    await expect(refused).rejects.toThrow(
      /^PostgreSQL at \/nowhere\/none cannot be used .*: see that it runs/,
    );
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  test('the address is none', async () => {
    await expect(postgresStore('me:secret@localhost')).rejects.toThrow(/must be like postgres:/);
  });

  test.skipIf(!canKill)('fsync is off', async () => {
    const url = await cluster().createDatabase();
    await order(url, 'ALTER SYSTEM SET fsync = off');
    await order(url, 'SELECT pg_reload_conf()');
    const isOff = async (): Promise<boolean> =>
      JSON.stringify(await order(url, 'SHOW fsync')).includes('off');
    while (!(await isOff()));
    await expect(postgresStore(url)).rejects.toThrow(/has fsync off .*: turn it on/);
    await order(url, 'ALTER SYSTEM RESET fsync');
    await order(url, 'SELECT pg_reload_conf()');
    while (await isOff());
  });
};

const cutConnections = (cluster: () => Cluster): void => {
  test('fails what was under way, once, and every writer goes on', async () => {
    const url = await cluster().createDatabase();
    const store = await postgresStore(url);
    const log: Log = { acknowledged: new Map(), isServed: true };
    const ids = Array.from({ length: 12 }, (_, i) => `match ${i}`);
    const writers = ids.map(async (id) => {
      while (log.isServed) await keepWriting(store, id, log);
    });
    for (let cut = 0; cut < 20; cut += 1) {
      log.acknowledged.clear();
      while (log.acknowledged.size < ids.length) await new Promise(setImmediate);
      await order(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    }
    log.isServed = false;
    await Promise.all(writers);
    await store.close();
    // The old one may learn only now that one of its idle connections is gone.
    const after = await postgresStore(url);
    for (const id of ids) await expectSound(after, id);
    await after.close();
  });
};

/** What the store acknowledged: the last revision of each match. */
interface Log {
  readonly acknowledged: Map<string, number>;
  isServed: boolean;
}

/** Writes until the connection is lost. */
const keepWriting = async (store: Store, match: string, log: Log): Promise<void> => {
  try {
    while (log.isServed) {
      const seen = await store.read(match);
      const [stands] = await store.write([stepOn(match, seen?.rev ?? 0, seen?.seq ?? 0, 2)]);
      if (stands === true) log.acknowledged.set(match, (seen?.rev ?? 0) + 1);
    }
  } catch {
    // As it should be.
  }
};

/** What a killed server leaves running works on until it has to wait. */
const untilBroken = async (store: Store): Promise<void> => {
  try {
    for (;;) await store.read('match 0');
  } catch {
    // As it should be.
  }
};

// With a cluster of its own: after a crash PostgreSQL flushes every file that there is, and each database has hundreds.
describe.skipIf(!canKill)('a server of PostgreSQL that is killed', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
  });

  // Missing where it did not start.
  afterAll(async () => (cluster as Cluster | undefined)?.stop());

  test('has lost nothing that was acknowledged, and the store works again', async () => {
    const random = seededRandom('server');
    const store = await postgresStore(await cluster.createDatabase());
    const ids = Array.from({ length: 12 }, (_, i) => `match ${i}`);
    for (let kill = 0; kill < 3; kill += 1) {
      const log: Log = { acknowledged: new Map(), isServed: true };
      const writers = ids.map((id) => keepWriting(store, id, log));
      const enough = 1 + random.below(ids.length);
      while (log.acknowledged.size < enough) await new Promise(setImmediate);
      await cluster.kill();
      log.isServed = false;
      await Promise.all(writers);
      await untilBroken(store);
      await cluster.start();
      for (const [id, rev] of log.acknowledged) {
        expect(((await store.read(id))?.rev ?? 0) - rev).toBeOneOf([0, 1]);
        await expectSound(store, id);
      }
      expect(await store.write([stepOn(`after kill ${kill}`, 0, 0, 1)])).toEqual([true]);
    }
    await store.close();
  });
});
