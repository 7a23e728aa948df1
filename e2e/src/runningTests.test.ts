import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRepository } from './repository.ts';

const run = (script: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRepository(`scripts/${script}`), ...args],
    {
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout, err: stderr };
};

describe('beside busy processes', () => {
  const command = (code: string) => [process.execPath, '-e', code];

  test('a command does what it does alone', () => {
    expect(run('beside.mjs', '2', ...command('console.log("done"); process.exitCode = 3'))).toEqual({
      code: 3,
      out: 'done\n',
      err: '',
    });
  });

  test('a command that is not there is told', () => {
    const { code, err } = run('beside.mjs', '1', join(inRepository('scripts'), 'nowhere'));
    expect(code).toBe(1);
    expect(err).toMatch(/^The command does not start: /);
  });

  test.each(['', '8', '0 npm test', 'many npm test'])(
    'without a number and a command %j is explained',
    (words) => {
      const { code, err } = run('beside.mjs', ...words.split(' ').filter(Boolean));
      expect(code).toBe(1);
      expect(err).toMatch(/^Say how many/);
    },
  );
});

describe('the slowest files', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tortuga-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const report = (name: string, top: string, seconds: Readonly<Record<string, number>>): string => {
    const testResults = Object.entries(seconds).map(([file, length]) => ({
      name: `${top}/${file}`,
      startTime: 5000,
      endTime: 5000 + length * 1000,
    }));
    writeFileSync(join(folder, name), JSON.stringify({ testResults }));
    return join(folder, name);
  };

  test('of two runs stand side by side, the slowest first, wherever the runs were made', () => {
    const before = report('before', '/here', { 'packages/a.test.ts': 2, 'e2e/src/b.test.ts': 1.5 });
    const after = report('after', '/there/packages', { 'packages/a.test.ts': 1, 'tools/c.test.ts': 3 });
    expect(run('slowest.mjs', before, after).out.split('\n')).toEqual([
      '       –     3.0  tools/c.test.ts',
      '     2.0     1.0  packages/a.test.ts',
      '     1.5       –  e2e/src/b.test.ts',
      '     3.5     4.0  all 3 files',
      '',
    ]);
  });

  test('are twenty', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`packages/${i}.test.ts`, i]));
    expect(
      run('slowest.mjs', report('many', '/here', many))
        .out.trim()
        .split('\n'),
    ).toHaveLength(21);
  });

  test('without a report it is explained how one is made', () => {
    const { code, err } = run('slowest.mjs');
    expect(code).toBe(1);
    expect(err).toMatch(/--reporter=json/);
  });
});
