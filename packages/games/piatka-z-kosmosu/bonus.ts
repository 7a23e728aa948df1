/** What large groups earn. */
import { cellOf, gridOf, LINES, type Place, placeOf } from './grid.ts';
import { runThrough, trying } from './legality.ts';
import { type Earned, GROUP, type Placed } from './types.ts';

/** PZ-13: the fourth card of a group earns one, the fifth two, both together three; sums over all groups. */
export const earnedBy = (board: readonly Placed[], cards: readonly Placed[]): readonly Earned[] => {
  const grid = gridOf(board);
  const places = cards.map(placeOf);
  return trying(grid, cards, () => {
    const runs: (readonly Place[])[] = [];
    for (const line of LINES) {
      for (const place of places) addRun(runs, runThrough(grid, place, line));
    }
    return runs.flatMap((run) => {
      const bonus = bonusOf(run, places);
      return bonus === 0 ? [] : [{ cells: run.map(cellOf), bonus }];
    });
  });
};

/** Each run once: several new cards may lie in it. */
const addRun = (runs: (readonly Place[])[], run: readonly Place[]): void => {
  const isKnown = runs.some((each) => each[0] === run[0] && each.length === run.length && each[1] === run[1]);
  if (run.length > 1 && !isKnown) runs.push(run);
};

const bonusOf = (run: readonly Place[], places: readonly Place[]): number => {
  if (run.length === GROUP - 1) return 1;
  if (run.length < GROUP) return 0;
  return run.filter((place) => places.includes(place)).length >= 2 ? 3 : 2;
};

export const sumOf = (earned: readonly Earned[]): number => earned.reduce((sum, { bonus }) => sum + bonus, 0);
