/** All contenders, interleaved in rounds, so that whatever slows the machine down slows down all of them. */
import { type Random, seededRandom } from '@tortuga/engine';
import type { Contender } from './contender.ts';

/** Seconds of processor time this process has used. */
export type CpuClock = () => number;

export interface Plan {
  /** Rounds that are played and not counted: the compiler sees every contender before anyone is measured. */
  readonly warmUps: number;
  readonly rounds: number;
  /** The least a contender plays in a round. */
  readonly cpuSeconds: number;
}

// The warm-up is long for boardgame.io's sake: it is at full speed only after half a second.
export const fullPlan: Plan = { warmUps: 8, rounds: 15, cpuSeconds: 0.1 };
export const quickPlan: Plan = { warmUps: 6, rounds: 4, cpuSeconds: 0.08 };

/** Moves per CPU second of each contender, one figure a round. */
export type Rates = ReadonlyMap<string, readonly number[]>;

export const cpuClock: CpuClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export const measure = (contenders: readonly Contender[], plan: Plan, clock: CpuClock): Rates => {
  const lanes = contenders.map((contender) => ({
    contender,
    random: seededRandom(contender.name),
    rates: [] as number[], // filled below, a figure a round
  }));
  for (let round = 0; round < plan.warmUps + plan.rounds; round++) {
    for (const { contender, random, rates } of rotated(lanes, round)) {
      const rate = rateOf(contender, random, plan.cpuSeconds, clock);
      if (round >= plan.warmUps) rates.push(rate);
    }
  }
  return new Map(lanes.map(({ contender, rates }) => [contender.name, rates]));
};

/** Nobody always plays after the same neighbour's rubbish has been left on the heap. */
export const rotated = <V>(items: readonly V[], by: number): readonly V[] => {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};

/** Batches double, so that reading the clock costs next to nothing however fast the game is. */
const rateOf = ({ play }: Contender, random: Random, cpuSeconds: number, clock: CpuClock): number => {
  const start = clock();
  let moves = 0;
  let spent = 0;
  for (let batch = 1; spent < cpuSeconds; batch *= 2) {
    for (let played = 0; played < batch; played++) moves += play(random);
    spent = clock() - start;
  }
  return moves / spent;
};
