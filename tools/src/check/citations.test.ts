import { expect, test } from 'vitest';
import { lostFiles, lostLinks } from './citations.ts';
import { parseSource } from './sourceFile.ts';

const paths = [
  'ARCHITECTURE.md',
  'docs/protocol.md',
  'packages/table/src/tokens.css',
  'tools/src/check/arrows.ts',
];

const lost = (text: string): readonly unknown[] =>
  lostFiles(parseSource('a.ts', text), paths).map(({ line, message }) => [line, message]);

test.each([
  '// docs/protocol.md explains it.',
  '/** See `tokens.css`. */',
  '/** The arrows of ARCHITECTURE.md (check/arrows.ts). */',
  '// Node.js, e.g. at v20.x',
  "import { x } from './nowhere.ts';",
])('is here, or is no file: %s', (text) => {
  expect(lost(text)).toEqual([]);
});

test.each([
  ['// As the mock-up has it: art.md', 'art.md'],
  ['/** Rule 4 of rules/sheet.md. */', 'rules/sheet.md'],
  ['// docs/tokens.css', 'docs/tokens.css'],
])('is not here: %s', (text, name) => {
  expect(lost(`const x = 1;\n${text}`)).toEqual([[2, `refers to ${name}, which is not here`]]);
});

test('links of documents lead to files and folders that are here', () => {
  const links =
    '[a](protocol.md#codes) [b](../tools/src) [c](https://example.org/x.md) ![d](art:die)\n[e](more.md)';
  expect(lostLinks('docs/operations.md', links, paths)).toEqual([
    { path: 'docs/operations.md', line: 2, message: 'links to more.md, which is not here' },
  ]);
});
