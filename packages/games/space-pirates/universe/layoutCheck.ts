/** Whether one can play in a Universe: its border, the gaps, the way out of every mouth and to every other. */
import { type Edge, edgeDistance } from '../space/border.ts';
import { type Box, boxCorners, boxDist } from '../space/box.ts';
import { distance, type Point } from '../space/point.ts';
import { BASE_DEPTH, L, W } from '../space/things.ts';
import { allLinesBut, type Field, fit } from './fit.ts';
import { GRID } from './grid.ts';
import type { Layout } from './presets.ts';
import { type BaseSite, hasRoom, insideUniverse, layOut, siteOf, type Universe } from './universe.ts';

/** Rounding may cost a hair of an angle. */
const HAIR = 1e-9;
const COS_135 = 0 - Math.sqrt(0.5);

/** Why not, in a word and what it is about; undefined where one can play. */
export const layoutFault = (layout: Layout, seats: number): string | undefined => {
  if (layout.border.length < 3) return 'too-few-corners: border';
  if (layout.bases.length !== seats + 1)
    return `wrong-number-of-bases: ${layout.bases.length} of ${seats + 1}`;
  const universe = layOut(layout);
  return (
    borderFault(universe) ??
    gapFault(universe, thingsOf(layout, universe)) ??
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

/** A thing with what it takes to measure gaps: a middle, a round or a square outline. */
interface Placed {
  readonly name: string;
  readonly box: Box;
  /** 0 where the box itself is the outline. */
  readonly radius: number;
  /** Of a base, active or abandoned: only its back may stand at the border. */
  readonly site: BaseSite | undefined;
}

const isAtBack = (site: BaseSite | undefined, { x, y }: Point): boolean =>
  site !== undefined && (x - site.mouth.x) * site.out.x + (y - site.mouth.y) * site.out.y <= 0 - BASE_DEPTH;

const thingsOf = (layout: Layout, { rounds, blocks, bases }: Universe): readonly Placed[] => {
  const names = layout.scenery.map(([kind], index) => `${kind} ${index + 1}`);
  const roundNames = names.filter((name) => !name.startsWith('belt'));
  const beltNames = names.filter((name) => name.startsWith('belt'));
  const square = (box: Box, name: string, site?: BaseSite): Placed => ({ name, box, radius: 0, site });
  return [
    ...bases.map((site, index) => square(site.walls, `base ${index}`, site)),
    ...layout.abandoned.map(siteOf).map((site, index) => square(site.walls, `abandoned ${index + 1}`, site)),
    ...blocks
      .filter(({ kind }) => kind === 'belt')
      .map((box, index) => square(box, beltNames[index] ?? 'belt')),
    ...rounds.map(
      ({ x, y, radius }, index): Placed => ({
        name: roundNames[index] ?? 'scenery',
        box: { x, y, halfX: 0, halfY: 0 },
        radius,
        site: undefined,
      }),
    ),
  ];
};

const gapBetween = (one: Placed, other: Placed): number => {
  const dx = Math.max(0, Math.abs(one.box.x - other.box.x) - one.box.halfX - other.box.halfX);
  const dy = Math.max(0, Math.abs(one.box.y - other.box.y) - one.box.halfY - other.box.halfY);
  return distance({ x: dx, y: dy }, { x: 0, y: 0 }) - one.radius - other.radius;
};

const isInside = (universe: Universe, { box, radius, site }: Placed): boolean => {
  const gap = W + radius;
  return (
    boxCorners(box).every(
      (corner) => insideUniverse(universe, corner) >= (isAtBack(site, corner) ? 0 : gap),
    ) && universe.corners.every((corner) => isAtBack(site, corner) || boxDist(box, corner.x, corner.y) >= gap)
  );
};

const gapFault = (universe: Universe, things: readonly Placed[]): string | undefined => {
  for (const [index, thing] of things.entries()) {
    if (!isInside(universe, thing)) return `outside-or-at-the-border: ${thing.name}`;
    const near = things.slice(index + 1).find((other) => gapBetween(thing, other) < W);
    if (near !== undefined) return `too-close: ${thing.name}, ${near.name}`;
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
    const pose = { x: mouth.x, y: mouth.y, h: heading };
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
