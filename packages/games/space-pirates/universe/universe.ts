/** The Universe laid out: what stands still for the whole game, with its sizes. */
import { type Edge, edgesOf, insideBy } from '../space/border.ts';
import { type Box, boxDist } from '../space/box.ts';
import { cosOf, sinOf } from '../space/directions.ts';
import { distance, type Point } from '../space/point.ts';
import { boxSolid, circleSolid, type Solid } from '../space/solids.ts';
import { BASE_DEPTH, BASE_WIDTH, MOUTH_WIDTH, RADIUS_OF, SIZE_OF, W } from '../space/things.ts';
import {
  type BasePlan,
  type Facing,
  type Layout,
  LIES,
  type Lies,
  MOUTHS,
  presetOf,
  type Scenery,
} from './presets.ts';
import { type Block, isBlock, isRound, type Round, type Shape } from './shapes.ts';

/** An active base: its walls, and its mouth line with the way out. */
export interface BaseSite {
  readonly walls: Block;
  readonly heading: number;
  /** Middle of the mouth line. */
  readonly mouth: Point;
  /** Straight out, and along the line. */
  readonly out: Point;
  readonly along: Point;
  readonly line: Box;
}

export interface Universe {
  readonly corners: readonly Point[];
  readonly edges: readonly Edge[];
  /** Set where the border is an upright rectangle, as in the presets: most tests are quicker there. */
  readonly frame: Frame | undefined;
  readonly bounds: Frame;
  readonly rounds: readonly Round[];
  /** Abandoned bases, belts and box sides. */
  readonly blocks: readonly Block[];
  readonly bases: readonly BaseSite[];
  /** All of them, as discs strike them: mouths are closed (SP-38). */
  readonly solids: readonly Solid[];
}

export interface Frame {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const DEGREE = 10;

const headingOf = (facing: Facing | Lies): number => {
  if (typeof facing === 'number') return facing * DEGREE;
  const mouth = MOUTHS.findIndex((each) => each === facing);
  return 900 * (mouth >= 0 ? mouth : LIES.findIndex((each) => each === facing));
};

export const siteOf = ([x, y, facing]: BasePlan, kind: 'base' | 'abandoned'): BaseSite => {
  const h = headingOf(facing);
  const out = { x: cosOf(h), y: sinOf(h) };
  const along = { x: 0 - out.y, y: out.x };
  const mouth = { x: x + (BASE_DEPTH / 2) * out.x, y: y + (BASE_DEPTH / 2) * out.y };
  return {
    walls: { kind, x, y, h, halfX: BASE_DEPTH / 2, halfY: BASE_WIDTH / 2 },
    heading: h,
    mouth,
    out,
    along,
    line: { x: mouth.x, y: mouth.y, h, halfX: 0, halfY: MOUTH_WIDTH / 2 },
  };
};

export const shapeOf = (piece: Scenery): Shape => {
  if (piece.length === 3) {
    const [kind, x, y] = piece;
    return { kind, x, y, radius: RADIUS_OF[kind] };
  }
  const [kind, x, y, lies] = piece;
  const [length, width] = SIZE_OF[kind];
  return { kind, x, y, h: headingOf(lies), halfX: length / 2, halfY: width / 2 };
};

export const boundsOf = (points: readonly Point[]): Frame => ({
  x0: Math.min(...points.map(({ x }) => x)),
  y0: Math.min(...points.map(({ y }) => y)),
  x1: Math.max(...points.map(({ x }) => x)),
  y1: Math.max(...points.map(({ y }) => y)),
});

const isFrame = (corners: readonly Point[], { x0, y0, x1, y1 }: Frame): boolean =>
  corners.length === 4 &&
  corners.every(({ x, y }) => (x === x0 || x === x1) && (y === y0 || y === y1)) &&
  new Set(corners.map(({ x, y }) => `${x} ${y}`)).size === 4;

/** The Universe of a layout that was checked, or is about to be. */
export const layOut = (layout: Layout): Universe => {
  const corners = layout.border.map(([x, y]) => ({ x, y }));
  const bounds = boundsOf(corners);
  const pieces = layout.scenery.map(shapeOf);
  const rounds = pieces.filter(isRound);
  const blocks = [
    ...layout.abandoned.map((plan) => siteOf(plan, 'abandoned').walls),
    ...pieces.filter(isBlock),
  ];
  const bases = layout.bases.map((plan) => siteOf(plan, 'base'));
  return {
    corners,
    edges: edgesOf(corners),
    frame: isFrame(corners, bounds) ? bounds : undefined,
    bounds,
    rounds,
    blocks,
    bases,
    solids: [
      ...rounds.map((round) => circleSolid(round.kind, round, round.radius)),
      ...[...blocks, ...bases.map(({ walls }) => walls)].map((block) => boxSolid(block.kind, block)),
    ],
  };
};

const laidOut = new WeakMap<Layout, Universe>();

/** Laid out once for each layout: a game asks for it with every template. */
export const universeOf = ({ layout }: { readonly layout: 'preset' | Layout }, seats: number): Universe => {
  const plan = layout === 'preset' ? presetOf(seats) : layout;
  const known = laidOut.get(plan);
  if (known !== undefined) return known;
  const universe = layOut(plan);
  laidOut.set(plan, universe);
  return universe;
};

/** How far inside the border: negative outside. */
export const insideUniverse = ({ frame, edges }: Universe, point: Point): number => {
  if (frame === undefined) return insideBy(edges, point);
  const right = Math.min(point.x - frame.x0, frame.x1 - point.x);
  const down = Math.min(point.y - frame.y0, frame.y1 - point.y);
  if (right >= 0 && down >= 0) return Math.min(right, down);
  const [dx, dy] = [Math.min(right, 0), Math.min(down, 0)];
  return 0 - Math.sqrt(dx * dx + dy * dy);
};

/** Room for half a template's width on all sides. */
export const hasRoom = (universe: Universe, point: Point): boolean => {
  const room = W / 2;
  const { x, y } = point;
  return (
    insideUniverse(universe, point) >= room &&
    universe.rounds.every((round) => distance(round, point) >= round.radius + room) &&
    universe.blocks.every((block) => boxDist(block, x, y) >= room) &&
    universe.bases.every(({ walls }) => boxDist(walls, x, y) >= room)
  );
};
