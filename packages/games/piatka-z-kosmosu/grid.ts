/**
 * The layout as a grid, with what each free cell beside a card allows: a card laid changes at most the two ends of its
 * row and of its column, so the frontier is kept up to date and never searched for.
 */
import { ALL, joining, type Kind, type KindSet, kindOf } from './kinds.ts';
import type { Cell, Placed } from './types.ts';

/** A hundred cards in one piece reach no further than 99 from the first. */
const WIDTH = 256;
const MIDDLE = 128;
const REACH = 120;

/** A cell's number; neighbours in a row differ by ROW, in a column by COLUMN. */
export type Place = number;
export const ROW = 1;
export const COLUMN = WIDTH;
export type Line = typeof ROW | typeof COLUMN;
export const LINES: readonly Line[] = [ROW, COLUMN];

export interface Grid {
  /** 0 where free, else the kind plus one. */
  readonly cells: Int8Array;
  /** What free cells beside a card allow, by the row and by the column they would join. */
  readonly row: Map<Place, KindSet>;
  readonly column: Map<Place, KindSet>;
  size: number;
}

export const placeOf = ({ x, y }: Cell): Place => (y + MIDDLE) * WIDTH + x + MIDDLE;
export const cellOf = (place: Place): Cell => ({
  x: (place % WIDTH) - MIDDLE,
  y: Math.floor(place / WIDTH) - MIDDLE,
});

export const isWithinReach = ({ x, y }: Cell): boolean => Math.abs(x) <= REACH && Math.abs(y) <= REACH;

export const frontier = (grid: Grid, line: Line): Map<Place, KindSet> =>
  line === ROW ? grid.row : grid.column;

/** What a free cell takes when it is filled alone. */
export const allowedAt = (grid: Grid, place: Place): KindSet =>
  (grid.row.get(place) ?? ALL) & (grid.column.get(place) ?? ALL);

export const isFree = (grid: Grid, place: Place): boolean => grid.cells[place] === 0;

export const kindAt = (grid: Grid, place: Place): Kind => (grid.cells[place] ?? 0) - 1;

/** A layout only grows, so its grid is made once and then carried on. */
const GRIDS = new WeakMap<readonly Placed[], Grid>();

export const gridOf = (board: readonly Placed[]): Grid => {
  let grid = GRIDS.get(board);
  if (grid === undefined) {
    grid = { cells: new Int8Array(WIDTH * WIDTH), row: new Map(), column: new Map(), size: 0 };
    GRIDS.set(board, grid);
  }
  for (; grid.size < board.length; grid.size++) {
    const placed = board[grid.size];
    if (placed !== undefined) lay(grid, placeOf(placed), kindOf(placed.card));
  }
  return grid;
};

/** A copy of a layout, with a copy of its grid. */
export const copyBoard = (board: readonly Placed[]): Placed[] => {
  const copy = board.slice();
  const { cells, row, column, size } = gridOf(board);
  GRIDS.set(copy, { cells: cells.slice(), row: new Map(row), column: new Map(column), size });
  return copy;
};

const lay = (grid: Grid, place: Place, kind: Kind): void => {
  grid.cells[place] = kind + 1;
  for (const line of LINES) {
    frontier(grid, line).delete(place);
    for (const end of [firstFree(grid, place, -line), firstFree(grid, place, line)]) {
      frontier(grid, line).set(end, allowedBy(grid, end, line));
    }
  }
};

/** Along the cards from an occupied place. */
export const firstFree = (grid: Grid, place: Place, step: number): Place => {
  let at = place;
  while (!isFree(grid, at)) at += step;
  return at;
};

/** What may lie in a free cell by the cards it would join in a line. */
const allowedBy = (grid: Grid, place: Place, line: Line): KindSet => {
  let group = 0;
  let count = 0;
  for (const step of [-line, line]) {
    for (let at = place + step; !isFree(grid, at); at += step) {
      group |= 1 << kindAt(grid, at);
      count += 1;
    }
  }
  return joining(group, count);
};
