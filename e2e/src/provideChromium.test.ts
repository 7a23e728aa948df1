import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository } from './repository.ts';

const SCRIPT =
  "const { provideChromium } = await import('./scripts/chromium.mjs'); console.log(provideChromium());";

/** The only folder on the PATH: whatever this machine has is out of sight, apt-get too. */
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

const writeProgram = (name: string, exitCode: number): string => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
};

test('without a Chromium one loud line says that tests are skipped, and how to run them', () => {
  const { code, out, err } = provide({});
  expect({ code, out }).toEqual({ code: 0, out: 'undefined' });
  expect(err).toMatch(/^\*\*\* THE BROWSER TESTS ARE SKIPPED.*TORTUGA_TEST_CHROMIUM.*$/);
});

test('without a Chromium CI fails, and is told what to do', () => {
  const { code, err } = provide({ CI: 'true' });
  expect(code).toBe(1);
  expect(err).toMatch(/^There is no Chromium .* TORTUGA_TEST_CHROMIUM\.$/);
});

test('a Chromium that is named is taken', () => {
  const path = writeProgram('my-own', 0);
  expect(provide({ TORTUGA_TEST_CHROMIUM: path })).toEqual({ code: 0, out: path, err: '' });
});

test.each(['/nowhere/chromium', '', 'README.md', 'scripts'])(
  '%j is no Chromium, and that is an error',
  (path) => {
    const { code, err } = provide({ TORTUGA_TEST_CHROMIUM: path });
    expect(code).toBe(1);
    expect(err).toMatch(/^TORTUGA_TEST_CHROMIUM names .* not a program/);
  },
);

test('a stand-in that does not run is passed over', () => {
  writeProgram('chromium', 1);
  const path = writeProgram('google-chrome', 0);
  expect(provide({})).toEqual({ code: 0, out: path, err: '' });
});
