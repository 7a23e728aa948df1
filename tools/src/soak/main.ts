/** `npm run soak`: the long runs over every registered game, several processes at a time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fixtures } from '@tortuga/games/fixtures';
import { planTasks } from './plan.ts';
import { type Outcome, runAll, runInProcess } from './processes.ts';
import { currentCommit, renewReport } from './report.ts';
import type { Task } from './task.ts';

const REPORT = new URL('../../../docs/soak.md', import.meta.url);

const HELP = `npm run soak -- [--game ID] [--share S]
  --game ID   only this game
  --share S   a part of every run, as 0.01; docs/soak.md is left alone`;

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const readArgs = (): {
  readonly game: string | undefined;
  readonly share: number;
  readonly whole: boolean;
} => {
  try {
    const flags = { game: { type: 'string' }, share: { type: 'string' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ options: flags });
    if (values.help === true) {
      process.stdout.write(`${HELP}\n`);
      process.exit(0);
    }
    const share = Number(values.share ?? '1');
    if (!(share > 0 && share <= 1)) return fail('--share takes a number above 0 and at most 1.');
    return { game: values.game, share, whole: share === 1 };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
};

/** The bytes of a task are made twice, by processes that share nothing. */
const runOne = async (task: Task): Promise<Outcome> => {
  const outcome = await runInProcess(task);
  const again = task.kind === 'bytes' && outcome.ok ? await runInProcess(task) : outcome;
  const differ = outcome.ok && again.ok && outcome.answer !== again.answer;
  const settled: Outcome = differ
    ? { task, ok: false, reason: 'two processes wrote different bytes' }
    : again;
  const line = `${task.game}, ${task.seats} players, ${task.name ?? task.kind}, ${task.games}: `;
  process.stdout.write(`${line}${settled.ok ? 'passed' : `FAILED\n${settled.reason}`}\n`);
  return settled;
};

const { game, share, whole } = readArgs();
const chosen = fixtures.filter(({ id }) => game === undefined || id === game);
if (chosen.length === 0)
  fail(`There is no game "${game}". The games are: ${fixtures.map(({ id }) => id).join(', ')}.`);
const tasks = planTasks(chosen, share);
const commit = currentCommit();
process.stdout.write(
  `${tasks.length} runs, ${availableParallelism()} at a time; a whole soak takes about half an hour …\n`,
);
const outcomes = await runAll(tasks, availableParallelism(), runOne);
if (whole) {
  const page = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  writeFileSync(REPORT, renewReport(page, outcomes, commit));
}
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
