/** One run: everybody measured, every comparison made. */
import type { AnyGame } from '@tortuga/engine';
import { boardgameIo } from './boardgameIo.ts';
import { engineComparisons, gameComparisons } from './comparison.ts';
import { contractMoves, contractSample } from './contract.ts';
import { floor } from './floor.ts';
import { gameContenders } from './games.ts';
import { type CpuClock, measure, type Plan, type Rates } from './measure.ts';
import { type Row, rowOf } from './row.ts';

export interface Outcome {
  readonly rates: Rates;
  readonly rows: readonly Row[];
}

export const bench = (games: readonly AnyGame[], plan: Plan, clock: CpuClock): Outcome => {
  const tables = gameContenders(games);
  const rates = measure([floor, contractSample, contractMoves, boardgameIo, ...tables], plan, clock);
  const rows = [...engineComparisons, ...gameComparisons(tables)].map((each) => rowOf(each, rates));
  return { rates, rows };
};
