/** A file that keeps its promises, or a plain sentence why it cannot. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { SQLITE_MIGRATIONS } from './sqliteSchema.ts';

type Value = string | number | null;

/** The few things that we ask of a driver. Lists only: its `get` adds a column of its own to the row. */
export interface SqliteFile {
  readonly rows: <R>(sql: string) => (...values: Value[]) => readonly R[];
  /** Gives the number of rows changed. */
  readonly change: (sql: string) => (...values: Value[]) => number;
  /** Everything that the function changes, or nothing if it throws. */
  readonly transaction: <V>(run: () => V) => V;
  readonly close: () => void;
}

/** How long we wait for another process that is writing, as a backup may be. */
const PATIENCE_MS = 1000;

const FULL = 2;

export const openSqlite = (path: string): SqliteFile => {
  const folder = dirname(path);
  if (!existsSync(folder)) {
    throw new Error(`There is no folder ${folder} for the database: create it, or name another file.`);
  }
  const database = explained(path, () => new Database(path, { timeout: PATIENCE_MS }));
  const file = wrap(database);
  try {
    explained(path, () => useDurably(database));
    checkDurability(path, file);
    explained(path, () => file.transaction(() => migrate(path, database, file)));
    return file;
  } catch (error) {
    database.close();
    throw error;
  }
};

const wrap = (database: Database.Database): SqliteFile => ({
  rows: <R>(sql: string) => {
    const statement = database.prepare(sql);
    return (...values) => statement.all(...values) as readonly R[]; // the caller knows what its SELECT lists
  },
  change: (sql) => {
    const statement = database.prepare(sql);
    return (...values) => statement.run(...values).changes;
  },
  transaction: (run) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = run();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // Some failures of a COMMIT have already undone it.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  },
  close: () => {
    database.close();
  },
});

const useDurably = (database: Database.Database): void => {
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
};

const checkDurability = (path: string, file: SqliteFile): void => {
  const mode = file.rows<{ readonly journal_mode: string }>('PRAGMA journal_mode')()[0]?.journal_mode;
  if (mode !== 'wal') {
    throw new Error(
      `${path} cannot have a write-ahead log (its journal mode is ${String(mode)}): put it on a disk of this machine.`,
    );
  }
  const level = file.rows<{ readonly synchronous: number }>('PRAGMA synchronous')()[0]?.synchronous;
  if (level !== FULL) {
    throw new Error(
      `${path} is not written durably (synchronous is ${String(level)}, not FULL): put it on a disk of this machine.`,
    );
  }
};

const migrate = (path: string, database: Database.Database, file: SqliteFile): void => {
  const version = file.rows<{ readonly user_version: number }>('PRAGMA user_version')()[0]?.user_version ?? 0;
  const known = SQLITE_MIGRATIONS.length;
  if (version > known) {
    throw new Refusal(
      `${path} was written by a newer Tortuga (its schema is ${version}, known are up to ${known}): update Tortuga, or name another file.`,
    );
  }
  for (const migration of SQLITE_MIGRATIONS.slice(version)) database.exec(migration);
  // Written at every start, so that a file that cannot be written is found now.
  database.exec(`PRAGMA user_version = ${known}`);
};

/** What we refuse ourselves is a sentence already. */
class Refusal extends Error {}

const explained = <V>(path: string, run: () => V): V => {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Error(sentence(path, error), { cause: error });
  }
};

const sentence = (path: string, error: unknown): string => {
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (code === 'SQLITE_NOTADB') return `${path} is not a database: move it away, or name another file.`;
  if (code.startsWith('SQLITE_BUSY')) {
    return `${path} is in use by another process: end that one, or name another file.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${path} cannot be used (${reason}): see that it is a file, and that this user may write to it and to its folder.`;
};
