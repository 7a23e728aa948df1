/** One long run of the server: it either passes or throws with the seed, and how to play that again. */
import { games } from '@tortuga/games';
import {
  canKill,
  fuzzMatch,
  onPostgres,
  onSqlite,
  playAndKill,
  simulate,
  type Survived,
} from '@tortuga/server/testing';

export const SERVER_RUNS = ['simulation', 'fuzz', 'sqlite', 'postgres', 'nodes'] as const;
export type ServerRun = (typeof SERVER_RUNS)[number];

export interface ServerTask {
  readonly kind: 'server';
  readonly run: ServerRun;
  /** Seeds, frames, kills, kills, matches. */
  readonly count: number;
  /** Of a simulation the first of its seeds, which are numbers. */
  readonly seed: string;
  /** Whether every event is written down. */
  readonly isTold: boolean;
}

/** What was counted, by what it is called. */
export type Facts = Readonly<Record<string, number>>;

export type Progress = (done: number) => void;

export const runServerTask = (task: ServerTask, progress: Progress): Promise<Facts> => {
  switch (task.run) {
    case 'simulation':
      return simulateAll(task, progress);
    case 'fuzz':
      return orAgain(task, () => throwFrames(task, progress));
    case 'sqlite':
      return orAgain(task, () => killOnSqlite(task, progress));
    case 'postgres':
      return orAgain(task, () => killOnPostgres(task, progress));
    case 'nodes':
      return orAgain(task, () => killNodes(task, progress));
  }
};

/** Says how to play a failure again. */
const orAgain = async <R>(
  { run, seed }: Pick<ServerTask, 'run' | 'seed'>,
  body: () => Promise<R>,
): Promise<R> => {
  try {
    return await body();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const again = `Again: npm run soak -- --run ${run} --seed ${JSON.stringify(seed)}`;
    throw new Error(`${why}\n${again}`, { cause: error });
  }
};

const simulateAll = async (task: ServerTask, progress: Progress): Promise<Facts> => {
  const options = task.isTold ? { witness: (line: string) => process.stdout.write(line) } : {};
  let stored = 0;
  for (let done = 0; done < task.count; done++) {
    const seed = Number(task.seed) + done;
    const { entries } = await orAgain({ run: task.run, seed: String(seed) }, () => simulate(seed, options));
    stored += entries;
    if ((done + 1) % 100 === 0) progress(done + 1);
  }
  return { 'moves stored': stored };
};

const throwFrames = async ({ count, seed }: ServerTask, progress: Progress): Promise<Facts> => {
  const { growth } = await fuzzMatch({ count, seed, progress });
  return { 'bytes more in the heap at the end than half way': growth };
};

const SEATS = 4;
/** Where kills are counted a match is begun for each of them, and where matches are, there is a kill for two. */
const MATCHES_A_KILL = 2;

const factsOf = ({ matches, acknowledged, interrupted }: Survived): Facts => ({
  matches,
  'moves acknowledged': acknowledged,
  'interruptions of matches': interrupted,
});

const planOf = ({ count: kills, seed }: ServerTask, progress: Progress) => ({
  games,
  seats: SEATS,
  matches: kills,
  kills,
  seed,
  progress,
});

const killOnSqlite = async (task: ServerTask, progress: Progress): Promise<Facts> =>
  factsOf(await onSqlite((server) => playAndKill(server, planOf(task, progress))));

const needPostgres = (): void => {
  if (canKill) return;
  throw new Error('not run: there is no PostgreSQL that may be killed, install its server (CONTRIBUTING.md)');
};

const killOnPostgres = async (task: ServerTask, progress: Progress): Promise<Facts> => {
  needPostgres();
  const play = onPostgres('nodes and database');
  return factsOf(await play((server) => playAndKill(server, planOf(task, progress))));
};

/** Counted in matches. */
const killNodes = async (task: ServerTask, progress: Progress): Promise<Facts> => {
  needPostgres();
  const kills = Math.ceil(task.count / MATCHES_A_KILL);
  const told: Progress = (done) => progress(Math.floor((task.count * done) / kills));
  const plan = { ...planOf({ ...task, count: kills }, told), matches: task.count };
  return { kills, ...factsOf(await onPostgres('nodes')((server) => playAndKill(server, plan))) };
};
