/** `tortuga bench`: the benchmarks, in a process of their own. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from './command.ts';
import { ROOT } from './files.ts';

export const bench: Command = {
  name: 'bench',
  operands: '',
  summary: 'Measure the engine against its floor and its peers.',
  flags: [
    { name: 'quick', help: 'fewer rounds' },
    { name: 'json', help: 'print JSON' },
    { name: 'write', help: 'keep the table in docs/benchmarks.md' },
  ],
  most: 0,
  run: ({ has }) => {
    const flags = ['quick', 'json', 'write'].filter(has).map((flag) => `--${flag}`);
    const { status } = spawnSync(process.execPath, [join(ROOT, 'bench/dist/main.js'), ...flags], {
      stdio: 'inherit',
    });
    return status ?? 1;
  },
};
