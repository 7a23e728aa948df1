/** The shape of a command, and its arguments. */
import { parseArgs } from 'node:util';
import type { Io } from './io.ts';
import { UsageError } from './usage.ts';

/** A flag that takes a value says which; one that does not is simply there or not. */
interface Flag {
  readonly name: string;
  readonly short?: string;
  readonly takes?: string;
  readonly help: string;
}

export interface Args {
  readonly positionals: readonly string[];
  readonly text: (flag: string) => string | undefined;
  readonly has: (flag: string) => boolean;
}

export interface Command {
  readonly name: string;
  readonly operands: string;
  readonly summary: string;
  readonly flags: readonly Flag[];
  /** How many operands it takes at the most. */
  readonly most: number;
  readonly run: (args: Args, io: Io) => Promise<number> | number;
}

const HELP: Flag = { name: 'help', short: 'h', help: 'show this help' };

export const parseCommandLine = (command: Command, words: readonly string[]): Args => {
  const options = Object.fromEntries(
    [...command.flags, HELP].map(({ name, short, takes }) => [
      name,
      { type: takes === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
    ]),
  );
  const { values, positionals } = explained(command, () =>
    parseArgs({ args: [...words], options, allowPositionals: true, strict: true }),
  );
  if (positionals.length > command.most) {
    throw new UsageError(`One word too many: "${positionals[command.most]}".${seeHelp(command)}`);
  }
  return {
    positionals,
    text: (flag) => {
      const value = values[flag];
      return typeof value === 'string' ? value : undefined;
    },
    has: (flag) => values[flag] === true,
  };
};

const seeHelp = ({ name }: Command): string => ` See "tortuga ${name} --help".`;

/** Node's own sentences name the flag; only the way out is missing. */
const explained = <V>(command: Command, parse: () => V): V => {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = ''] = error.message.split(/[.\n]/);
    const dashed = /'(--[a-z-]+=)-XYZ'/.exec(error.message)?.[1];
    const wayOut =
      dashed === undefined ? seeHelp(command) : ` Write ${dashed}… where the value begins with a dash.`;
    throw new UsageError(`${sentence}.${wayOut}`, { cause: error });
  }
};

export const helpOf = (command: Command): string => {
  const rows = [...command.flags, HELP].map((flag) => [flagText(flag), flag.help] as const);
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `tortuga ${[command.name, command.operands].join(' ').trim()} [options]`,
    '',
    command.summary,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
  ].join('\n');
};

const flagText = ({ name, short, takes }: Flag): string =>
  [short === undefined ? '' : `-${short}, `, `--${name}`, takes === undefined ? '' : ` ${takes}`].join('');
