/** The part of a run that measures servers. */
import type { Random } from '@tortuga/engine';
import type { Comparison } from '../comparison.ts';
import type { Rates } from '../measure.ts';
import { type Row, rowOf } from '../row.ts';
import { holdSockets, type Idle } from './idle.ts';
import { type LoadPlan, measureServers, playBatch, type ServerContender, type Work } from './load.ts';
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
  const entries: Entry[] = [];
  for (const name of SERVERS) entries.push(await enter(name));
  const rates = await measureServers(entries, plan);
  for (const { close } of entries) await close();
  const rows = comparisons.map((each) => rowOf(each, rates));
  return { rates, rows, idle: await holdSockets(IDLE_SOCKETS) };
};

interface Entry extends ServerContender {
  readonly close: () => Promise<void>;
}

/** Starts a server. Should it end by itself, another one takes its place and the batch is played again. */
const enter = async (name: ServerName): Promise<Entry> => {
  let server = await startServer(name);
  const play: ServerContender['play'] = async (random) => {
    const work = await Promise.race([playOn(name, server, random), server.ended]);
    if (work !== undefined) return work;
    console.error(`${name} ended by itself: another one is started.`);
    server = await startServer(name);
    return play(random);
  };
  return { name, play, close: () => server.close() };
};

const playOn = async (
  name: ServerName,
  { base, usage }: ServerProcess,
  random: Random,
): Promise<Work | undefined> => {
  const cpuSeconds = async (): Promise<number> => (await usage()).cpuSeconds;
  return playBatch(() => tables[name](base), cpuSeconds, random);
};
