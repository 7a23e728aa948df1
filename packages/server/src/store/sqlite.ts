/** One file, one connection, one process: what a server on one machine needs. */
import { checkWrites } from './checkWrites.ts';
import { soon } from './soon.ts';
import { openSqlite, type SqliteFile } from './sqliteFile.ts';
import type { Count, Store, StoredEntry, StoredMatch, Write } from './store.ts';

type MatchRow = Omit<StoredMatch, 'listed'> & { readonly listed: number };
type EntryRow = Omit<StoredEntry, 'by'> & { readonly seat: number | null };

const MATCH = 'id, game, rev, seq, status, listed, wake_at AS wakeAt, touched, room';

export const sqliteStore = (path: string): Promise<Store> => soon(() => storeIn(openSqlite(path)));

const storeIn = (file: SqliteFile): Store => {
  const write = writer(file);
  const read = file.rows<MatchRow>(`SELECT ${MATCH} FROM matches WHERE id = ?`);
  const entries = file.rows<EntryRow>(
    'SELECT seq, seat, move, id, at FROM entries WHERE match = ? AND seq > ? ORDER BY seq',
  );
  const census = file.rows<Count>(
    'SELECT game, status, count(*) AS matches FROM matches GROUP BY game, status',
  );
  const beat = beater(file);
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
    `INSERT INTO matches (game, rev, seq, status, listed, wake_at, touched, room, id)
     VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const update = file.change(
    `UPDATE matches
     SET game = ?, rev = rev + 1, seq = ?, status = ?, listed = ?, wake_at = ?, touched = ?, room = ?
     WHERE id = ? AND rev = ? AND seq = ?`,
  );
  const add = file.change('INSERT INTO entries (match, seq, seat, move, id, at) VALUES (?, ?, ?, ?, ?, ?)');
  return (step) => {
    const { match, game, rev, seq, status, wakeAt, touched, room, entries } = step;
    const listed = step.listed ? 1 : 0; // the driver ends the process when it is given a boolean
    const columns = [game, seq + entries.length, status, listed, wakeAt, touched, room, match] as const;
    const changed = rev === 0 ? create(...columns) : update(...columns, rev, seq);
    if (changed === 0) return false;
    for (const { seq: n, by, move, id, at } of entries)
      add(match, n, by === 'chance' ? null : by, move, id, at);
    return true;
  };
};

const searches = (file: SqliteFile): Pick<Store, 'listed' | 'due' | 'untouched'> => {
  const listed = file.rows<MatchRow>(
    `SELECT ${MATCH} FROM matches WHERE status = 'open' AND listed = 1 ORDER BY touched DESC, id LIMIT ?`,
  );
  const due = file.rows<{ readonly id: string }>(
    'SELECT id FROM matches WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?',
  );
  const untouched = file.rows<{ readonly id: string }>(
    'SELECT id FROM matches WHERE status = ? AND touched < ? ORDER BY touched, id LIMIT ?',
  );
  return {
    listed: (limit) => soon(() => listed(limit).map(matchOf)),
    due: (now, limit) => soon(() => due(now, limit).map(({ id }) => id)),
    untouched: (status, before, limit) => soon(() => untouched(status, before, limit).map(({ id }) => id)),
  };
};

const remover = (file: SqliteFile): Store['remove'] => {
  const removeMatch = file.change('DELETE FROM matches WHERE id = ?');
  const removeEntries = file.change('DELETE FROM entries WHERE match = ?');
  return (match) =>
    soon(() => {
      file.transaction(() => {
        removeMatch(match);
        removeEntries(match);
      });
    });
};

/** Inside a transaction. */
const beater = (file: SqliteFile): ((now: number, gap: number) => number) => {
  const last = file.rows<{ readonly at: number }>('SELECT at FROM beats');
  const putOff = file.change('UPDATE matches SET wake_at = wake_at + ? WHERE wake_at IS NOT NULL');
  const tell = file.change(
    'INSERT INTO beats (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)',
  );
  return (now, gap) => {
    const silence = now - (last()[0]?.at ?? now);
    tell(now);
    if (silence <= gap) return 0;
    putOff(silence);
    return silence;
  };
};
