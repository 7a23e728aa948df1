/** Whether one can play in a Universe: its border, what stands in it, the way out of every mouth and to every other. */
import { type Edge, edgeDistance } from '../space/border.ts';
import { type Point, roundPoint } from '../space/point.ts';
import { EPS, L } from '../space/things.ts';
import { amountFault } from './amount.ts';
import { allLinesBut, type Field, fit } from './fit.ts';
import { GRID } from './grid.ts';
import type { Layout } from './presets.ts';
import { type Block, depthBetween, edgeDepth, isRound, type Shape } from './shapes.ts';
import {
  type BaseSite,
  hasRoom,
  insideUniverse,
  layOut,
  shapeOf,
  siteOf,
  type Universe,
} from './universe.ts';

/** Rounding may cost a hair of an angle. */
const HAIR = 1e-9;
const COS_135 = 0 - Math.sqrt(0.5);

/** Why not, in a word and what it is about; undefined where one can play. */
export const layoutFault = (layout: Layout, seats: number): string | undefined => {
  if (layout.border.length < 3) return 'too-few-corners: border';
  if (layout.bases.length !== seats + 1)
    return `wrong-number-of-bases: ${layout.bases.length} of ${seats + 1}`;
  const amount = amountFault(layout);
  if (amount !== undefined) return amount;
  const universe = layOut(layout);
  return (
    borderFault(universe) ??
    standingFault(thingsOf(universe, layout)) ??
    exitFault(universe) ??
    reachFault(universe)
  );
};

const borderFault = ({ edges }: Universe): string | undefined => {
  const short = edges.findIndex(({ length }) => !(length >= L));
  if (short >= 0) return `short-edge: border ${short + 1}`;
  const sharp = edges.findIndex(
    (edge, index) => !isFairCorner(edges[(index + edges.length - 1) % edges.length] ?? edge, edge),
  );
  if (sharp >= 0) return `sharp-corner: border ${sharp + 1}`;
  for (const [index, edge] of edges.entries()) {
    const near = edges.findIndex(
      (other, at) => isApart(index, at, edges.length) && segmentGap(edge, other) < L,
    );
    if (near >= 0) return `narrow-border: border ${index + 1}, border ${near + 1}`;
  }
  return undefined;
};

/** 45 to 270 degrees inside. */
const isFairCorner = (before: Edge, after: Edge): boolean => {
  const along = before.dx * after.dx + before.dy * after.dy;
  const inwards = before.nx * after.dx + before.ny * after.dy;
  return along >= (inwards >= 0 ? COS_135 : 0) - HAIR;
};

const isApart = (one: number, other: number, count: number): boolean => {
  const steps = (other - one + count) % count;
  return steps > 1 && steps < count - 1;
};

const sideOf = ({ a, dx, dy }: Edge, { x, y }: Point): number => dx * (y - a.y) - dy * (x - a.x);

const segmentGap = (one: Edge, other: Edge): number => {
  const crosses =
    sideOf(one, other.a) * sideOf(one, other.b) < 0 && sideOf(other, one.a) * sideOf(other, one.b) < 0;
  if (crosses) return 0;
  return Math.min(
    edgeDistance(one, other.a),
    edgeDistance(one, other.b),
    edgeDistance(other, one.a),
    edgeDistance(other, one.b),
  );
};

/** A thing by the name that a fault gives it, and whether it stands where it may. */
interface Named {
  readonly name: string;
  readonly shape: Shape;
  readonly stands: boolean;
}

/** Its back and sides may touch the border. */
const isInside = (universe: Universe, walls: Block): boolean =>
  insideUniverse(universe, walls) >= 0 && universe.edges.every((edge) => edgeDepth(edge, walls) <= EPS);

/** Scenery may stand on the border, partly outside, or touch it from outside as a wall does. */
const isOnTable = (universe: Universe, shape: Shape): boolean =>
  isRound(shape)
    ? insideUniverse(universe, shape) >= 0 - shape.radius - EPS
    : insideUniverse(universe, shape) >= 0 ||
      universe.edges.some((edge) => edgeDepth(edge, shape) >= 0 - EPS);

const thingsOf = (universe: Universe, { abandoned, scenery }: Layout): readonly Named[] => {
  const base = (name: string, { walls }: BaseSite): Named => ({
    name,
    shape: walls,
    stands: isInside(universe, walls),
  });
  return [
    ...universe.bases.map((site, index) => base(`base ${index}`, site)),
    ...abandoned.map((plan, index) => base(`abandoned ${index + 1}`, siteOf(plan, 'abandoned'))),
    ...scenery.map((piece, index): Named => {
      const shape = shapeOf(piece);
      return { name: `${piece[0]} ${index + 1}`, shape, stands: isOnTable(universe, shape) };
    }),
  ];
};

const standingFault = (things: readonly Named[]): string | undefined => {
  for (const [index, { name, shape, stands }] of things.entries()) {
    if (!stands) return `outside: ${name}`;
    const under = things.slice(index + 1).find((other) => depthBetween(shape, other.shape) > EPS);
    if (under !== undefined) return `overlap: ${name}, ${under.name}`;
  }
  return undefined;
};

const emptyField = (universe: Universe): Field => ({
  universe,
  ships: [],
  storm: null,
  rooms: universe.bases.map(() => true),
});

const exitFault = (universe: Universe): string | undefined => {
  const field = emptyField(universe);
  const closed = universe.bases.findIndex(({ mouth, heading }, base) => {
    const pose = { ...roundPoint(mouth), h: heading };
    return fit(field, pose, allLinesBut(base)).kind === 'blocked';
  });
  return closed < 0 ? undefined : `no-exit: base ${closed}`;
};

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Points of the grid around any point that have room for half a template's width. */
const landings = (universe: Universe, { x, y }: Point): readonly Point[] => {
  const [x0, y0] = [Math.floor(x / GRID) * GRID, Math.floor(y / GRID) * GRID];
  const [x1, y1] = [Math.ceil(x / GRID) * GRID, Math.ceil(y / GRID) * GRID];
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x0, y: y1 },
    { x: x1, y: y1 },
  ].filter((point) => hasRoom(universe, point));
};

/** All points of the grid that a template's width can be brought to from there. */
const reachableFrom = (universe: Universe, start: readonly Point[]): ReadonlySet<string> => {
  const reached = new Set(start.map(keyOf));
  const open = [...start];
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    for (const [dx, dy] of [
      [GRID, 0],
      [-GRID, 0],
      [0, GRID],
      [0, -GRID],
    ] as const) {
      const next = { x: point.x + dx, y: point.y + dy };
      if (reached.has(keyOf(next)) || !hasRoom(universe, next)) continue;
      reached.add(keyOf(next));
      open.push(next);
    }
  }
  return reached;
};

const reachFault = (universe: Universe): string | undefined => {
  const [first, ...others] = universe.bases.map(({ mouth, out }) =>
    landings(universe, { x: mouth.x + L * out.x, y: mouth.y + L * out.y }),
  );
  const reached = reachableFrom(universe, first ?? []);
  const cut = [first ?? [], ...others].findIndex(
    (points) => !points.some((point) => reached.has(keyOf(point))),
  );
  return cut < 0 ? undefined : `cut-off: base ${cut}`;
};
