/** The command line. */
import { parseArgs } from 'node:util';

const flags = ['server', 'quick', 'json', 'write', 'help'] as const;
export type Flag = (typeof flags)[number];

export type Command =
  | { readonly ok: true; readonly flags: ReadonlySet<Flag> }
  | { readonly ok: false; readonly reason: string };

export const help = `Measures games and servers in moves per CPU second and compares them: with a hand-written
floor, with boardgame.io, and with what is required. Exit code 1 if a requirement is missed.

  --page    the page only: what a frame costs while one flicks, in a slowed down browser
  --server  the servers only: moves over sockets, and idle sockets
  --quick   fewer rounds, for a first impression
  --json    the figures as JSON instead of a table
  --write   keep the table in docs/benchmarks.md
  --help    this text`;

export const parseCommand = (args: readonly string[]): Command => {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true });
  const given = new Set<Flag>();
  for (const token of tokens) {
    const flag = token.kind === 'option' && token.value === undefined ? flagOf(token.name) : undefined;
    if (flag === undefined) return refuse(args[token.index] ?? '');
    given.add(flag);
  }
  if (given.has('write') && given.has('quick')) {
    return {
      ok: false,
      reason: 'What --write keeps are the figures of a full run: please leave out --quick.',
    };
  }
  return { ok: true, flags: given };
};

const flagOf = (name: string): Flag | undefined => flags.find((flag) => flag === name);

const refuse = (argument: string): Command => ({
  ok: false,
  reason: `The benchmark does not know ${argument}. It knows ${flags.map((flag) => `--${flag}`).join(', ')}.`,
});
