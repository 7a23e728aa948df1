import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { closureOf, dependencies, drawingIn, type Installed, readInstalled } from './dependencies.ts';

const here = readInstalled(fileURLToPath(new URL('../../..', import.meta.url)));
const games = here['packages/games'] ?? {};

const messages = (installed: Installed): readonly string[] =>
  drawingIn(installed).map(({ path, message }) => `${path} ${message}`);

describe('the server and the command', () => {
  test('bring nothing to draw with', () => {
    expect(dependencies.find([])).toEqual([]);
  });

  test('bring the games and their rules', () => {
    for (const from of ['packages/server', 'packages/cli'])
      expect([...closureOf(here, from).keys()]).toContain('packages/games');
  });

  const planted = [
    ['a dependency', { ...games, dependencies: { ...games.dependencies, react: '19.3.1' } }],
    ['an optional dependency', { ...games, optionalDependencies: { react: '19.3.1' } }],
    ['a peer that is not optional', { ...games, peerDependenciesMeta: {} }],
  ] as const;
  test.each(planted)('are found out when the games bring React as %s', (_, spoilt) => {
    const found = messages({ ...here, 'packages/games': spoilt });
    for (const from of ['server', 'cli']) {
      const message = new RegExp(`^packages/${from}/package.json brings along .*@tortuga/games → .*react$`);
      expect(found).toContainEqual(expect.stringMatching(message));
    }
  });

  test('are found out when fonts come with the kit', () => {
    const engine = { dependencies: { '@tortuga/table': '0.1.0' } };
    expect(messages({ ...here, 'packages/engine': engine })).toContainEqual(
      expect.stringMatching(/^packages\/server.* → @tortuga\/table → @fontsource\/alegreya-sans$/),
    );
  });
});

test('a package is looked for in the folder of who needs it, then further up', () => {
  const installed: Installed = {
    'packages/server': { dependencies: { a: '1', b: '1' } },
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '1', react: '19' } },
    'node_modules/b': {},
    'node_modules/react': {},
  };
  expect([...closureOf(installed, 'packages/server').values()]).toEqual([
    ['a'],
    ['a', 'b'],
    ['a', 'b', 'react'],
    ['b'],
  ]);
});
