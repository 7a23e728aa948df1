/** The Universe laid out: what stands still for the whole game, with its sizes. */
import { type Edge, edgesOf, insideBy } from '../space/border.ts';
import { type Box, boxDist } from '../space/box.ts';
import { cosOf, sinOf } from '../space/directions.ts';
import { distance, type Point } from '../space/point.ts';
import { boxSolid, circleSolid, type Solid } from '../space/solids.ts';
import {
  BASE_DEPTH,
  BASE_WIDTH,
  BELT_LENGTH,
  BELT_WIDTH,
  MOUTH_WIDTH,
  RADIUS_OF,
  type RoundScenery,
  W,
} from '../space/things.ts';
import { type BasePlan, type Layout, MOUTHS, presetOf } from './presets.ts';

interface Round extends Point {
  readonly kind: RoundScenery;
  readonly radius: number;
}

interface Block extends Box {
  readonly kind: 'belt' | 'abandoned' | 'base';
}

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
  /** Belts and abandoned bases. */
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

const wallsOf = ([x, y, mouth]: BasePlan, kind: 'base' | 'abandoned'): Block => {
  const lies = mouth === 'E' || mouth === 'W';
  return {
    kind,
    x,
    y,
    halfX: (lies ? BASE_DEPTH : BASE_WIDTH) / 2,
    halfY: (lies ? BASE_WIDTH : BASE_DEPTH) / 2,
  };
};

export const siteOf = (plan: BasePlan): BaseSite => {
  const [x, y, facing] = plan;
  const heading = MOUTHS.indexOf(facing) * 900;
  const out = { x: cosOf(heading), y: sinOf(heading) };
  const along = { x: 0 - out.y, y: out.x };
  const mouth = { x: x + (BASE_DEPTH / 2) * out.x, y: y + (BASE_DEPTH / 2) * out.y };
  const half = MOUTH_WIDTH / 2;
  const line = { x: mouth.x, y: mouth.y, halfX: half * Math.abs(along.x), halfY: half * Math.abs(along.y) };
  return { walls: wallsOf(plan, 'base'), heading, mouth, out, along, line };
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
  const rounds: Round[] = [];
  const blocks: Block[] = layout.abandoned.map((plan) => wallsOf(plan, 'abandoned'));
  for (const piece of layout.scenery) {
    const [kind, x, y] = piece;
    if (kind !== 'belt') {
      rounds.push({ kind, x, y, radius: RADIUS_OF[kind] });
      continue;
    }
    const [halfX, halfY] = [BELT_LENGTH / 2, BELT_WIDTH / 2];
    blocks.push(piece[3] === 'h' ? { kind, x, y, halfX, halfY } : { kind, x, y, halfX: halfY, halfY: halfX });
  }
  const bases = layout.bases.map(siteOf);
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
