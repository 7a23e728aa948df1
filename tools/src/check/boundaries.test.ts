import { expect, test } from 'vitest';
import { boundaries } from './boundaries.ts';
import { checkText } from './checkText.ts';

const allowed: readonly (readonly [path: string, specifier: string])[] = [
  ['packages/engine/src/random.ts', '@noble/hashes/hmac.js'],
  ['packages/engine/src/game.ts', './random.ts'],
  ['packages/engine/src/testing/golden.ts', 'node:fs'],
  ['packages/engine/src/testing/conformance.ts', 'vitest'],
  ['packages/games/registry.ts', './pig/index.ts'],
  ['packages/games/pig/rules.ts', '@tortuga/engine'],
  ['packages/games/pig/ui/index.tsx', '../types.ts'],
  ['packages/games/pig/ui/index.tsx', '@tortuga/table'],
  ['packages/games/pig/ui/index.tsx', 'react'],
  ['packages/games/pig/rules.test.ts', 'fast-check'],
  ['packages/bots/src/greedy.ts', '@tortuga/engine'],
  ['packages/bots/src/greedy.test.ts', '@tortuga/games/pig'],
  ['packages/cli/src/serve.ts', '@tortuga/server'],
  ['packages/protocol/src/messages.ts', 'zod'],
  ['packages/table/src/sitter.ts', '@tortuga/vocabulary'],
  ['bench/src/main.ts', '@tortuga/games'],
  ['e2e/src/chromium.ts', 'playwright-core'],
  ['vitest.config.ts', 'vitest/config'],
];

test.each(allowed)('%s may import %s', (path, specifier) => {
  expect(checkText(boundaries, { [path]: `import { x } from '${specifier}';` })).toEqual([]);
});

const refused: readonly (readonly [path: string, specifier: string])[] = [
  ['packages/engine/src/game.ts', '@tortuga/games'],
  ['packages/engine/src/game.ts', 'node:fs'],
  ['packages/engine/src/game.ts', 'zod'],
  ['packages/games/pig/rules.ts', '../hog/rules.ts'],
  ['packages/games/pig/rules.ts', '@tortuga/games/hog'],
  ['packages/games/pig/rules.ts', '@tortuga/bots'],
  ['packages/games/pig/rules.ts', '@tortuga/table'],
  ['packages/games/pig/rules.ts', '@noble/hashes'],
  ['packages/games/pig/rules.ts', './ui/motion.ts'],
  ['packages/games/pig/rules.test.ts', '@tortuga/bots'],
  ['packages/bots/src/greedy.ts', '@tortuga/games'],
  ['packages/table/src/card.ts', '@tortuga/engine'],
  ['packages/vocabulary/src/index.ts', '@tortuga/engine'],
  ['packages/cli/src/play.ts', '../../engine/src/game.ts'],
  ['packages/cli/src/play.ts', '@tortuga/protocol'],
];

test.each(refused)('%s may not import %s', (path, specifier) => {
  expect(checkText(boundaries, { [path]: `import { x } from '${specifier}';` })).toHaveLength(1);
});

test.each([
  "export { x } from '@tortuga/bots';",
  "export * from '@tortuga/bots';",
  "const x = () => import('@tortuga/bots');",
  "type X = import('@tortuga/bots').X;",
])('all ways to import count: %s', (text) => {
  expect(checkText(boundaries, { 'packages/engine/src/game.ts': text })).toEqual([
    'packages/engine/src/game.ts:1  engine may not import @tortuga/bots (of its kind, nothing)',
  ]);
});

test('a package without arrows is found', () => {
  expect(checkText(boundaries, { 'packages/parrot/src/index.ts': 'export const x = 1;' })).toHaveLength(1);
});
