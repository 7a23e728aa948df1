/** The same on PostgreSQL: nodes with connections of their own, which break. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postgresBus } from '../bus/postgresBus.ts';
import { connect } from '../postgres/connection.ts';
import { postgresStore } from '../store/postgres.ts';
import { enter, type Node, openFleet, sitDown } from '../testing/fleet.ts';
import type { Connection } from './table.ts';
import { type Cluster, hasPostgres, startCluster } from '../testing/postgresCluster.ts';

describe.skipIf(!hasPostgres)('two nodes on PostgreSQL', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
  });

  // Missing where it did not start.
  afterAll(async () => (cluster as Cluster | undefined)?.stop());

  /** Nodes whose clock stands still: they live as long as they are asked, and no longer. */
  const openNodes = async () => {
    const url = await cluster.createDatabase();
    const { start } = openFleet();
    const parts = await Promise.all(
      [1, 2].map(async () => ({ bus: await postgresBus(url), store: await postgresStore(url) })),
    );
    const nodes = parts.map(start);
    const [here, there] = nodes;
    if (here === undefined || there === undefined) throw new Error('two nodes were started');
    /** Waits without a limit of its own, while both give signs of life. */
    const until = (check: () => void): Promise<void> =>
      vi.waitFor(
        () => {
          for (const { matches } of nodes) matches.beat();
          check();
        },
        { timeout: 300_000, interval: 20 },
      );
    const close = async (): Promise<void> => {
      for (const { kill } of nodes) kill();
      for (const { bus, store } of parts) await Promise.all([bus.close(), store.close()]);
    };
    return { url, here, there, until, close };
  };

  const cutAll = async (url: string): Promise<void> => {
    const sql = connect(url, 1, { onclose: () => undefined });
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await sql.end();
  };

  /** Again, where it did not get through. */
  const react = async (
    { matches }: Pick<Node, 'matches'>,
    match: string,
    from: Connection,
  ): Promise<void> => {
    const answer = await matches.react(match, from, 0, 'ahoy').catch(() => undefined);
    if (answer?.ok !== true) return react({ matches }, match, from);
  };

  test('know who is with the other and hear reactions once, also when their connections were cut', async () => {
    const { url, here, there, until, close } = await openNodes();
    const { match, anne, jack } = await sitDown(here);
    // A node that reads a match again while its store is out of reach sends everybody away.
    const host = await enter(here, match, [anne], { persists: true });
    const guest = await enter(there, match, [jack], { persists: true });
    const looker = await enter(there, match, [], { persists: true });
    await until(() =>
      expect([host.shown(), guest.shown()]).toEqual([
        [true, true, 1],
        [true, true, 1],
      ]),
    );
    await cutAll(url);
    await looker.leave();
    await until(() =>
      expect([host.shown(), guest.shown()]).toEqual([
        [true, true, 0],
        [true, true, 0],
      ]),
    );
    await react(here, match, host.connection);
    await until(() => expect(guest.reactions()).toHaveLength(1));
    await host.leave();
    await until(() => expect(guest.shown()).toEqual([false, true, 0]));
    const ahoy = { kind: 'reacted', seat: 0, reaction: 'ahoy' };
    expect([host.reactions(), guest.reactions()]).toEqual([[ahoy], [ahoy]]);
    await close();
  });
});
