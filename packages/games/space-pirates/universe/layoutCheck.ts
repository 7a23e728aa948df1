/** Whether one can play in a Universe: its border, what stands in it, the way out of every mouth and to every other. */
import { type Edge, edgeDistance } from '../space/border.ts';
import { type Point, roundPoint } from '../space/point.ts';
import { EPS, L } from '../space/things.ts';
import { amountFaults } from './amount.ts';
import type { Fault, Spot } from './fault.ts';
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

/** The first of all that is wrong; undefined where one can play. */
export const layoutFault = (layout: Layout, seats: number): Fault | undefined => {
  const [first] = nearFaults(layout, seats);
  return first ?? reachFaults(layOut(layout))[0];
};

/** All that is wrong. What a fault in sight makes meaningless is not looked for. */
export const layoutFaults = (layout: Layout, seats: number): readonly Fault[] => {
  const near = nearFaults(layout, seats);
  return near.every(isOfScenery) ? [...near, ...reachFaults(layOut(layout))] : near;
};

const isOfScenery = (fault: Fault): boolean =>
  'spots' in fault && fault.spots.every(({ kind }) => kind !== 'base' && kind !== 'border');

/** All but whether bases can be reached, which takes far longer to find out. */
export const nearFaults = (layout: Layout, seats: number): readonly Fault[] => {
  if (layout.border.length < 3) return [{ code: 'too-few-corners' }];
  const [found, wanted] = [layout.bases.length, seats + 1];
  const wrong: readonly Fault[] = found === wanted ? [] : [{ code: 'wrong-number-of-bases', found, wanted }];
  const amounts = amountFaults(layout);
  if (amounts.length > 0) return [...wrong, ...amounts];
  const universe = layOut(layout);
  const border = borderFaults(universe);
  if (isKnotted(universe)) return [...wrong, ...border];
  return [...wrong, ...border, ...standingFaults(thingsOf(universe, layout)), ...exitFaults(universe)];
};

const corner = (at: number): Spot => ({ kind: 'border', at });

const borderFaults = ({ edges }: Universe): readonly Fault[] => {
  const short: Fault[] = [];
  const sharp: Fault[] = [];
  const narrow: Fault[] = [];
  for (const [at, edge] of edges.entries()) {
    const before = edges[(at + edges.length - 1) % edges.length] ?? edge;
    if (isShort(edge)) short.push({ code: 'short-edge', spots: [corner(at)] });
    else if (!isShort(before) && !isFairCorner(before, edge))
      sharp.push({ code: 'sharp-corner', spots: [corner(at)] });
    for (const [far, other] of edges.entries()) {
      if (far > at && isApart(at, far, edges.length) && segmentGap(edge, other) < L)
        narrow.push({ code: 'narrow-border', spots: [corner(at), corner(far)] });
    }
  }
  // What a short edge parts is near by that alone.
  return short.length > 0 ? [...short, ...sharp] : [...sharp, ...narrow];
};

const isShort = ({ length }: Edge): boolean => !(length >= L);

/** Where the border crosses itself, or has no length, there is no inside. */
const isKnotted = ({ edges }: Universe): boolean =>
  edges.some(
    (edge, at) =>
      !(edge.length > 0) ||
      edges.some((other, far) => isApart(at, far, edges.length) && segmentGap(edge, other) === 0),
  );

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

/** A thing, and whether it stands where it may. */
interface Standing {
  readonly spot: Spot;
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

const thingsOf = (universe: Universe, { abandoned, scenery }: Layout): readonly Standing[] => {
  const base = (spot: Spot, { walls }: BaseSite): Standing => ({
    spot,
    shape: walls,
    stands: isInside(universe, walls),
  });
  return [
    ...universe.bases.map((site, at) => base({ kind: 'base', at }, site)),
    ...abandoned.map((plan, at) => base({ kind: 'abandoned', at }, siteOf(plan, 'abandoned'))),
    ...scenery.map((piece, at): Standing => {
      const shape = shapeOf(piece);
      return { spot: { kind: piece[0], at }, shape, stands: isOnTable(universe, shape) };
    }),
  ];
};

const standingFaults = (things: readonly Standing[]): readonly Fault[] =>
  things.flatMap(({ spot, shape, stands }, index): readonly Fault[] => [
    ...(stands ? [] : [{ code: 'outside', spots: [spot] } as const]),
    ...things
      .slice(index + 1)
      .filter((other) => depthBetween(shape, other.shape) > EPS)
      .map((other) => ({ code: 'overlap', spots: [spot, other.spot] }) as const),
  ]);

const emptyField = (universe: Universe): Field => ({
  universe,
  ships: [],
  storm: null,
  rooms: universe.bases.map(() => true),
});

const base = (at: number): Spot => ({ kind: 'base', at });

const exitFaults = (universe: Universe): readonly Fault[] => {
  const field = emptyField(universe);
  return universe.bases.flatMap(({ mouth, heading }, at): readonly Fault[] => {
    const pose = { ...roundPoint(mouth), h: heading };
    const isClosed = fit(field, pose, allLinesBut(at)).kind === 'blocked';
    return isClosed ? [{ code: 'no-exit', spots: [base(at)] }] : [];
  });
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

const reachFaults = (universe: Universe): readonly Fault[] => {
  const landed = universe.bases.map(({ mouth, out }) =>
    landings(universe, { x: mouth.x + L * out.x, y: mouth.y + L * out.y }),
  );
  const reached = reachableFrom(universe, landed.find((points) => points.length > 0) ?? []);
  return landed.flatMap((points, at): readonly Fault[] =>
    points.some((point) => reached.has(keyOf(point))) ? [] : [{ code: 'cut-off', spots: [base(at)] }],
  );
};
