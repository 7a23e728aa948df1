/** `npm run soak`: the long runs over every registered game and the server, several processes at a time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fixtures } from '@tortuga/games/fixtures';
import { countOf, labelOf, makeBoard } from './board.ts';
import { type Choice, ChoiceError, HELP, parseChoice } from './choice.ts';
import { planGames } from './gamePlan.ts';
import { type Outcome, runAll, runInProcess } from './processes.ts';
import { currentCommit, renewReport } from './report.ts';
import { planServer } from './serverPlan.ts';
import type { Task } from './task.ts';

const REPORT = new URL('../../../docs/soak.md', import.meta.url);

const readChoice = (): Choice => {
  try {
    const choice = parseChoice(process.argv.slice(2));
    if (choice !== undefined) return choice;
    process.stdout.write(`${HELP}\n`);
    return process.exit(0);
  } catch (error) {
    return fail(error instanceof ChoiceError ? error.message : String(error));
  }
};

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(2);
};

const planTasks = ({ game, server, share }: Choice): readonly Task[] => {
  const chosen = game === false ? [] : fixtures.filter(({ id }) => game === undefined || id === game);
  if (typeof game === 'string' && chosen.length === 0)
    fail(`There is no game "${game}". The games are: ${fixtures.map(({ id }) => id).join(', ')}.`);
  return [...(server === false ? [] : planServer(server, share)), ...planGames(chosen, share)];
};

const board = makeBoard(process.stdout);

/** The bytes of a task are made twice, by processes that share nothing. */
const settle = async (task: Task): Promise<Outcome> => {
  const run = () => runInProcess(task, (done) => board.step(task, done));
  const outcome = await run();
  if (task.kind !== 'bytes' || !outcome.ok) return outcome;
  const again = await run();
  const differ = again.ok && JSON.stringify(outcome.answer) !== JSON.stringify(again.answer);
  return differ ? { task, ok: false, reason: 'two processes wrote different bytes' } : again;
};

const runOne = async (task: Task): Promise<Outcome> => {
  board.begin(task);
  const outcome = await settle(task);
  const from = task.kind === 'server' ? ` from seed ${task.seed}` : '';
  const result = outcome.ok ? 'passed' : `FAILED\n${outcome.reason}`;
  board.end(task, `${labelOf(task)}, ${countOf(task).toLocaleString('en')}${from}: ${result}`);
  return outcome;
};

const choice = readChoice();
const tasks = planTasks(choice);
const commit = currentCommit();
process.stdout.write(
  `${tasks.length} runs, ${availableParallelism()} at a time; a whole soak takes about an hour …\n`,
);
const outcomes = await runAll(tasks, availableParallelism(), runOne);
if (choice.isWhole) {
  const page = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  writeFileSync(REPORT, renewReport(page, outcomes, commit));
}
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
