/** The server's part of docs/soak.md: a row for each run, however many processes have shared it. */
import type { Outcome } from './processes.ts';
import { type Facts, SERVER_RUNS, type ServerRun } from './serverTask.ts';

export const SERVER_TITLE = 'The server';

const RUNS: Readonly<Record<ServerRun, { readonly title: string; readonly unit: string }>> = {
  simulation: { title: 'a simulated server with all that can go wrong', unit: 'seeds' },
  fuzz: { title: 'fuzzed frames: all refused with a code, memory flat, the match goes on', unit: 'frames' },
  sqlite: { title: 'killed in the middle of play, on SQLite', unit: 'kills' },
  postgres: {
    title: 'killed in the middle of play, on PostgreSQL: two nodes and the database by turns',
    unit: 'kills',
  },
  nodes: {
    title: 'two nodes, one truth: players of every match on both, nodes killed by turns',
    unit: 'matches',
  },
};

/** What passing means. */
const WORDS = [
  'At the end of each kill run and each simulated seed: every acknowledged move is in the store where it was said to be, and',
  'none stands twice; numbers have no gaps; every frame that anybody was shown, and the last view of everybody, is what the',
  'stored moves give; all nodes give the same record, and it is fair.',
  '',
];

export const serverTable = (outcomes: readonly Outcome[]): readonly string[] => [
  ...WORDS,
  '| run | how many | seed | result |',
  '|---|--:|---|---|',
  ...SERVER_RUNS.flatMap((run) => {
    const parts = outcomes.filter(({ task }) => task.kind === 'server' && task.run === run);
    return parts.length === 0 ? [] : [row(run, parts)];
  }),
];

const row = (run: ServerRun, parts: readonly Outcome[]): string => {
  const count = parts.reduce((sum, { task }) => sum + (task.kind === 'server' ? task.count : 0), 0);
  const seed = run === 'simulation' ? `1 to ${print(count)}` : (parts[0]?.task.seed ?? '');
  const failed = parts.flatMap((part) => (part.ok ? [] : [part.reason.split('\n')[0]]));
  const result = failed.length > 0 ? `FAILED: ${failed.join('; ')}` : `passed: ${makeFacts(parts)}`;
  return `| ${RUNS[run].title} | ${print(count)} ${RUNS[run].unit} | ${seed} | ${result} |`;
};

const print = (count: number): string => count.toLocaleString('en');

/** Added up over all parts. */
const makeFacts = (parts: readonly Outcome[]): string => {
  const sums = new Map<string, number>();
  for (const [name, count] of parts.flatMap((part) => Object.entries(factsIn(part))))
    sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => `${print(count)} ${name}`).join(', ');
};

const factsIn = (outcome: Outcome): Facts =>
  outcome.ok && outcome.answer.kind === 'facts' ? outcome.answer.facts : {};
