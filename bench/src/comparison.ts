/** What is divided by what, and what is required of it. */
import { boardgameIo } from './boardgameIo.ts';
import { contractMoves, contractSample } from './contract.ts';
import { floor } from './floor.ts';
import type { GameContender } from './games.ts';

export interface Requirement {
  readonly kind: 'at most' | 'at least';
  readonly ratio: number;
}

/** The rate of `over` divided by the rate of `under`; both are names of contenders. */
export interface Comparison {
  readonly over: string;
  readonly under: string;
  readonly required?: Requirement;
}

export const engineComparisons: readonly Comparison[] = [
  { over: floor.name, under: contractSample.name, required: { kind: 'at most', ratio: 3 } },
  { over: floor.name, under: contractMoves.name, required: { kind: 'at most', ratio: 5 } },
  { over: contractSample.name, under: boardgameIo.name, required: { kind: 'at least', ratio: 300 } },
];

/** The least share of the floor's speed; the others are listed and nothing is required of them. */
const leastShare: Readonly<Record<string, number>> = {
  'kosmiczni-piraci': 0.06,
  'piatka-z-kosmosu': 0.0015,
  'piraten-kapern': 0.06,
  'space-pirates, flicks': 0.003,
};

export const gameComparisons = (contenders: readonly GameContender[]): readonly Comparison[] =>
  contenders.map(({ name, requiredAs }) => {
    const ratio = leastShare[requiredAs];
    const comparison = { over: name, under: floor.name };
    return ratio === undefined ? comparison : { ...comparison, required: { kind: 'at least', ratio } };
  });
