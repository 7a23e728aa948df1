import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRepository } from './repository.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tortuga-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('sources are read, and nothing that was installed or built', () => {
  const sources = ['a.ts', 'packages/x/ui/b.tsx', 'scripts/c.mjs', 'packages/x/bin/d.js'];
  const rest = ['node_modules/e.ts', 'packages/x/dist/f.js', '.git/g.ts', 'readme.md'];
  for (const path of [...sources, ...rest]) write(path, '');
  expect(
    readRepository(root)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(sources.toSorted());
});

test('a file that cannot be parsed is at fault', () => {
  write('a.ts', 'const x = 1;\nconst = ;');
  expect(readRepository(root)[0]?.faults).toMatchObject([{ path: 'a.ts', line: 2 }]);
});
