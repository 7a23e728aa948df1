import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS, withRun } from './document.ts';

const document = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');

test.each(PARTS)('a %s replaces the one before it and nothing else', (part) => {
  const once = withRun(document, part, 'first figures');
  expect(once).toContain('first figures');
  const twice = withRun(once, part, 'second figures');
  expect(twice).toBe(once.replace('first figures', 'second figures'));
});

test('without markers there is nowhere to write', () => {
  expect(() => withRun('# Benchmarks', 'run', 'figures')).toThrow('the document has no line');
});
