import { expect, test } from 'vitest';
import { checkText } from './checkText.ts';
import { escapes } from './escapes.ts';

const path = 'packages/cli/src/play.ts';

test.each([
  'const x: any = 1;',
  'const x = 1 as any; // the type is not known',
  'const x = y as string;',
  'const x = <string>y;',
  'const x = y!;',
  '// a comment too far above\n\n\nconst x = y as string;',
  '// @ts-ignore\nf();',
  '// @ts-expect-error: it is wrong\nf();',
  '/* eslint-disable */',
  '// oxlint-disable-next-line no-console',
  '// biome-ignore format: I like it so',
  '/* v8 ignore next */',
  '// TODO: later',
  '// FIXME',
  'export default 1;',
  'const x = 1; export { x as default };',
])('refused: %s', (text) => {
  expect(checkText(escapes, { [path]: text })).toHaveLength(1);
});

test.each([
  'const x = [1, 2] as const;',
  'const x = { a: 1 } satisfies object;',
  'const x = y as string; // checked by the parser above',
  '// checked by the parser above\nconst x = y as string;',
  '// checked by the parser,\n// which refuses the rest\nconst x =\n  y!;',
  "const x = 'TODO: @ts-ignore';",
  'const x = list.only(1);',
])('accepted: %s', (text) => {
  expect(checkText(escapes, { [path]: text })).toEqual([]);
});

test('a configuration file may have a default export', () => {
  expect(checkText(escapes, { 'vitest.config.ts': 'export default {};' })).toEqual([]);
});

test.each(["test.skip('x');", "describe.only('x');", "it.todo('x');", "test.concurrent.skip('x');"])(
  'refused in tests: %s',
  (text) => {
    expect(checkText(escapes, { 'packages/cli/src/play.test.ts': text })).toHaveLength(1);
  },
);
