/** Linear between the two nearest ranks; `percent` is 0 … 100. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(rank)];
  const above = sorted[Math.ceil(rank)];
  if (below === undefined || above === undefined) throw new Error('percentile: no values');
  return below + (above - below) * (rank - Math.floor(rank));
};

export const median = (values: readonly number[]): number => percentile(values, 50);
