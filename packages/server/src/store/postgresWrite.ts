/** A batch is one statement: one round trip, one commit, and no transaction that a lost connection leaves open. */
import postgres from 'postgres';
import type { Client } from '../postgres/client.ts';
import type { Sql } from '../postgres/connection.ts';
import type { Write } from './store.ts';
import { takeApart } from './takeApart.ts';

const ATTEMPTS = 10;

const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

export const writeBatch = async (client: Client, writes: readonly Write[]): Promise<readonly boolean[]> => {
  const standing = new Set<Write>();
  let waiting = writes;
  while (waiting.length > 0) {
    const { first, left } = takeApart(waiting, ({ match }) => match);
    for (const write of await writeApart(client, first)) standing.add(write);
    waiting = left;
  }
  return writes.map((write) => standing.has(write));
};

/** Gives those that stand. */
const writeApart = async (client: Client, writes: readonly Write[]): Promise<readonly Write[]> => {
  try {
    const ids = new Set(await retry(() => client.ask((sql) => statement(sql, writes))));
    return writes.filter(({ match }) => ids.has(match));
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    // Entries that no match accounts for are in the way of one: that one is lost, and the others are not.
    return writes.length === 1 ? [] : writeOneByOne(client, writes);
  }
};

const writeOneByOne = async (client: Client, writes: readonly Write[]): Promise<readonly Write[]> => {
  const standing: Write[] = [];
  for (const write of writes) standing.push(...(await writeApart(client, [write])));
  return standing;
};

/** Rows are locked in the order of their ids; should two nodes still wait for each other, one begins anew. */
export const retry = async <V>(run: () => Promise<V>): Promise<V> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !hasCode(error, DEADLOCK)) throw error;
    }
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof postgres.PostgresError && error.code === code;

/** The ids of the matches written. What a concurrent commit has changed is looked at again after the lock. */
const statement = async (sql: Sql, writes: readonly Write[]): Promise<readonly string[]> => {
  const rows = await sql<{ id: string }[]>`
    WITH step AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(writes.map(stepRow))}::text::json) AS step (
        match text, game text, rev integer, seq integer, made integer, status text, listed boolean,
        wake_at bigint, touched bigint, room text)
    ), held AS (
      SELECT matches.id FROM matches
      JOIN step ON matches.id = step.match AND matches.rev = step.rev AND matches.seq = step.seq
      ORDER BY matches.id
      FOR UPDATE OF matches
    ), updated AS (
      UPDATE matches SET game = step.game, rev = step.rev + 1, seq = step.seq + step.made, status = step.status,
        listed = step.listed, wake_at = step.wake_at, touched = step.touched, room = coalesce(step.room, matches.room)
      FROM step JOIN held ON held.id = step.match
      WHERE matches.id = step.match AND matches.rev = step.rev AND matches.seq = step.seq
      RETURNING matches.id
    ), created AS (
      INSERT INTO matches (id, game, rev, seq, status, listed, wake_at, touched, room)
      SELECT match, game, 1, made, status, listed, wake_at, touched, room FROM step WHERE rev = 0 ORDER BY match
      ON CONFLICT DO NOTHING
      RETURNING id
    ), standing AS (
      SELECT id FROM updated UNION ALL SELECT id FROM created
    ), added AS (
      INSERT INTO entries (match, seq, seat, move, id, at)
      SELECT entry.match, entry.seq, entry.seat, entry.move, entry.id, entry.at
      FROM json_to_recordset(${JSON.stringify(writes.flatMap(entryRows))}::text::json) AS entry (
        match text, seq integer, seat integer, move text, id text, at bigint)
      JOIN standing ON standing.id = entry.match
    )
    SELECT id FROM standing`;
  return rows.map(({ id }) => id);
};

const stepRow = (step: Write): Readonly<Record<string, unknown>> => ({
  match: step.match,
  game: step.game,
  rev: step.rev,
  seq: step.seq,
  made: step.entries.length,
  status: step.status,
  listed: step.listed,
  wake_at: step.wakeAt,
  touched: step.touched,
  room: step.room,
});

const entryRows = ({ match, entries }: Write): readonly Readonly<Record<string, unknown>>[] =>
  entries.map(({ seq, by, move, id, at }) => ({
    match,
    seq,
    seat: by === 'chance' ? null : by,
    move,
    id,
    at,
  }));
