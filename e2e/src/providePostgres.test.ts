import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository } from './repository.ts';

const SCRIPT =
  "const { providePostgres } = await import('./scripts/postgres.mjs'); console.log(JSON.stringify(providePostgres()));";

/** The only folder on the PATH. */
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tortuga-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const provide = (variables: Readonly<Record<string, string>>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: inRepository(''),
    env: { PATH: folder, ...variables },
    encoding: 'utf8',
  });
  return { code: status, out: stdout.trim(), err: stderr.trim() };
};

const writeProgram = (name: string): void => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\nexit 0\n');
  chmodSync(path, 0o755);
};

test('the programs on the PATH are taken', () => {
  writeProgram('initdb');
  writeProgram('postgres');
  expect(provide({})).toEqual({
    code: 0,
    out: JSON.stringify({ TORTUGA_TEST_POSTGRES_BIN: folder }),
    err: '',
  });
});

test('a server that is named is taken', () => {
  const variables = { TORTUGA_TEST_POSTGRES: 'postgres://me@localhost/test' };
  expect(provide(variables)).toEqual({ code: 0, out: JSON.stringify(variables), err: '' });
});

test.each(['', 'localhost', 'me:secret@localhost'])('%j is no address, and that is an error', (address) => {
  const { code, err } = provide({ TORTUGA_TEST_POSTGRES: address });
  expect(code).toBe(1);
  expect(err).toMatch(/^TORTUGA_TEST_POSTGRES must be an address/);
  expect(err).not.toContain('secret');
});
