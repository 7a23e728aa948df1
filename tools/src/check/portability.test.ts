import { describe, expect, test } from 'vitest';
import { checkText } from './checkText.ts';
import { portability } from './portability.ts';

const rules = 'packages/games/pig/rules.ts';

test.each([
  'const now = Date.now();',
  'type When = Date;',
  'const roll = Math.random();',
  'const x = Math.sin(1);',
  'const { sin } = Math;',
  "const x = Math['sin'](1);",
  'const x = performance.now();',
  'console.log(1);',
  'const log = { console };',
  'const x = process.env;',
  'setTimeout(() => 1, 1);',
  'const x = globalThis;',
  'async function f() {}',
  'const f = async () => 1;',
  'const x: Promise<number> | undefined = undefined;',
  'function* f() { for await (const x of []) yield x; }',
  "import { readFileSync } from 'node:fs';",
  "const f = () => import('./types.ts');",
  'const x = 2 ** 8;',
  'const f = (x: number) => { x **= 2; };',
  "const x = 'a'.localeCompare('b');",
  'const x = (1).toLocaleString();',
  'const x = new Intl.NumberFormat();',
  'let count = 0;',
  'export let count = 0;',
  'var count = 0;',
])('refused in rules: %s', (text) => {
  expect(checkText(portability, { [rules]: text }).length).toBeGreaterThan(0);
});

test.each([
  'const x = Math.floor(Math.sqrt(2) * Math.PI);',
  'const card = { process: 1, Date: 2 };',
  'interface Card { readonly performance: number }',
  'const f = (card: { fetch: number }) => card.fetch;',
  'function f() { let count = 0; count += 1; return count; }',
])('accepted in rules: %s', (text) => {
  expect(checkText(portability, { [rules]: text })).toEqual([]);
});

describe('where it looks', () => {
  const text = 'const now = Date.now();';

  test.each([rules, 'packages/games/pig/scoring/ship.ts', 'packages/engine/src/random.ts'])('%s', (path) => {
    expect(checkText(portability, { [path]: text })).toEqual([`${path}:1  rules code may not use Date`]);
  });

  test.each([
    'packages/games/pig/rules.test.ts',
    'packages/games/pig/ui/motion.ts',
    'packages/engine/src/testing/golden.ts',
    'packages/cli/src/main.ts',
  ])('not in %s', (path) => {
    expect(checkText(portability, { [path]: text })).toEqual([]);
  });
});
