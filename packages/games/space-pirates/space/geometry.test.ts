/** Directions, hexagons and borders against slow reckonings of another kind. */
import { assert, integer, oneof, pre, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BAY, WALLED } from '../testing/boards.ts';
import { layoutFault } from '../universe/layoutCheck.ts';
import { type Layout, presetOf } from '../universe/presets.ts';
import { edgeDepth } from '../universe/shapes.ts';
import { insideUniverse, layOut } from '../universe/universe.ts';
import { edgesOf } from './border.ts';
import { type Box, boxDist, boxesDepth } from './box.ts';
import { cosOf, heading, sinOf, turnBetween } from './directions.ts';
import {
  acrossOf,
  alongOf,
  boxDepth,
  centreOf,
  cornersOf,
  farthestPoint,
  frontTip,
  hexDepth,
  hexDist,
  pointOf,
  shipDepth,
} from './hexagon.ts';
import type { Point, Pose } from './point.ts';

const HEADINGS = Array.from({ length: 3600 }, (_, h) => h);
const tenths = integer({ min: 0, max: 6000 });
const near = integer({ min: -1200, max: 1200 });
const someHeading = oneof(
  integer({ min: 0, max: 3599 }),
  integer({ min: 0, max: 7 }).map((n) => n * 450),
);
const pose = record({ x: tenths, y: tenths, h: someHeading });

describe('the direction table', () => {
  test('every direction has length 1 and is true to 2e-15', () => {
    for (const h of HEADINGS) {
      const radians = (h * Math.PI) / 1800;
      expect(Math.abs(Math.hypot(cosOf(h), sinOf(h)) - 1)).toBeLessThan(1e-15);
      expect(Math.abs(cosOf(h) - Math.cos(radians))).toBeLessThan(2e-15);
      expect(Math.abs(sinOf(h) - Math.sin(radians))).toBeLessThan(2e-15);
    }
  });

  test('it is symmetric to the bit, without negative zeros', () => {
    for (const h of HEADINGS) {
      expect([cosOf((h + 900) % 3600), sinOf((h + 900) % 3600)]).toEqual([0 - sinOf(h), cosOf(h)]);
      expect(cosOf((3600 - h) % 3600)).toBe(cosOf(h));
      expect(sinOf((3600 - h) % 3600)).toBe(0 - sinOf(h));
      expect(sinOf((4500 - h) % 3600)).toBe(cosOf(h));
    }
  });

  test.each([
    [0, 1, 0],
    [450, Math.SQRT1_2, Math.SQRT1_2],
    [900, 0, 1],
    [1350, -Math.SQRT1_2, Math.SQRT1_2],
    [1800, -1, 0],
    [2250, -Math.SQRT1_2, -Math.SQRT1_2],
    [2700, 0, -1],
    [3150, Math.SQRT1_2, -Math.SQRT1_2],
  ])('%i is exact: (%d, %d)', (h, x, y) => {
    expect([cosOf(h), sinOf(h)]).toEqual([x, y]);
  });

  test.each([
    [0, 900, 900],
    [900, 0, -900],
    [3599, 0, 1],
    [0, 3599, -1],
    [0, 1800, -1800],
    [1800, 0, -1800],
    [2700, 450, 1350],
  ])('from %i to %i is a turn of %i', (from, to, turn) => {
    expect(turnBetween(from, to)).toBe(turn);
    expect(heading(from + turn)).toBe(to);
  });
});

/** From a point to a segment. */
const segmentDistance = ({ x, y }: Point, a: Point, b: Point): number => {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const square = ex * ex + ey * ey;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * ex + (y - a.y) * ey) / square));
  return Math.hypot(x - a.x - share * ex, y - a.y - share * ey);
};

const sidesOf = (corners: readonly Point[]): readonly (readonly [Point, Point])[] =>
  corners.map((a, index) => [a, corners[(index + 1) % corners.length] ?? a]);

/** How often the border winds around the point: by angles, which tests may reckon with. */
const isInside = (corners: readonly Point[], { x, y }: Point): boolean => {
  const turns = sidesOf(corners).map(([a, b]) => {
    const angle = Math.atan2(b.y - y, b.x - x) - Math.atan2(a.y - y, a.x - x);
    return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) > Math.PI;
};

/** Positive inside. */
const signedDistance = (corners: readonly Point[], point: Point): number => {
  const least = Math.min(...sidesOf(corners).map(([a, b]) => segmentDistance(point, a, b)));
  return isInside(corners, point) ? least : -least;
};

/** The corners from their definition, turned with Math.cos and Math.sin. */
const slowCorners = ({ x, y, h }: Pose): readonly Point[] => {
  const [c, s] = [Math.cos((h * Math.PI) / 1800), Math.sin((h * Math.PI) / 1800)];
  const local = [
    [0, 0],
    [150, 150],
    [450, 150],
    [600, 0],
    [450, -150],
    [150, -150],
  ] as const;
  return local.map(([u, v]) => ({ x: x + u * c - v * s, y: y + u * s + v * c }));
};

/** Least overlap over the normals of all sides of both. */
const slowDepth = (one: readonly Point[], other: readonly Point[]): number => {
  const depths = [...sidesOf(one), ...sidesOf(other)].flatMap(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return [];
    const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length];
    const [these, those] = [one, other].map((points) => points.map(({ x, y }) => x * nx + y * ny));
    if (these === undefined || those === undefined) return [];
    const gap = Math.max(Math.min(...those) - Math.max(...these), Math.min(...these) - Math.max(...those));
    return [-gap];
  });
  return Math.min(...depths);
};

describe('the hexagon', () => {
  test('corners, centre and tips are where the definition says', () => {
    assert(
      property(pose, (at) => {
        const corners = slowCorners(at);
        cornersOf(at).forEach((corner, index) => {
          expect(corner.x).toBeCloseTo(corners[index]?.x ?? Number.NaN, 8);
          expect(corner.y).toBeCloseTo(corners[index]?.y ?? Number.NaN, 8);
        });
        const [rear, front] = [corners[0], corners[3]];
        expect(centreOf(at).x).toBeCloseTo(((rear?.x ?? 0) + (front?.x ?? 0)) / 2, 8);
        expect(centreOf(at).y).toBeCloseTo(((rear?.y ?? 0) + (front?.y ?? 0)) / 2, 8);
        expect(Math.abs(frontTip(at).x - (front?.x ?? 0))).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(Math.abs(frontTip(at).y - (front?.y ?? 0))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  test('tips are rounded halves up', () => {
    expect(frontTip({ x: 0, y: 0, h: 600 })).toEqual({ x: 300, y: 520 }); // 300, 519.6
    expect(frontTip({ x: 0, y: 0, h: 1200 })).toEqual({ x: -300, y: 520 });
    expect(frontTip({ x: 0, y: 0, h: 3000 })).toEqual({ x: 300, y: -520 });
  });

  test('along and across find back the local point', () => {
    assert(
      property(pose, near, near, (at, u, v) => {
        const point = pointOf(at, u, v);
        expect(alongOf(at, point)).toBeCloseTo(u, 8);
        expect(acrossOf(at, point)).toBeCloseTo(v, 8);
      }),
    );
  });

  test('hexDist is the distance from outside, 0 inside; hexDepth the distance from inside', () => {
    assert(
      property(pose, near, near, (at, dx, dy) => {
        const point = { x: at.x + dx, y: at.y + dy };
        const inside = signedDistance(slowCorners(at), point);
        expect(hexDist(at, point.x, point.y)).toBeCloseTo(Math.max(0, -inside), 6);
        const depth = hexDepth(at, point.x, point.y);
        expect(inside > 0 ? depth : Math.min(0, depth)).toBeCloseTo(inside > 0 ? inside : depth, 6);
      }),
      { numRuns: 1000 },
    );
  });

  const box = record({
    x: near,
    y: near,
    h: someHeading,
    halfX: integer({ min: 0, max: 500 }),
    halfY: integer({ min: 1, max: 500 }),
  });
  const corners = ({ x, y, h, halfX, halfY }: Box): readonly Point[] => {
    const [c, s] = [Math.cos((h * Math.PI) / 1800), Math.sin((h * Math.PI) / 1800)];
    return [
      [-halfX, -halfY],
      [halfX, -halfY],
      [halfX, halfY],
      [-halfX, halfY],
    ].map(([u = 0, v = 0]) => ({ x: x + u * c - v * s, y: y + u * s + v * c }));
  };

  /** Things that are well apart are only told to be so. */
  const told = (depth: number): number => Math.max(depth, -2);

  test('boxDepth is the least overlap of projections, also of a line', () => {
    assert(
      property(pose, box, (at, around) => {
        const there = { ...around, x: around.x + at.x, y: around.y + at.y };
        // A line has no side across: its own direction is an axis as well, as of a box of no width to speak of.
        const slow = slowDepth(slowCorners(at), corners({ ...there, halfX: Math.max(1e-9, there.halfX) }));
        expect(told(boxDepth(at, there))).toBeCloseTo(told(slow), 6);
      }),
      { numRuns: 1000 },
    );
  });

  test('boxesDepth is the least overlap of two rectangles’ projections, whichever comes first', () => {
    assert(
      property(box, box, (at, other) => {
        pre(at.halfX > 0 && other.halfX > 0);
        const slow = slowDepth(corners(at), corners(other));
        expect(boxesDepth(at, other)).toBeCloseTo(slow, 6);
        expect(boxesDepth(other, at)).toBeCloseTo(slow, 6);
      }),
      { numRuns: 1000 },
    );
  });

  test('an edge of the border lies in a rectangle as deep as a box of no width does', () => {
    assert(
      property(box, near, near, near, near, (at, ax, ay, bx, by) => {
        pre(at.halfX > 0 && (ax !== bx || ay !== by));
        const [edge] = edgesOf([
          { x: ax, y: ay },
          { x: bx, y: by },
        ]);
        const flat = [
          { x: ax, y: ay },
          { x: bx, y: by },
        ];
        expect(edge && edgeDepth(edge, at)).toBeCloseTo(slowDepth(flat, corners(at)), 6);
      }),
      { numRuns: 1000 },
    );
  });

  test('shipDepth is the least overlap of projections, whichever comes first', () => {
    assert(
      property(pose, near, near, someHeading, (at, dx, dy, h) => {
        const other = { x: at.x + dx, y: at.y + dy, h };
        const slow = slowDepth(slowCorners(at), slowCorners(other));
        expect(told(shipDepth(at, other))).toBeCloseTo(told(slow), 6);
        expect(told(shipDepth(other, at))).toBeCloseTo(told(slow), 6);
      }),
      { numRuns: 1000 },
    );
  });

  test('boxDist is the distance to a rectangle', () => {
    assert(
      property(box, near, near, (at, x, y) => {
        const sides = sidesOf(corners(at)).map(([a, b]) => segmentDistance({ x, y }, a, b));
        const inside = at.halfX > 0 && isInside(corners(at), { x, y });
        expect(boxDist(at, x, y)).toBeCloseTo(inside ? 0 : Math.min(...sides), 6);
      }),
    );
  });
});

describe('the farthest point of a base (SP-54)', () => {
  test('nothing of the base is farther, and it lies on the base', () => {
    assert(
      property(pose, someHeading, (at, k) => {
        const far = farthestPoint(at, k);
        const ahead = ({ x, y }: Point): number => x * cosOf(k) + y * sinOf(k);
        const most = Math.max(...slowCorners(at).map(ahead));
        expect(most - ahead(far)).toBeLessThan(0.01);
        expect(hexDist(at, far.x, far.y)).toBeLessThan(1e-6);
      }),
    );
  });

  test.each([
    [0, 600, 0],
    [450, 525, 75],
    [900, 300, 150],
    [1350, 75, 75],
    [1800, 0, 0],
    [2700, 300, -150],
    [449, 600, 0],
    [451, 450, 150],
    [899, 450, 150],
    [901, 150, 150],
  ])('towards %i of a ship heading 0: (%i, %i)', (k, x, y) => {
    const far = farthestPoint({ x: 0, y: 0, h: 0 }, k);
    expect(far.x).toBeCloseTo(x, 9);
    expect(far.y).toBeCloseTo(y, 9);
  });

  test('it turns with the ship', () => {
    assert(
      property(someHeading, integer({ min: 0, max: 15 }), (h, eighth) => {
        const far = farthestPoint({ x: 0, y: 0, h }, heading(h + eighth * 225));
        const local = farthestPoint({ x: 0, y: 0, h: 0 }, heading(eighth * 225));
        expect(alongOf({ x: 0, y: 0, h }, far)).toBeCloseTo(local.x, 8);
        expect(acrossOf({ x: 0, y: 0, h }, far)).toBeCloseTo(local.y, 8);
      }),
    );
  });
});

const reversed: Layout = { ...BAY, border: BAY.border.toReversed() };
const slanting: Layout = {
  ...BAY,
  border: [
    [0, 2000],
    [4000, 0],
    [6000, 4000],
    [2000, 6000],
  ],
};

describe.each([
  ['a rectangle', presetOf(2)],
  ['another rectangle', presetOf(4)],
  ['a rectangle that stands askew', slanting],
  ['a border with a bay', BAY],
  ['the same, the other way round', reversed],
])('insideUniverse in %s', (_, layout) => {
  const universe = layOut(layout);
  const somewhere = record({
    x: integer({ min: -900, max: 8900 }),
    y: integer({ min: -900, max: 7900 }),
  });

  test('is the distance to the border, negative outside', () => {
    assert(
      property(somewhere, (point) => {
        expect(insideUniverse(universe, point)).toBeCloseTo(signedDistance(universe.corners, point), 6);
      }),
      { numRuns: 1000 },
    );
  });

  test('the normals of its edges point inside', () => {
    for (const { a, b, nx, ny, length } of universe.edges) {
      const middle = { x: (a.x + b.x) / 2 + nx, y: (a.y + b.y) / 2 + ny };
      expect(insideUniverse(universe, middle)).toBeCloseTo(1, 6);
      expect(length).toBeCloseTo(Math.hypot(b.x - a.x, b.y - a.y), 9);
    }
  });
});

test('SP-1: the Universes with a bay and with walls, used by other tests, are good ones', () => {
  expect([layoutFault(BAY, 2), layoutFault(WALLED, 2)]).toEqual([undefined, undefined]);
});
