/** Fifty matches at a time on each server, interleaved in rounds. */
import { type Random, seededRandom } from '@tortuga/engine';
import { type Rates, rotated } from '../measure.ts';
import { LONG, type Series, SHORT } from './series.ts';
import { movesOn, type OpenTable, playTable, type Table } from './table.ts';

/** Played at once. */
export const MATCHES = 50;

/** What is played: so many matches, one after another, at each of the fifty tables. */
export interface Load {
  readonly series: Series;
  readonly inTurn: number;
}

/** Of the same number of moves, or nearly. */
export const longMatches: Load = { series: LONG, inTurn: 1 };
/** All are open before the first move: opening matches leaves work behind, and moves are what is measured. */
export const shortMatches: Load = { series: SHORT, inTurn: 12 };

export interface LoadPlan {
  readonly warmUps: number;
  readonly rounds: number;
  /** The least a server works in a round. */
  readonly cpuSeconds: number;
}

// Most of the wall time goes into opening short matches.
export const fullLoad: LoadPlan = { warmUps: 4, rounds: 15, cpuSeconds: 0.1 };
export const quickLoad: LoadPlan = { warmUps: 2, rounds: 3, cpuSeconds: 0.1 };

export interface Work {
  readonly moves: number;
  readonly cpuSeconds: number;
}

export interface ServerContender {
  readonly name: string;
  /** Plays a batch of matches to their ends. */
  readonly play: (random: Random) => Promise<Work>;
}

/** Its own time only: of matches that are open already, from the first move to the last. */
export const playBatch = async (
  { series, inTurn }: Load,
  open: (series: Series) => ReturnType<OpenTable>,
  cpuSeconds: () => Promise<number>,
  random: Random,
): Promise<Work> => {
  const turns: (readonly Table[])[] = [];
  for (let turn = 0; turn < inTurn; turn++)
    turns.push(await Promise.all(Array.from({ length: MATCHES }, () => open(series))));
  const start = await cpuSeconds();
  const lanes = Array.from({ length: MATCHES }, (_, lane) => turns.flatMap((tables) => tables[lane] ?? []));
  const moves = await Promise.all(lanes.map((tables) => playInTurn(tables, series, random)));
  const end = await cpuSeconds();
  for (const { close } of turns.flat()) close();
  return { moves: moves.reduce((sum, each) => sum + each, 0), cpuSeconds: end - start };
};

const playInTurn = async (tables: readonly Table[], series: Series, random: Random): Promise<number> => {
  let moves = 0;
  for (const table of tables)
    for (const board of await playTable(table, series, random)) moves += movesOn(board);
  return moves;
};

export const measureServers = async (
  contenders: readonly ServerContender[],
  plan: LoadPlan,
): Promise<Rates> => {
  const lanes = contenders.map((contender) => ({
    contender,
    random: seededRandom(contender.name),
    rates: [] as number[], // filled below, a figure a round
  }));
  for (let round = 0; round < plan.warmUps + plan.rounds; round++) {
    for (const { contender, random, rates } of rotated(lanes, round)) {
      const rate = await rateOf(contender, random, plan.cpuSeconds);
      if (round >= plan.warmUps) rates.push(rate);
    }
  }
  return new Map(lanes.map(({ contender, rates }) => [contender.name, rates]));
};

const rateOf = async ({ play }: ServerContender, random: Random, least: number): Promise<number> => {
  let moves = 0;
  let spent = 0;
  while (spent < least) {
    const work = await play(random);
    moves += work.moves;
    spent += work.cpuSeconds;
  }
  return moves / spent;
};
