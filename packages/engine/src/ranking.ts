/** Places from scores. */

/** 1 for the best; equals share a place, and the next one counts them all: 1, 2, 2, 4. */
export const rank = (scores: readonly number[], better: 'higher' | 'lower'): readonly number[] => {
  const beats = (one: number, other: number): boolean => (better === 'higher' ? one > other : one < other);
  return scores.map((score) => 1 + scores.filter((other) => beats(other, score)).length);
};
