/** A comparison with what the rounds came to. */
import type { Comparison, Requirement } from './comparison.ts';
import type { Rates } from './measure.ts';
import { median, percentile } from './statistics.ts';

export interface Row extends Comparison {
  /** The median of the rounds. */
  readonly ratio: number;
  /** Their 10th and 90th percentile. */
  readonly spread: { readonly low: number; readonly high: number };
  /** True also where nothing is required. */
  readonly isMet: boolean;
}

export const rowOf = (comparison: Comparison, rates: Rates): Row => {
  const ratios = ratiosOf(comparison, rates);
  const ratio = median(ratios);
  return {
    ...comparison,
    ratio,
    spread: { low: percentile(ratios, 10), high: percentile(ratios, 90) },
    isMet: meets(ratio, comparison.required),
  };
};

/** Divided round by round: each ratio is of neighbours in time. */
const ratiosOf = ({ over, under }: Comparison, rates: Rates): readonly number[] => {
  const divisors = ratesOf(rates, under);
  return ratesOf(rates, over).map((rate, round) => rate / (divisors[round] ?? Number.NaN));
};

const ratesOf = (rates: Rates, name: string): readonly number[] => {
  const found = rates.get(name);
  if (found === undefined) throw new Error(`nobody called ${name} was measured`);
  return found;
};

const meets = (ratio: number, required: Requirement | undefined): boolean => {
  if (required === undefined) return true;
  return required.kind === 'at most' ? ratio <= required.ratio : ratio >= required.ratio;
};
