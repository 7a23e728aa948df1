/** One run: everybody measured, every comparison made. */
import type { AnyGame } from '@tortuga/engine';
import type { AnyFixture } from '@tortuga/engine/testing';
import { boardgameIo } from './boardgameIo.ts';
import { engineComparisons, gameComparisons } from './comparison.ts';
import { contractMoves, contractSample } from './contract.ts';
import { floor } from './floor.ts';
import { gameContenders, ownContenders } from './games.ts';
import { type CpuClock, measure, type Plan, type Rates } from './measure.ts';
import { type Row, rowOf } from './row.ts';

export interface Outcome {
  readonly rates: Rates;
  readonly rows: readonly Row[];
}

export const bench = (
  games: readonly AnyGame[],
  fixtures: readonly AnyFixture[],
  plan: Plan,
  clock: CpuClock,
): Outcome => {
  const played = [...gameContenders(games), ...ownContenders(fixtures)];
  const rates = measure([floor, contractSample, contractMoves, boardgameIo, ...played], plan, clock);
  const rows = [...engineComparisons, ...gameComparisons(played)].map((each) => rowOf(each, rates));
  return { rates, rows };
};
