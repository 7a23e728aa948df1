/** What is counted while games are played. */
import type { Result } from '@tortuga/engine';

/** Enough for a mean and its error. */
export interface Sum {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

/** A bot of the line-up, or a seat. Shared wins are shared. */
export interface Line {
  readonly name: string;
  readonly wins: Sum;
  readonly score: Sum;
}

export interface Tally {
  readonly bots: readonly Line[];
  readonly seats: readonly Line[];
  readonly moves: Sum;
  /** Moves by their first word. */
  readonly kinds: Map<string, number>;
  readonly ends: Map<string, number>;
}

const emptySum = (): Sum => ({ count: 0, sum: 0, squares: 0, min: Infinity, max: -Infinity });

const emptyLine = (name: string): Line => ({ name, wins: emptySum(), score: emptySum() });

export const emptyTally = (bots: readonly string[]): Tally => ({
  bots: [...new Set(bots)]
    .map(emptyLine)
    .flatMap((line) => bots.filter((name) => name === line.name).map(() => line)),
  seats: bots.map((_, seat) => emptyLine(`seat ${seat}`)),
  moves: emptySum(),
  kinds: new Map(),
  ends: new Map(),
});

const add = (sum: Sum, value: number): void => {
  sum.count += 1;
  sum.sum += value;
  sum.squares += value * value;
  sum.min = Math.min(sum.min, value);
  sum.max = Math.max(sum.max, value);
};

/** `sits` says which of the line-up sat in a seat. */
export const tallyGame = (
  tally: Tally,
  result: Result,
  moves: number,
  sits: (seat: number) => number,
): void => {
  const winners = result.places.filter((place) => place === 1).length;
  for (const [seat, score] of result.scores.entries()) {
    const share = result.places[seat] === 1 ? 1 / winners : 0;
    for (const line of [tally.bots[sits(seat)], tally.seats[seat]]) {
      if (line === undefined) continue;
      add(line.wins, share);
      add(line.score, score);
    }
  }
  add(tally.moves, moves);
  countOne(tally.ends, result.by);
};

export const countOne = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
