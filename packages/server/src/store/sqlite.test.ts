import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqliteStore } from './sqlite.ts';
import { SQLITE_MIGRATIONS } from './sqliteSchema.ts';
import { storeSuite } from './storeSuite.ts';

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'tortuga-sqlite-'));

storeSuite(
  'SQLite',
  async () => {
    const folder = makeFolder();
    const path = join(folder, 'matches.db');
    return {
      store: await sqliteStore(path),
      reopen: () => sqliteStore(path),
      place: ['sqlite', path],
      dispose: () => Promise.resolve(rmSync(folder, { recursive: true })),
    };
  },
  true,
);

describe('a file that cannot be relied on is refused with a plain sentence', () => {
  let folder = '';
  const inFolder = (...path: readonly string[]): string => join(folder, ...path);

  beforeEach(() => {
    folder = makeFolder();
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('its folder does not exist', async () => {
    await expect(sqliteStore(inFolder('none', 'a.db'))).rejects.toThrow(
      /^There is no folder .*none .*: create it/,
    );
  });

  test('it is a folder', async () => {
    mkdirSync(inFolder('a.db'));
    await expect(sqliteStore(inFolder('a.db'))).rejects.toThrow(
      /a\.db cannot be used .*: see that it is a file/,
    );
  });

  test('it is not a database, and stays what it is', async () => {
    writeFileSync(inFolder('a.db'), 'a letter to my mother '.repeat(99));
    await expect(sqliteStore(inFolder('a.db'))).rejects.toThrow(/a\.db is not a database: move it away/);
    expect(readFileSync(inFolder('a.db'), 'utf8')).toMatch(/^a letter/);
    expect(statSync(inFolder('a.db')).size).toBe(22 * 99);
  });

  test('a newer Tortuga wrote it', async () => {
    const database = new Database(inFolder('a.db'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(sqliteStore(inFolder('a.db'))).rejects.toThrow(
      /newer Tortuga \(its schema is 99,.*: update/,
    );
  });

  test('it has no write-ahead log', async () => {
    await expect(sqliteStore(':memory:')).rejects.toThrow(/cannot have a write-ahead log .*memory/);
  });

  test('another process holds it', async () => {
    const database = new Database(inFolder('a.db'));
    database.exec('BEGIN EXCLUSIVE');
    await expect(sqliteStore(inFolder('a.db'))).rejects.toThrow(
      /a\.db is in use by another process: end that/,
    );
    database.exec('ROLLBACK');
    database.close();
    await (await sqliteStore(inFolder('a.db'))).close();
  });

  test.each(['new.db', 'old.db'])('its folder may not be written to (%s)', async (name) => {
    await (await sqliteStore(inFolder('old.db'))).close();
    await asNobody(folder, async () => {
      await expect(sqliteStore(inFolder(name))).rejects.toThrow(
        /cannot be used .* may write to it and to its folder/,
      );
    });
  });
});

test('a file of the first schema is taken over whole', async () => {
  const folder = makeFolder();
  const path = join(folder, 'a.db');
  const old = new Database(path);
  old.exec(SQLITE_MIGRATIONS[0] ?? '');
  old.exec(`PRAGMA user_version = 1;
    INSERT INTO matches VALUES ('z', 'piatka 1', 3, 2, 'over', 1, NULL, 5, '"of z"');
    INSERT INTO matches VALUES ('a', 'piatka 1', 1, 1, 'playing', 0, 9, 6, '"of a"');
    INSERT INTO entries VALUES ('z', 1, NULL, 'deal', NULL, 4);
    INSERT INTO entries VALUES ('a', 1, 0, 'pass', 'my-id', 6);
    INSERT INTO entries VALUES ('z', 2, 1, 'play', 'her-id', 5);`);
  old.close();
  const store = await sqliteStore(path);
  expect(await store.read('z')).toEqual({
    id: 'z',
    game: 'piatka 1',
    wakeAt: null,
    rev: 3,
    seq: 2,
    status: 'over',
    listed: true,
    touched: 5,
    room: '"of z"',
  });
  expect(await store.read('a')).toMatchObject({ rev: 1, seq: 1, listed: false, wakeAt: 9, room: '"of a"' });
  expect(await store.entries('z', 0)).toEqual([
    { seq: 1, by: 'chance', move: 'deal', id: null, at: 4 },
    { seq: 2, by: 1, move: 'play', id: 'her-id', at: 5 },
  ]);
  expect(await store.entries('a', 0)).toEqual([{ seq: 1, by: 0, move: 'pass', id: 'my-id', at: 6 }]);
  await store.close();
  rmSync(folder, { recursive: true });
});

const NOBODY = 65_534;

/** Root may write everywhere: it becomes somebody else for a moment. */
const asNobody = async (folder: string, run: () => Promise<void>): Promise<void> => {
  const isRoot = process.geteuid?.() === 0;
  chmodSync(folder, 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await run();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  }
};
