/** Where things lie on the board, in its units: a cell is 100 wide. */
import { type Box, boxOf, type Place, type Point } from '@tortuga/table';
import type { Cell } from '../../types.ts';
import { hasCell } from '../laying.ts';

export const CELL = 100;
const CARD = 92;
const GAP = (CELL - CARD) / 2;
/** Degrees: a card of the draft hovers. */
const TILT = 3;

/** A card is 38 pixels wide at least. */
export const LEAST = 38 / CARD;
export const MOST = 1.4;
/** A board of few cards is not shown larger than this by itself. */
export const KINDLY = 0.92;

/** Pixels: as far from the middle of a legal cell a finger still means it. */
export const FINGER = 22;

export const placeOf = ({ x, y }: Cell): Place => ({
  x: x * CELL + GAP,
  y: y * CELL + GAP,
  width: CARD,
  height: CARD,
});

export const hoveringPlace = (cell: Cell): Place => ({ ...placeOf(cell), heading: TILT });

/** Of a coin, in units of the board: over the upper right corner of a card. */
const COIN = 48;

export const coinPlace = (cell: Cell): Place => {
  const { x, y, width } = placeOf(cell);
  return { x: x + width - COIN * 0.6, y: y - COIN * 0.4, width: COIN, height: COIN };
};

const boxOfCells = (cells: readonly Cell[]): Box =>
  boxOf(cells.map(({ x, y }) => ({ x: x * CELL, y: y * CELL, width: CELL, height: CELL })));

/** Free on every side, in cells. */
const RIM = 0.3;

/** All that there is to see. */
export const worldAround = (cells: readonly Cell[]): Box => {
  const { x, y, width, height } = boxOfCells(cells);
  const rim = RIM * CELL;
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
};

/** These cells, and one more on every side. */
export const vicinityOf = (cells: readonly Cell[]): Box => {
  const { x, y, width, height } = boxOfCells(cells);
  return { x: x - CELL, y: y - CELL, width: width + 2 * CELL, height: height + 2 * CELL };
};

/** So many cells around the world can still be tapped: the board has no edge. */
const FAR = 12;

/** What lies under everything. */
export const groundUnder = (cells: readonly Cell[]): Box => {
  const { x, y, width, height } = boxOfCells(cells);
  const far = FAR * CELL;
  return { x: x - far, y: y - far, width: width + 2 * far, height: height + 2 * far };
};

/** The cell under a point of the board. */
export const cellUnder = ({ x, y }: Point): Cell => ({ x: Math.floor(x / CELL), y: Math.floor(y / CELL) });

export const middleOf = ({ x, y }: Cell): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

const distanceTo = ({ x, y }: Point, cell: Cell): number => {
  const middle = middleOf(cell);
  return Math.hypot(middle.x - x, middle.y - y);
};

/** The cell that a finger means: the one under it where it is lit, else the nearest lit one within reach, else the one under it. */
export const meantCell = (at: Point, lit: readonly Cell[], reach: number): Cell => {
  const under = cellUnder(at);
  if (hasCell(lit, under)) return under;
  const near = lit
    .filter((cell) => distanceTo(at, cell) <= reach)
    .toSorted((one, other) => distanceTo(at, one) - distanceTo(at, other));
  return near[0] ?? under;
};

export type Way = 'left' | 'right' | 'up' | 'down';

const STEPS: Readonly<Record<Way, Cell>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export const nextCell = ({ x, y }: Cell, way: Way): Cell => ({ x: x + STEPS[way].x, y: y + STEPS[way].y });

/** From a cell to the nearest of these in a direction; aside counts double. The same cell where there is none. */
const cellTowards = (from: Cell, cells: readonly Cell[], way: Way): Cell => {
  const { x, y } = STEPS[way];
  const ahead = (cell: Cell): number => (cell.x - from.x) * x + (cell.y - from.y) * y;
  const aside = (cell: Cell): number => Math.abs((cell.x - from.x) * y) + Math.abs((cell.y - from.y) * x);
  const cost = (cell: Cell): number => ahead(cell) + 2 * aside(cell);
  return cells.filter((cell) => ahead(cell) > 0).toSorted((one, other) => cost(one) - cost(other))[0] ?? from;
};

/** Where an arrow leads among these cells. A cell of its own, so that the focus follows, also back to where one was. */
export const stepAmong = (cells: readonly Cell[], from: Cell | undefined, way: Way): Cell | undefined => {
  const next = from && cellTowards(from, cells, way);
  const cell = next !== undefined && hasCell(cells, next) ? next : cells[0];
  return cell && { ...cell };
};
