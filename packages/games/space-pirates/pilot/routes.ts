/** How far it is to a base around everything that stands still: a map of distances, made once for a Universe. */
import type { Point } from '../space/point.ts';
import { hasRoom, type Universe } from '../universe/universe.ts';

const STEP = 100;
/** Straight and across, in tenths of a millimetre. */
const STRAIGHT = 100;
const ACROSS = 141;

/** Beyond everything: no way is known. */
const FAR = 1_000_000;

export interface RouteMap {
  readonly x0: number;
  readonly y0: number;
  readonly columns: number;
  readonly rows: number;
  /** By base: distance from each point of the grid to its mouth. */
  readonly toBase: readonly Float64Array[];
}

const NEIGHBOURS = [
  [1, 0, STRAIGHT],
  [-1, 0, STRAIGHT],
  [0, 1, STRAIGHT],
  [0, -1, STRAIGHT],
  [1, 1, ACROSS],
  [1, -1, ACROSS],
  [-1, 1, ACROSS],
  [-1, -1, ACROSS],
] as const;

/** Distances grow outwards in waves, one for each hundredth of a metre. */
const spread = (
  open: readonly boolean[],
  columns: number,
  starts: readonly (readonly [cell: number, far: number])[],
): Float64Array => {
  const far = new Float64Array(open.length).fill(FAR);
  const waves: (number[] | undefined)[] = [];
  const reach = (cell: number, distance: number): void => {
    if (open[cell] !== true || distance >= (far[cell] ?? 0)) return;
    far[cell] = distance;
    (waves[Math.floor(distance / STEP)] ??= []).push(cell);
  };
  const goOn = (cell: number): void => {
    const column = cell % columns;
    for (const [dx, dy, cost] of NEIGHBOURS) {
      const isBeside = column + dx >= 0 && column + dx < columns;
      if (isBeside) reach(cell + dx + dy * columns, (far[cell] ?? FAR) + cost);
    }
  };
  for (const [cell, distance] of starts) reach(cell, distance);
  // Lists may grow while they are read: what is added comes later, as no step is shorter than a wave.
  for (const wave of waves) for (const cell of wave ?? []) goOn(cell);
  return far;
};

const mapOf = (universe: Universe): RouteMap => {
  const { x0, y0, x1, y1 } = universe.bounds;
  const columns = Math.floor((x1 - x0) / STEP) + 1;
  const rows = Math.floor((y1 - y0) / STEP) + 1;
  const open = Array.from({ length: columns * rows }, (_, cell) =>
    hasRoom(universe, { x: x0 + STEP * (cell % columns), y: y0 + STEP * Math.floor(cell / columns) }),
  );
  const toBase = universe.bases.map(({ mouth, out, along }) => {
    const starts: (readonly [number, number])[] = [];
    for (const [ahead, aside] of [
      [200, -200],
      [200, -100],
      [200, 0],
      [200, 100],
      [200, 200],
    ] as const) {
      const x = mouth.x + ahead * out.x + aside * along.x;
      const y = mouth.y + ahead * out.y + aside * along.y;
      starts.push([Math.round((x - x0) / STEP) + columns * Math.round((y - y0) / STEP), ahead]);
    }
    return spread(open, columns, starts);
  });
  return { x0, y0, columns, rows, toBase };
};

const maps = new WeakMap<Universe, RouteMap>();

export const routesOf = (universe: Universe): RouteMap => {
  const known = maps.get(universe);
  if (known !== undefined) return known;
  const made = mapOf(universe);
  maps.set(universe, made);
  return made;
};

/** From a point to the mouth of a base; points too near to things count by their best neighbour. */
export const routeTo = (
  { x0, y0, columns, rows, toBase }: RouteMap,
  base: number,
  { x, y }: Point,
): number => {
  const far = toBase[base];
  if (far === undefined) return FAR;
  const [column, row] = [Math.round((x - x0) / STEP), Math.round((y - y0) / STEP)];
  let best = FAR;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [c, r] = [column + dx, row + dy];
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      best = Math.min(best, (far[c + r * columns] ?? FAR) + (dx === 0 && dy === 0 ? 0 : ACROSS));
    }
  }
  return best;
};
