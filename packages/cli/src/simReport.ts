/** What a simulation found, with its confidence. */
import type { Line, Sum, Tally } from './simTally.ts';

/** A mean with the half-width of its 95 % confidence interval. */
interface Estimate {
  readonly mean: number;
  readonly within: number;
}

/** A share of wins with its 95 % interval. */
interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

interface Row {
  readonly name: string;
  readonly wins: Share;
  readonly score: Estimate;
}

export interface Report {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly Row[];
  readonly seats: readonly Row[];
  /** How much oftener the first seat wins than an even share. */
  readonly firstSeatAdvantage: number;
  readonly moves: Estimate & { readonly min: number; readonly max: number };
  /** How many moves of each kind a game has on average. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly cpuSeconds: number;
}

const Z = 1.96;

/** Wilson's interval, which stays within 0 and 1. */
export const shareOf = ({ count, sum }: Sum): Share => {
  const share = sum / count;
  const spread = (Z * Z) / count;
  const middle = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share) + spread / 4) / count);
  return { share, low: (middle - half) / (1 + spread), high: (middle + half) / (1 + spread) };
};

export const estimateOf = ({ count, sum, squares }: Sum): Estimate => {
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - count * mean * mean) / (count - 1)) : 0;
  return { mean, within: Z * Math.sqrt(variance / count) };
};

const rowOf = ({ name, wins, score }: Line): Row => ({ name, wins: shareOf(wins), score: estimateOf(score) });

export const makeReport = (
  { bots, seats, moves, kinds, ends }: Tally,
  seed: string,
  cpuSeconds: number,
): Report => {
  const rows = seats.map(rowOf);
  return {
    games: moves.count,
    seed,
    bots: [...new Set(bots)].map(rowOf),
    seats: rows,
    firstSeatAdvantage: (rows[0]?.wins.share ?? 0) - 1 / seats.length,
    moves: { ...estimateOf(moves), min: moves.min, max: moves.max },
    kinds: Object.fromEntries(byName(kinds).map(([kind, count]) => [kind, count / moves.count])),
    ends: Object.fromEntries(byName(ends)),
    cpuSeconds,
  };
};

const byName = (counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const rowText = ({ name, wins, score }: Row): string =>
  `  ${name.padEnd(10)}  wins ${percent(wins.share).padStart(7)}  (${percent(wins.low)} to ${percent(wins.high)})` +
  `   score ${score.mean.toFixed(1)} ± ${score.within.toFixed(1)}`;

export const reportLines = (report: Report): readonly string[] => [
  `${report.games} games, seed ${report.seed}`,
  'By bot (a bot named twice counts for each of its seats; shared wins are shared):',
  ...report.bots.map(rowText),
  'By seat:',
  ...report.seats.map(rowText),
  `First-seat advantage: ${report.firstSeatAdvantage >= 0 ? '+' : ''}${percent(report.firstSeatAdvantage)}`,
  `Moves a game: ${report.moves.mean.toFixed(1)} ± ${report.moves.within.toFixed(1)} (${report.moves.min} to ${report.moves.max})`,
  `Of these: ${Object.entries(report.kinds)
    .map(([kind, count]) => `${kind} ${count.toFixed(1)}`)
    .join(', ')}`,
  `Ended by: ${Object.entries(report.ends)
    .map(([by, games]) => `${by} ${percent(games / report.games)}`)
    .join(', ')}`,
  `Speed: ${(report.games / report.cpuSeconds).toFixed(0)} games a CPU second (this machine, now)`,
];
