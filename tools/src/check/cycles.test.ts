import { expect, test } from 'vitest';
import { checkText } from './checkText.ts';
import { cycles } from './cycles.ts';

const imports = (...names: readonly string[]): string =>
  names.map((name) => `import './${name}.ts';`).join('\n');

test('a diamond is no circle', () => {
  const files = {
    'a/top.ts': imports('left', 'right'),
    'a/left.ts': imports('end'),
    'a/right.ts': imports('end'),
  };
  expect(checkText(cycles, { ...files, 'a/end.ts': '' })).toEqual([]);
});

test('each circle is found once, with the way round', () => {
  const files = {
    'a/start.ts': imports('one'),
    'a/one.ts': imports('two'),
    'a/two.ts': imports('start', 'one'),
  };
  expect(checkText(cycles, files)).toEqual([
    'a/two.ts:1  imports in a circle: a/start.ts → a/one.ts → a/two.ts → a/start.ts',
    'a/two.ts:2  imports in a circle: a/one.ts → a/two.ts → a/one.ts',
  ]);
});

test('a circle of types is a circle', () => {
  const files = {
    'a/x.ts': "import type { Y } from './y.ts';",
    'a/y.ts': "import type { X } from './x.ts';",
  };
  expect(checkText(cycles, files)).toHaveLength(1);
});
