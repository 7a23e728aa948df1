import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from './files.ts';
import { scratchFolder } from './testing/tortuga.ts';

const COPIED = [
  'packages',
  'bench',
  'e2e',
  'tools',
  'scripts',
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
];

/** A checkout of its own, so that the new game does not end up among the real ones. */
const copyProject = (): string => {
  const copy = scratchFolder();
  const configs = readdirSync(ROOT).filter((name) => name.startsWith('tsconfig'));
  for (const name of [...COPIED, ...configs]) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules/@tortuga'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@tortuga')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(ROOT, 'node_modules/@tortuga'))) {
    const link = join('node_modules/@tortuga', name);
    symlinkSync(readlinkSync(join(ROOT, link)), join(copy, link));
  }
  return copy;
};

const project = copyProject();

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
};

const tortuga = (...words: string[]) => run('packages/cli/bin/tortuga.js', ...words);

beforeAll(() => {
  expect(tortuga('new-game', 'dragon-race')).toMatchObject({ code: 0, err: '' });
});

test('the new game passes all laws and its own rules at once, and has golden transcripts', () => {
  const { code, out } = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=verbose',
    'packages/games/dragon-race',
    'packages/games/golden',
  );
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).toContain('L16');
  expect(existsSync(join(project, 'packages/games/dragon-race/golden/players-2.txt'))).toBe(true);
});

test('it appears everywhere: in the simulator, before the referee, among the games there are', () => {
  const folder = join(project, 'transcripts');
  expect(
    tortuga('sim', 'dragon-race', '-n', '3', '--bots', 'bosun,random', '--transcripts', folder).code,
  ).toBe(0);
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(tortuga('referee', 'dragon-race', ...files).code).toBe(0);
  expect(tortuga('sim', 'nothing').err).toMatch(/The games are: .*dragon-race/);
  expect(tortuga('golden', 'dragon-race').out).toContain('stand');
});

test('a second one of the same name is refused, and the first is left alone', () => {
  expect(tortuga('new-game', 'dragon-race')).toEqual({
    code: 2,
    out: '',
    err: 'packages/games/dragon-race exists already: choose another name.\n',
  });
});
