/**
 * One server for one folder of data. The lock is SQLite's own on a small file beside the data: it ends with the process
 * that holds it, however that ends, and the data itself stays open to readers.
 */
import Database from 'libsql';

/** How long we wait for one who is just stopping. */
const PATIENCE_MS = 1000;

/** Gives what ends it; throws a plain sentence where another server has it. `place` is what it is for. */
export const lockData = (file: string, place: string): (() => void) => {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: PATIENCE_MS });
    // Told before it is held: readers see what was committed, and a lock held by writing would keep them out.
    database.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS holder (one INTEGER PRIMARY KEY CHECK (one = 1), process INTEGER NOT NULL);
      INSERT INTO holder VALUES (1, ${process.pid}) ON CONFLICT DO UPDATE SET process = excluded.process;
      COMMIT;
      BEGIN IMMEDIATE;`);
    return closing(database);
  } catch (error) {
    const sentence = sentenceOn(error, file, place, database);
    database?.close();
    throw new Error(sentence, { cause: error });
  }
};

const closing = (database: Database.Database) => (): void => {
  database.close();
};

const sentenceOn = (
  error: unknown,
  file: string,
  place: string,
  database: Database.Database | undefined,
): string => {
  if (database !== undefined && isBusy(error))
    return `${place} is in use by another Tortuga server (process ${holderIn(database)}): stop it, or use --data for another folder.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `${file} cannot be used (${reason}): see that this user may write to it and to its folder.`;
};

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

const holderIn = (database: Database.Database): string => {
  try {
    const rows = database.prepare('SELECT process FROM holder').all() as readonly { process: number }[]; // as the SELECT lists
    return String(rows[0]?.process ?? 'unknown');
  } catch {
    // It is only just being told.
    return 'unknown';
  }
};
