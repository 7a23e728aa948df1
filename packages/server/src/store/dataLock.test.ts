import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../testing/serverProcess.ts';
import { lockData } from './dataLock.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tortuga-lock-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what is locked is refused with the process that holds it, until it is let go', () => {
  const file = join(folder, 'a.lock');
  const release = lockData(file, 'the data');
  expect(() => lockData(file, 'the data')).toThrow(
    `the data is in use by another Tortuga server (process ${process.pid}): stop it, or use --data for another folder.`,
  );
  release();
  lockData(file, 'the data')();
});

test('what cannot be locked is refused with what is wrong', () => {
  expect(() => lockData(folder, 'the data')).toThrow(/cannot be used .*: see that this user may write/);
});

test('a second server on one folder is refused, others may read meanwhile, and a killed one leaves no lock', async () => {
  const flags = ['--data', folder, '--port', '0'];
  const first = await startServer(flags);
  await expect(startServer(flags)).rejects.toThrow(
    new RegExp(`tortuga.sqlite is in use by another Tortuga server \\(process ${first.pid}\\): stop it, or`),
  );
  const reader = new Database(join(folder, 'tortuga.sqlite'), { readonly: true });
  expect(reader.prepare('SELECT count(*) AS matches FROM matches').all()).toEqual([{ matches: 0 }]);
  reader.close();
  await first.kill();
  const second = await startServer(flags);
  expect(await second.stop()).toBe(0);
  const third = await startServer(flags);
  await third.kill();
});
