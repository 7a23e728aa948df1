/** The part of a run that measures servers. */
import type { Random } from '@tortuga/engine';
import type { Comparison, Requirement } from '../comparison.ts';
import type { Rates } from '../measure.ts';
import { type Row, rowOf } from '../row.ts';
import { holdSockets, type Idle } from './idle.ts';
import {
  type Load,
  type LoadPlan,
  longMatches,
  measureServers,
  playBatch,
  type ServerContender,
  shortMatches,
  type Work,
} from './load.ts';
import { SERVERS, type ServerName } from './names.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';
import { tables } from './tables.ts';

export interface ServerOutcome {
  readonly rates: Rates;
  readonly rows: readonly Row[];
  readonly idle: Idle;
}

/** With long matches servers go by their names alone. */
const short = (name: ServerName): string => `${name}, short`;

/** The same is required of both loads. */
const compared = (over: ServerName, under: ServerName, required?: Requirement): readonly Comparison[] =>
  [
    { over, under },
    { over: short(over), under: short(under) },
  ].map((pair) => (required === undefined ? pair : { ...pair, required }));

const atLeast = (ratio: number): Requirement => ({ kind: 'at least', ratio });

const comparisons: readonly Comparison[] = [
  ...compared('tortuga memory', 'boardgame.io memory', atLeast(7)),
  ...compared('tortuga SQLite', 'boardgame.io FlatFile', atLeast(10)),
  ...compared('tortuga memory', 'bare ws'),
  ...compared('tortuga SQLite', 'bare ws'),
];

const IDLE_SOCKETS = 5000;

export const serverBench = async (plan: LoadPlan): Promise<ServerOutcome> => {
  const entries: Entry[] = [];
  for (const name of SERVERS) entries.push(await enter(name));
  const contenders = entries.flatMap(({ name, play }): readonly ServerContender[] => [
    { name, play: (random) => play(longMatches, random) },
    { name: short(name), play: (random) => play(shortMatches, random) },
  ]);
  const rates = await measureServers(contenders, plan);
  for (const { close } of entries) await close();
  const rows = comparisons.map((each) => rowOf(each, rates));
  return { rates, rows, idle: await holdSockets(IDLE_SOCKETS) };
};

interface Entry {
  readonly name: ServerName;
  readonly play: (load: Load, random: Random) => Promise<Work>;
  readonly close: () => Promise<void>;
}

/** Starts a server. Should it end by itself, another one takes its place and the batch is played again. */
const enter = async (name: ServerName): Promise<Entry> => {
  let server = await startServer(name);
  const play: Entry['play'] = async (load, random) => {
    const work = await Promise.race([playOn(name, server, load, random), server.ended]);
    if (work !== undefined) return work;
    console.error(`${name} ended by itself: another one is started.`);
    server = await startServer(name);
    return play(load, random);
  };
  return { name, play, close: () => server.close() };
};

const playOn = async (
  name: ServerName,
  { base, usage }: ServerProcess,
  load: Load,
  random: Random,
): Promise<Work | undefined> => {
  const cpuSeconds = async (): Promise<number> => (await usage()).cpuSeconds;
  return playBatch(load, (series) => tables[name](base, series), cpuSeconds, random);
};
