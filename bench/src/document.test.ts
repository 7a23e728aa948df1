import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withRun } from './document.ts';

const document = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');

test('a run replaces the one before it and nothing else', () => {
  const once = withRun(document, 'first figures');
  expect(once).toContain('first figures');
  const twice = withRun(once, 'second figures');
  expect(twice).toBe(once.replace('first figures', 'second figures'));
});

test('without markers there is nowhere to write', () => {
  expect(() => withRun('# Benchmarks', 'figures')).toThrow('the document has no line');
});
