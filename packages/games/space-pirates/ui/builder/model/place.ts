/** Where a piece goes by itself: a new one to a free spot, a base or a box side that comes near an edge to that edge. */
import { type Edge, edgeDistance, nearestOnEdge } from '../../../space/border.ts';
import type { Point } from '../../../space/point.ts';
import { BASE_DEPTH } from '../../../space/things.ts';
import { depthBetween } from '../../../universe/shapes.ts';
import type { Universe } from '../../../universe/universe.ts';
import { type Piece, type Plan, roundOf, turnOf } from './plan.ts';
import { insideBy, shapeOfPiece, shapesOf, universeThere } from './shapes.ts';

/** To the nearest thing. */
const ROOM = 100;
/** Between the spots that are looked at. */
const STEP = 250;
const RINGS = 40;

/** Around a point, nearer ones first. */
const spotsAround = ({ x, y }: Point): readonly Point[] =>
  Array.from({ length: RINGS }, (_, ring) =>
    Array.from({ length: Math.max(1, 8 * ring) }, (__, nth) => {
      const angle = (2 * Math.PI * nth) / Math.max(1, 8 * ring);
      return {
        x: Math.round((x + STEP * ring * Math.cos(angle)) / 10) * 10,
        y: Math.round((y + STEP * ring * Math.sin(angle)) / 10) * 10,
      };
    }),
  ).flat();

/** The piece at the nearest spot where it would stand free; where it is, if there is none. */
export const freely = (plan: Plan, piece: Piece): Piece => {
  const universe = universeThere(plan);
  const others = shapesOf(plan);
  const free = spotsAround(piece).find((spot) => {
    const shape = shapeOfPiece({ ...piece, ...spot });
    return insideBy(universe, shape) >= 0 && others.every((other) => depthBetween(shape, other) <= -ROOM);
  });
  return { ...piece, ...free };
};

/** An edge draws what comes so near. */
const PULL = 140;
/** Degrees: a piece that lies quite otherwise is meant to. */
const SLANT = 20;

const degreesOf = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

const slantBetween = (one: number, other: number, round: number): number => {
  const apart = (((one - other) % round) + round) % round;
  return Math.min(apart, round - apart);
};

/** From the edge to the middle of the piece. */
const standOff = ({ kind }: Piece): number => (kind === 'base' ? BASE_DEPTH / 2 : 0);

/** Its mouth to the inside, or along the edge. */
const turnAt = ({ kind }: Piece, { nx, ny, dx, dy }: Edge): number =>
  turnOf(kind, kind === 'base' ? degreesOf(nx, ny) : degreesOf(dx, dy));

/** Rounded numbers may lie a hair outside: then a tenth farther in. */
const TRIES = 20;

const at = (piece: Piece, edge: Edge, universe: Universe): Piece => {
  const foot = nearestOnEdge(edge, piece);
  const turned = { ...piece, turn: turnAt(piece, edge) };
  for (let more = 0; more < TRIES; more++) {
    const off = standOff(piece) + more;
    const placed = {
      ...turned,
      x: Math.round(foot.x + off * edge.nx),
      y: Math.round(foot.y + off * edge.ny),
    };
    if (piece.kind !== 'base' || insideBy(universe, shapeOfPiece(placed)) >= 0) return placed;
  }
  return piece;
};

/** `isNew`: nobody has turned it yet. */
export const drawnToEdge = (plan: Plan, piece: Piece, isNew: boolean): Piece => {
  if (piece.kind !== 'base' && piece.kind !== 'side') return piece;
  const universe = universeThere(plan);
  const gapTo = (edge: Edge): number => Math.abs(edgeDistance(edge, piece) - standOff(piece));
  const fits = universe.edges.filter(
    (edge) =>
      gapTo(edge) <= PULL &&
      (isNew || slantBetween(piece.turn, turnAt(piece, edge), roundOf(piece.kind)) <= SLANT),
  );
  const [nearest] = fits.toSorted((one, other) => gapTo(one) - gapTo(other));
  return nearest === undefined ? piece : at(piece, nearest, universe);
};
