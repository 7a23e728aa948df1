/** The part of a run that measures servers. */
import type { Comparison } from '../comparison.ts';
import type { Rates } from '../measure.ts';
import { type Row, rowOf } from '../row.ts';
import { holdSockets, type Idle } from './idle.ts';
import { type LoadPlan, measureServers, playBatch, type ServerContender } from './load.ts';
import { SERVERS, type ServerName } from './names.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';
import { tables } from './tables.ts';

export interface ServerOutcome {
  readonly rates: Rates;
  readonly rows: readonly Row[];
  readonly idle: Idle;
}

interface ServerComparison extends Comparison {
  readonly over: ServerName;
  readonly under: ServerName;
}

const comparisons: readonly ServerComparison[] = [
  { over: 'tortuga memory', under: 'boardgame.io memory', required: { kind: 'at least', ratio: 7 } },
  { over: 'tortuga SQLite', under: 'boardgame.io FlatFile', required: { kind: 'at least', ratio: 10 } },
  { over: 'tortuga memory', under: 'bare ws' },
  { over: 'tortuga SQLite', under: 'bare ws' },
];

const IDLE_SOCKETS = 5000;

export const serverBench = async (plan: LoadPlan): Promise<ServerOutcome> => {
  const started = await startAll();
  const rates = await measureServers(
    [...started].map(([name, server]) => contenderOf(name, server)),
    plan,
  );
  for (const { close } of started.values()) await close();
  const rows = comparisons.map((each) => rowOf(each, rates));
  return { rates, rows, idle: await holdSockets(IDLE_SOCKETS) };
};

const startAll = async (): Promise<ReadonlyMap<ServerName, ServerProcess>> => {
  const started = new Map<ServerName, ServerProcess>();
  for (const name of SERVERS) started.set(name, await startServer(name));
  return started;
};

const contenderOf = (name: ServerName, { base, usage }: ServerProcess): ServerContender => {
  const cpuSeconds = async (): Promise<number> => (await usage()).cpuSeconds;
  return { name, play: (random) => playBatch(() => tables[name](base), cpuSeconds, random) };
};
