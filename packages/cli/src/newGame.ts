/** `tortuga new-game`: a working game to start from. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './command.ts';
import { ROOT, readText, writeText } from './files.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage.ts';

const TEMPLATE = join(ROOT, 'packages/cli/template/game');

export const newGame: Command = {
  name: 'new-game',
  operands: 'NAME',
  summary: 'Start a new game from a small working one that passes all laws.',
  flags: [],
  most: 1,
  run: ({ positionals: [name] }, io) => {
    if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new UsageError(NAME_WANTED);
    const folder = join(ROOT, 'packages/games', name);
    if (existsSync(folder))
      throw new UsageError(`packages/games/${name} exists already: choose another name.`);
    const files = readdirSync(TEMPLATE).map((file) => [file, readText(join(TEMPLATE, file))] as const);
    const word = new RegExp(`\\b${toPascalCase(name)}\\b`);
    if (files.some(([, text]) => word.test(text))) {
      throw new UsageError(`"${name}" is a word of the template: choose a longer name, as in ${name}-game.`);
    }
    for (const [file, text] of files) writeText(join(folder, file), renamed(text, name));
    return finish(name, io);
  },
};

const NAME_WANTED =
  'Name the new game in small letters, digits and hyphens, as in: tortuga new-game dragon-race.';

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const renamed = (text: string, name: string): string =>
  text.replaceAll('template-game', name).replaceAll('TemplateGame', toPascalCase(name));

/** The registry, the build and the golden transcripts: then the game is everywhere. */
const finish = (name: string, io: Io): number => {
  io.out('Building the new game (a few seconds) …');
  const steps = [['scripts/build.mjs'], ['packages/cli/bin/tortuga.js', 'golden', name, '--update']];
  for (const [script = '', ...words] of steps) {
    const { status } = spawnSync(process.execPath, [join(ROOT, script), ...words], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) return 1;
  }
  io.out(
    [
      `packages/games/${name} is there, and it works. Next:`,
      `  npx tortuga play ${name}     play it`,
      `  npm test -- ${name}          run its laws and rules`,
      '  CONTRIBUTING.md              make it yours, in ten steps',
    ].join('\n'),
  );
  return 0;
};
