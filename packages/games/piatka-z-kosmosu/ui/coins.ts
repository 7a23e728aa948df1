/** Where a play has earned its bonus: a coin lies there until the bonus is taken. */
import type { Cell, Earned, Placed } from '../types.ts';
import { hasCell, isSameCell } from './laying.ts';

interface Earning {
  readonly cards: readonly Placed[];
  readonly earned: readonly Earned[];
}

export interface EarnedCoin extends Cell {
  readonly bonus: number;
}

/** On the last new card of each group; groups that cross there make one coin. */
export const coinsOf = ({ cards, earned }: Earning): readonly EarnedCoin[] => {
  const coins = earned.flatMap(({ cells, bonus }) => {
    const cell = cells.findLast((each) => hasCell(cards, each));
    return cell === undefined ? [] : [{ ...cell, bonus }];
  });
  const sumAt = (cell: Cell): number =>
    coins.reduce((sum, coin) => sum + (isSameCell(coin, cell) ? coin.bonus : 0), 0);
  return coins
    .filter((coin, index) => coins.findIndex((each) => isSameCell(each, coin)) === index)
    .map(({ x, y }) => ({ x, y, bonus: sumAt({ x, y }) }));
};
