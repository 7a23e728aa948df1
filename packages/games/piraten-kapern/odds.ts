/** How many of the throws one could make end the turn. */
import { DICE, type Position, type View } from './types.ts';

export interface Odds {
  /** What ends it: the skull that disqualifies, the one that no spell mends, or a throw that the island does not want. */
  readonly by: 'third-skull' | 'fourth-skull' | 'island';
  readonly ways: number;
  /** All throws of so many dice. */
  readonly of: number;
}

type Table = Pick<View, 'dice' | 'spell' | 'island' | 'skulls'>;

/** Of the throws of so many dice, those with exactly so many skulls. */
const waysOfSkulls = (skulls: number, dice: number): number => {
  if (skulls < 0 || skulls > dice) return 0;
  if (dice === 0) return 1;
  return waysOfSkulls(skulls - 1, dice - 1) + 5 * waysOfSkulls(skulls, dice - 1);
};

const WAYS: readonly (readonly number[])[] = Array.from({ length: DICE + 1 }, (_, dice) =>
  Array.from({ length: dice + 1 }, (__, skulls) => waysOfSkulls(skulls, dice)),
);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The odds of at least so many skulls among so many dice. */
export const skullOdds = (least: number, dice: number): number => {
  const ways = WAYS[dice] ?? [];
  return sumOf(ways.slice(Math.max(0, least))) / sumOf(ways);
};

/** The odds that throwing these dice ends the turn, whatever else may. */
export const oddsOf = (table: Table, thrown: readonly Position[]): Odds => {
  const ways = WAYS[thrown.length] ?? [];
  const ends = table.island ? endsIsland(table, thrown) : disqualifies(table, thrown);
  return {
    by: byOf(table, thrown),
    ways: sumOf(ways.filter((_, skulls) => ends(skulls))),
    of: sumOf(ways),
  };
};

const castsSpell = ({ dice }: Table, thrown: readonly Position[]): boolean =>
  thrown.some((position) => dice[position - 1] === 'skull');

const keepsSpell = (table: Table, thrown: readonly Position[]): boolean =>
  table.spell && !castsSpell(table, thrown);

const byOf = (table: Table, thrown: readonly Position[]): Odds['by'] => {
  if (table.island) return 'island';
  return keepsSpell(table, thrown) ? 'fourth-skull' : 'third-skull';
};

/** PK-12, PK-26: a spell in hand mends the third skull, and no more. */
const disqualifies = (table: Table, thrown: readonly Position[]): ((skulls: number) => boolean) => {
  const kept = table.skulls - (castsSpell(table, thrown) ? 1 : 0);
  const limit = keepsSpell(table, thrown) ? 4 : 3;
  return (skulls) => kept + skulls >= limit;
};

/** PK-13, PK-23: no skull, or fewer than two dice left to throw. */
const endsIsland = (table: Table, thrown: readonly Position[]): ((skulls: number) => boolean) => {
  const casts = castsSpell(table, thrown);
  const lying = table.dice.filter((face, index) => face !== 'skull' && !thrown.includes(index + 1)).length;
  const canGoOn = (skulls: number): boolean =>
    keepsSpell(table, thrown) || lying + thrown.length - skulls >= 2;
  return (skulls) => (skulls === 0 && !casts) || !canGoOn(skulls);
};
