/** One file, one connection, one process: what a server on one machine needs. */
import { checkWrites } from './checkWrites.ts';
import { soon } from '../soon.ts';
import { openSqlite, type SqliteFile } from './sqliteFile.ts';
import type { Count, Store, StoredEntry, StoredMatch, Write } from './store.ts';

type MatchRow = Omit<StoredMatch, 'listed'> & { readonly listed: number };
type EntryRow = Omit<StoredEntry, 'by'> & { readonly seat: number | null };

const MATCH =
  'SELECT id, game, rev, seq, status, listed, wake_at AS wakeAt, touched, room FROM matches JOIN rooms USING (number)';

const NUMBER = '(SELECT number FROM matches WHERE id = ?)';

export const sqliteStore = (path: string): Promise<Store> => soon(() => storeIn(openSqlite(path)));

const storeIn = (file: SqliteFile): Store => {
  const write = writer(file);
  const read = file.rows<MatchRow>(`${MATCH} WHERE id = ?`);
  const entries = file.rows<EntryRow>(
    `SELECT seq, seat, move, id, at FROM entries WHERE number = ${NUMBER} AND seq > ? ORDER BY seq`,
  );
  const census = file.rows<Count>(
    'SELECT game, status, count(*) AS matches FROM matches GROUP BY game, status',
  );
  const beat = beater(file);
  const lastBeat = lastBeatIn(file);
  return {
    ...searches(file),
    write: (writes) =>
      soon(() => {
        checkWrites(writes);
        return file.transaction(() => writes.map(write));
      }),
    read: (match) => soon(() => read(match).map(matchOf)[0]),
    entries: (match, seq) => soon(() => entries(match, seq).map(entryOf)),
    remove: remover(file),
    census: () => soon(() => census()),
    beat: (now, gap) => soon(() => file.transaction(() => beat(now, gap))),
    lastBeat: () => soon(lastBeat),
    close: () => soon(file.close),
  };
};

const matchOf = (row: MatchRow): StoredMatch => ({ ...row, listed: row.listed === 1 });

const entryOf = ({ seq, seat, move, id, at }: EntryRow): StoredEntry => ({
  seq,
  by: seat ?? 'chance',
  move,
  id,
  at,
});

/** Inside a transaction. */
const writer = (file: SqliteFile): ((step: Write) => boolean) => {
  const create = file.change(
    `INSERT INTO matches (game, rev, seq, status, listed, wake_at, touched, id)
     VALUES (?, 1, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const update = file.change(
    `UPDATE matches
     SET game = ?, rev = rev + 1, seq = ?, status = ?, listed = ?, wake_at = ?, touched = ?
     WHERE id = ? AND rev = ? AND seq = ?`,
  );
  const furnish = file.change(`INSERT OR REPLACE INTO rooms (room, number) VALUES (?, ${NUMBER})`);
  const add = file.change(
    `INSERT INTO entries (seq, seat, move, id, at, number) VALUES (?, ?, ?, ?, ?, ${NUMBER})`,
  );
  return (step) => {
    const { match, game, rev, seq, status, wakeAt, touched, room, entries } = step;
    const listed = step.listed ? 1 : 0; // the driver ends the process when it is given a boolean
    const columns = [game, seq + entries.length, status, listed, wakeAt, touched, match] as const;
    const changed = rev === 0 ? create(...columns) : update(...columns, rev, seq);
    if (changed === 0) return false;
    if (room !== null) furnish(room, match);
    for (const { seq: n, by, move, id, at } of entries)
      add(n, by === 'chance' ? null : by, move, id, at, match);
    return true;
  };
};

const searches = (file: SqliteFile): Pick<Store, 'listed' | 'due' | 'untouched' | 'ids'> => {
  const listed = file.rows<MatchRow>(
    `${MATCH} WHERE status = 'open' AND listed = 1 ORDER BY touched DESC, id LIMIT ?`,
  );
  const due = file.rows<{ readonly id: string }>(
    'SELECT id FROM matches WHERE wake_at <= ? AND game IN (SELECT value FROM json_each(?)) ORDER BY wake_at, id LIMIT ?',
  );
  const untouched = file.rows<{ readonly id: string }>(
    `SELECT id FROM matches WHERE status = ? AND status <> 'playing' AND touched < ? ORDER BY touched, id LIMIT ?`,
  );
  const ids = file.rows<{ readonly id: string }>('SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?');
  return {
    listed: (limit) => soon(() => listed(limit).map(matchOf)),
    due: (games, now, limit) => soon(() => due(now, JSON.stringify(games), limit).map(({ id }) => id)),
    untouched: (status, before, limit) => soon(() => untouched(status, before, limit).map(({ id }) => id)),
    ids: (after, limit) => soon(() => ids(after, limit).map(({ id }) => id)),
  };
};

const remover = (file: SqliteFile): Store['remove'] => {
  const removals = [
    `DELETE FROM entries WHERE number = ${NUMBER}`,
    `DELETE FROM rooms WHERE number = ${NUMBER}`,
    'DELETE FROM matches WHERE id = ?',
  ].map(file.change);
  return (match) =>
    soon(() => {
      file.transaction(() => {
        for (const removeFrom of removals) removeFrom(match);
      });
    });
};

const lastBeatIn = (file: SqliteFile): (() => number | undefined) => {
  const last = file.rows<{ readonly at: number }>('SELECT at FROM beats');
  return () => last()[0]?.at;
};

/** Inside a transaction. */
const beater = (file: SqliteFile): ((now: number, gap: number) => number) => {
  const last = lastBeatIn(file);
  const putOff = file.change('UPDATE matches SET wake_at = wake_at + ? WHERE wake_at IS NOT NULL');
  const tell = file.change(
    'INSERT INTO beats (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)',
  );
  return (now, gap) => {
    const silence = now - (last() ?? now);
    tell(now);
    if (silence <= gap) return 0;
    putOff(silence);
    return silence;
  };
};
