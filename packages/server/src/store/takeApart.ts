/** The first of each match, and what is left for later: two writes of one match build on each other. */
export const takeApart = <W>(
  writes: readonly W[],
  matchOf: (write: W) => string,
): { readonly first: readonly W[]; readonly left: readonly W[] } => {
  const seen = new Set<string>();
  const first: W[] = [];
  const left: W[] = [];
  for (const write of writes) {
    (seen.has(matchOf(write)) ? left : first).push(write);
    seen.add(matchOf(write));
  }
  return { first, left };
};
