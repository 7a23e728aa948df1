/** What `npm run soak` is asked for. */
import { parseArgs } from 'node:util';
import { isServerRun, type ServerChoice } from './serverPlan.ts';
import { SERVER_RUNS } from './serverTask.ts';

export const HELP = `npm run soak -- [--game ID | --server | --run RUN [--seed S]] [--share S]
  --game ID   only this game
  --server    only the server
  --run RUN   only this run of the server: ${SERVER_RUNS.join(', ')}
  --seed S    what the run is repeated from; a simulation plays this seed alone, and tells all that happens
  --share S   a part of every run, as 0.01
docs/soak.md is left alone unless a game, the server or all was run whole.`;

export interface Choice {
  /** Undefined for all, false for none. */
  readonly game: string | false | undefined;
  readonly server: ServerChoice | false;
  readonly share: number;
  /** Whether docs/soak.md is to be told. */
  readonly isWhole: boolean;
}

/** What the one who asks can mend: a plain sentence. */
export class ChoiceError extends Error {}

const flags = {
  game: { type: 'string' },
  server: { type: 'boolean' },
  run: { type: 'string' },
  seed: { type: 'string' },
  share: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (error) {
    throw new ChoiceError(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
};

/** Undefined where only help is wanted. */
export const parseChoice = (args: readonly string[]): Choice | undefined => {
  const { game, server, run, seed, share, help } = read(args);
  if (help === true) return undefined;
  if (game !== undefined && (server === true || run !== undefined))
    throw new ChoiceError('Say --game for a game, or --server or --run for the server, not both.');
  const own = parseServerChoice(run, seed);
  if (seed !== undefined && run === 'simulation' && share !== undefined)
    throw new ChoiceError('One seed of the simulation has no parts: leave --share out.');
  const part = parseShare(share);
  const isServerOnly = server === true || run !== undefined;
  return {
    game: isServerOnly ? false : game,
    server: game === undefined ? own : false,
    share: part,
    isWhole: part === 1 && run === undefined,
  };
};

const parseServerChoice = (run: string | undefined, seed: string | undefined): ServerChoice => {
  if (run === undefined && seed !== undefined)
    throw new ChoiceError('--seed repeats one run of the server: name it with --run.');
  if (run === undefined) return { run, seed };
  if (!isServerRun(run))
    throw new ChoiceError(`There is no run "${run}". The runs are: ${SERVER_RUNS.join(', ')}.`);
  if (run === 'simulation' && seed !== undefined && !/^[1-9]\d{0,8}$/.test(seed))
    throw new ChoiceError('The seeds of the simulation are numbers from 1 on.');
  return { run, seed };
};

const parseShare = (text = '1'): number => {
  const share = Number(text);
  if (share > 0 && share <= 1) return share;
  throw new ChoiceError('--share takes a number above 0 and at most 1.');
};
