/** How long the long runs of the server are. */
import { SERVER_RUNS, type ServerRun, type ServerTask } from './serverTask.ts';

const COUNTS: Readonly<Record<ServerRun, number>> = {
  simulation: 20_000,
  fuzz: 200_000,
  sqlite: 100,
  postgres: 30,
  nodes: 50,
};

/** Seeds that one process simulates: several share the work. */
const SEEDS = 1000;

/** One that takes long must not be begun last. */
const ORDER: readonly ServerRun[] = ['sqlite', 'postgres', 'nodes', 'fuzz', 'simulation'];

const SEED = 'soak';

export interface ServerChoice {
  /** One run only. */
  readonly run: ServerRun | undefined;
  readonly seed: string | undefined;
}

/** `share` shortens every run alike. A simulation that is given a seed plays that alone, and tells all. */
export const planServer = ({ run, seed }: ServerChoice, share: number): readonly ServerTask[] => {
  if (run === 'simulation' && seed !== undefined)
    return [{ kind: 'server', run, count: 1, seed, isTold: true }];
  return ORDER.filter((each) => run === undefined || each === run).flatMap((each) => {
    const count = Math.max(1, Math.round(COUNTS[each] * share));
    const task: ServerTask = { kind: 'server', run: each, count, seed: seed ?? SEED, isTold: false };
    return each === 'simulation' ? shared(task) : [task];
  });
};

const shared = (task: ServerTask): readonly ServerTask[] =>
  Array.from({ length: Math.ceil(task.count / SEEDS) }, (_, part) => ({
    ...task,
    count: Math.min(SEEDS, task.count - part * SEEDS),
    seed: String(1 + part * SEEDS),
  }));

export const isServerRun = (name: string): name is ServerRun => SERVER_RUNS.some((run) => run === name);
