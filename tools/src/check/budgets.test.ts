import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { excesses, weighPage } from './budgets.ts';

const TABLE = '../games/dragon-race/ui/index.tsx';

const WORKSHOP = '../games/dragon-race/ui/workshop.tsx';
const BENCH = '../games/dragon-race/ui/Bench.tsx';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_rules.js': { file: 'assets/rules.js', name: 'rules-dragon-race', imports: ['_shared.js'] },
  'src/pages/LocalMatch.tsx': { file: 'assets/match.js', imports: ['_shared.js'] },
  [TABLE]: { file: 'assets/ui.js', name: 'ui', imports: ['_shared.js', '_rules.js'], css: ['assets/ui.css'] },
  [WORKSHOP]: { file: 'assets/workshop.js', imports: ['_shared.js'], dynamicImports: [BENCH] },
  [BENCH]: { file: 'assets/bench.js', imports: ['_shared.js', WORKSHOP] },
};

let page = '';

/** Noise: packed it is as large as before. */
const write = (file: string, kilobytes: number): void =>
  writeFileSync(join(page, 'assets', file), randomBytes(kilobytes * 1000));

beforeEach(() => {
  page = mkdtempSync(join(tmpdir(), 'tortuga-'));
  for (const folder of ['assets', '.vite']) mkdirSync(join(page, folder));
  writeFileSync(join(page, '.vite', 'manifest.json'), JSON.stringify(manifest));
  const files = [
    'index.js',
    'index.css',
    'shared.js',
    'rules.js',
    'match.js',
    'ui.js',
    'ui.css',
    'workshop.js',
    'bench.js',
  ];
  for (const file of files) write(file, 10);
  for (const file of ['body.woff2', 'title.woff2']) write(file, 40);
});

afterEach(() => rmSync(page, { recursive: true }));

const kilobytes = (): Readonly<Record<string, number>> =>
  Object.fromEntries(weighPage(page).map(({ what, bytes }) => [what, Math.round(bytes / 1000)]));

test('each file is weighed once, where it is first needed', () => {
  expect(kilobytes()).toEqual({
    'first load': 30,
    'dragon-race': 30,
    'dragon-race’s workshop': 20,
    'a match without its table': 10,
    fonts: 80,
  });
  expect(excesses(weighPage(page))).toEqual([]);
});

test.each([
  ['shared.js', 140, /first load 160\.\d of 150 kB/],
  ['rules.js', 50, /dragon-race 70\.\d of 60 kB/],
  ['bench.js', 50, /dragon-race’s workshop 60\.\d of 60 kB/],
  ['title.woff2', 60, /fonts 100\.0 of 100 kB/],
])('%s of %i kB is too heavy', (file, size, message) => {
  write(file, size);
  expect(excesses(weighPage(page)).map((finding) => finding.message)).toEqual([
    expect.stringMatching(message),
  ]);
});

test('the rules of a flicking game are counted apart from its table', () => {
  const text = JSON.stringify(manifest).replaceAll('dragon-race', 'space-pirates');
  writeFileSync(join(page, '.vite', 'manifest.json'), text);
  expect(kilobytes()).toMatchObject({ 'space-pirates': 20, 'space-pirates’s rules': 10 });
});
