/** The `tortuga` command. */
import { bench } from './bench.ts';
import { type Command, helpOf, parseCommandLine } from './command.ts';
import { exportCommand } from './export.ts';
import { golden } from './golden.ts';
import { importCommand } from './import.ts';
import type { Io } from './io.ts';
import { newGame } from './newGame.ts';
import { play } from './play.ts';
import { refereeCommand } from './referee.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { sim } from './sim.ts';
import { terminalIo } from './terminalIo.ts';
import { UsageError } from './usage.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [
  play,
  serve,
  exportCommand,
  importCommand,
  sim,
  refereeCommand,
  replay,
  verify,
  golden,
  bench,
  newGame,
];

export const main = async (words: readonly string[]): Promise<number> => {
  const io = terminalIo();
  process.stdout.on('error', endQuietly);
  try {
    return await run(words, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(error.message);
    return 2;
  } finally {
    io.close();
  }
};

/** Somebody closed the pipe, as `head` does: there is nobody left to tell. */
const endQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
};

const run = async ([name = '--help', ...words]: readonly string[], io: Io): Promise<number> => {
  if (['--help', '-h', 'help'].includes(name)) {
    io.out(overview());
    return 0;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    const known = COMMANDS.map((each) => each.name).join(', ');
    throw new UsageError(`There is no command "${name}". The commands are: ${known}.`);
  }
  const args = parseCommandLine(command, words);
  if (args.has('help')) {
    io.out(helpOf(command));
    return 0;
  }
  return command.run(args, io);
};

const overview = (): string => {
  const rows = COMMANDS.map(
    (command) => [`${command.name} ${command.operands}`.trim(), command.summary] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    'tortuga COMMAND [options]: board games of a pirate haven among the stars',
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    'tortuga COMMAND --help tells more.',
  ].join('\n');
};
