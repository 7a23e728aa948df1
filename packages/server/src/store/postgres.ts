/** For more than one node: the rows of the matches settle every race between them. */
import { type Client, postgresClient } from '../postgres/client.ts';
import { placeOf } from '../postgres/connection.ts';
import { checkWrites } from './checkWrites.ts';
import { KNOWN_SCHEMA, migrate } from './postgresSchema.ts';
import { retry, writeBatch } from './postgresWrite.ts';
import type { Count, Store, StoredEntry, StoredMatch } from './store.ts';

type EntryRow = Omit<StoredEntry, 'by'> & { readonly seat: number | null };

interface Settings {
  readonly fsync: string;
  readonly commit: string;
}

export const postgresStore = async (url: string): Promise<Store> => {
  const place = placeOf(url);
  const client = postgresClient(url);
  try {
    checkSettings(place, await settingsOf(place, client));
    checkVersion(place, await migrate(client));
    return storeIn(client);
  } catch (error) {
    await client.close();
    throw error;
  }
};

const settingsOf = async (place: string, client: Client): Promise<Settings | undefined> => {
  try {
    const rows = await client.ask(
      (sql) => sql<Settings[]>`
        SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
    );
    return rows[0];
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
    throw new Error(
      `PostgreSQL at ${place} cannot be used (${reason}): see that it runs, and that the address is right.`,
      { cause: error },
    );
  }
};

const checkSettings = (place: string, settings: Settings | undefined): void => {
  if (settings?.fsync !== 'on') {
    throw new Error(`PostgreSQL at ${place} has fsync off and would lose moves in a crash: turn it on.`);
  }
  if (!['on', 'remote_apply'].includes(settings.commit)) {
    throw new Error(
      `PostgreSQL at ${place} has synchronous_commit ${settings.commit} and could lose moves in a crash: turn it on.`,
    );
  }
};

const checkVersion = (place: string, version: number): void => {
  if (version <= KNOWN_SCHEMA) return;
  throw new Error(
    `The database at ${place} was written by a newer Tortuga (its schema is ${version}, known are up to ${KNOWN_SCHEMA}): update Tortuga, or name another database.`,
  );
};

const storeIn = (client: Client): Store => ({
  ...readers(client),
  ...searches(client),
  write: async (writes) => {
    checkWrites(writes);
    return writeBatch(client, writes);
  },
  remove: async (match) => {
    await retry(() => client.ask((sql) => sql`DELETE FROM matches WHERE id = ${match}`));
  },
  beat: (now, gap) => retry(() => beat(client, now, gap)),
  close: client.close,
});

const readers = (client: Client): Pick<Store, 'read' | 'entries' | 'census' | 'lastBeat'> => ({
  read: async (match) => {
    const rows = await client.ask(
      (sql) => sql<StoredMatch[]>`
        SELECT id, game, rev, seq, status, listed, wake_at AS "wakeAt", touched, room
        FROM matches WHERE id = ${match}`,
    );
    return rows[0];
  },
  entries: async (match, seq) => {
    const rows = await client.ask(
      (sql) => sql<EntryRow[]>`
        SELECT seq, seat, move, id, at FROM entries WHERE match = ${match} AND seq > ${seq} ORDER BY seq`,
    );
    return rows.map(entryOf);
  },
  census: async () => {
    const rows = await client.ask(
      (sql) => sql<Count[]>`SELECT game, status, count(*) AS matches FROM matches GROUP BY game, status`,
    );
    return [...rows];
  },
  lastBeat: async () => {
    const rows = await client.ask((sql) => sql<{ at: number | null }[]>`SELECT at FROM beats`);
    return rows[0]?.at ?? undefined;
  },
});

const entryOf = ({ seq, seat, move, id, at }: EntryRow): StoredEntry => ({
  seq,
  by: seat ?? 'chance',
  move,
  id,
  at,
});

const searches = (client: Client): Pick<Store, 'listed' | 'due' | 'untouched' | 'ids'> => ({
  listed: async (limit) => {
    const rows = await client.ask(
      (sql) => sql<StoredMatch[]>`
        SELECT id, game, rev, seq, status, listed, wake_at AS "wakeAt", touched, room
        FROM matches WHERE status = 'open' AND listed ORDER BY touched DESC, id LIMIT ${limit}`,
    );
    return [...rows];
  },
  due: async (games, now, limit) => {
    const rows = await client.ask(
      (sql) => sql<{ id: string }[]>`
        SELECT id FROM matches
        WHERE wake_at <= ${now} AND game IN (SELECT json_array_elements_text(${JSON.stringify(games)}::text::json))
        ORDER BY wake_at, id LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  },
  untouched: async (status, before, limit) => {
    const rows = await client.ask(
      (sql) => sql<{ id: string }[]>`
        SELECT id FROM matches WHERE status = ${status} AND touched < ${before}
        ORDER BY touched, id LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  },
  ids: async (after, limit) => {
    const rows = await client.ask(
      (sql) => sql<{ id: string }[]>`SELECT id FROM matches WHERE id > ${after} ORDER BY id LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  },
});

/** The lock lets one of several nodes that start at once put the times off. */
const beat = async (client: Client, now: number, gap: number): Promise<number> => {
  const rows = await client.ask(
    (sql) => sql<{ silence: number }[]>`
      WITH last AS MATERIALIZED (
        SELECT at FROM beats FOR UPDATE
      ), off AS MATERIALIZED (
        SELECT CASE WHEN ${now}::bigint - at > ${gap}::bigint THEN ${now}::bigint - at ELSE 0 END AS silence FROM last
      ), put_off AS (
        UPDATE matches SET wake_at = wake_at + off.silence FROM off WHERE off.silence > 0 AND wake_at IS NOT NULL
      ), told AS (
        UPDATE beats SET at = greatest(beats.at, ${now}::bigint) FROM off
      )
      SELECT silence FROM off`,
  );
  return rows[0]?.silence ?? 0;
};
