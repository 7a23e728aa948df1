import {
  type Arbitrary,
  array,
  assert,
  double,
  integer,
  option,
  pre,
  property,
  record,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../touch/point.ts';
import { type Box, boxOf } from './box.ts';
import {
  between,
  type Camera,
  framed,
  isClear,
  isInSight,
  limited,
  panned,
  revealed,
  scalesOf,
  type Scope,
  sightOf,
  toBoard,
  toScreen,
  zoomed,
} from './camera.ts';

const number = (min: number, max: number): Arbitrary<number> => double({ min, max, noNaN: true });

const point: Arbitrary<Point> = record({ x: number(-2000, 2000), y: number(-2000, 2000) });
const box: Arbitrary<Box> = record({
  x: number(-2000, 2000),
  y: number(-2000, 2000),
  width: number(1, 3000),
  height: number(1, 3000),
});
const scope: Arbitrary<Scope> = record({
  window: record({
    width: integer({ min: 100, max: 2000 }),
    height: integer({ min: 200, max: 1200 }),
  }),
  world: box,
  least: option(number(0.05, 1), { nil: undefined }),
  most: number(1, 5),
  margin: integer({ min: 0, max: 40 }),
  // With the margin less than half of the lowest window: the middle is never covered.
  covered: tuple(number(0, 25), number(0, 24), number(0, 300)).map(([whole, more, beside]) => ({
    whole,
    part: whole + more,
    beside,
  })),
});
const wild: Arbitrary<Camera> = record({
  x: number(-5000, 5000),
  y: number(-5000, 5000),
  scale: number(0.01, 20),
});
/** A camera that keeps to its scope. */
const held = tuple(wild, scope).map(([camera, bounds]) => ({
  camera: limited(camera, bounds),
  scope: bounds,
}));
const factor = number(0.2, 5);
/** A point of the window, as parts of its sides. */
const finger = record({ x: number(0, 1), y: number(0, 1) });

const at = ({ window }: Scope, { x, y }: Point): Point => ({ x: x * window.width, y: y * window.height });
/** A box in the world, by where its corners lie in it. */
const within = (world: Box, one: Point, other: Point): Box =>
  boxOf(
    [one, other].map(({ x, y }) => ({
      x: world.x + x * world.width,
      y: world.y + y * world.height,
      width: 0,
      height: 0,
    })),
  );

/** Whether there is room for a box above all that may cover the window. */
const fitsClear = (camera: Camera, bounds: Scope, { width, height }: Box): boolean => {
  const sight = sightOf(camera, bounds);
  return width <= sight.width && height <= sight.height - bounds.covered.part / camera.scale;
};

const expectNear = (one: Point, other: Point, slack = 1e-6): void => {
  expect(Math.abs(one.x - other.x)).toBeLessThanOrEqual(slack);
  expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(slack);
};

const expectLimits = (camera: Camera, bounds: Scope): void => {
  const { least, most } = scalesOf(bounds);
  expect(camera.scale).toBeGreaterThanOrEqual(least * (1 - 1e-9));
  expect(camera.scale).toBeLessThanOrEqual(most * (1 + 1e-9));
  const { x, y } = limited(camera, bounds);
  expectNear(camera, { x, y });
};

describe('a camera', () => {
  it('leads from the board to the window and back', () => {
    assert(
      property(held, point, ({ camera, scope: bounds }, place) => {
        expectNear(toBoard(camera, bounds, toScreen(camera, bounds, place)), place);
        expectNear(toScreen(camera, bounds, toBoard(camera, bounds, place)), place);
      }),
    );
  });

  it('shows a world that ends beside the controls as high as the window is', () => {
    const world = { x: 0, y: 0, width: 100, height: 100 };
    const covered = { whole: 60, part: 100, beside: 140 };
    const bounds = {
      window: { width: 800, height: 420 },
      world,
      least: undefined,
      most: 9,
      margin: 10,
      covered,
    };
    expect(framed([], bounds)).toEqual({ x: 50, y: 50, scale: 4 });
    const narrow = { ...bounds, window: { width: 600, height: 420 } };
    expect(framed([], narrow)).toEqual({ x: 50 + 50 / 4, y: 50, scale: 4 });
    const slim = { ...bounds, window: { width: 460, height: 420 } };
    expect(framed([], slim).scale).toBe(3.4);
  });

  it('keeps to its limits, whatever is done with it', () => {
    assert(
      property(held, point, factor, finger, box, ({ camera, scope: bounds }, by, times, touched, thing) => {
        expectLimits(panned(camera, by, bounds), bounds);
        expectLimits(zoomed(camera, times, at(bounds, touched), bounds), bounds);
        expectLimits(revealed(camera, thing, bounds), bounds);
        expectLimits(framed([thing], bounds), bounds);
        expectLimits(framed([thing], bounds, { least: times, most: times }), bounds);
      }),
    );
  });

  it('that grows its world stays where it is', () => {
    assert(
      property(held, box, ({ camera, scope: bounds }, more) => {
        const grown = { ...bounds, world: boxOf([bounds.world, more]) };
        expectNear(limited(camera, grown), camera);
        expect(limited(camera, grown).scale).toBeCloseTo(camera.scale);
      }),
    );
  });
});

describe('a pan', () => {
  it('draws the board along by as much as the finger moves, where the limits let it', () => {
    assert(
      property(held, point, point, ({ camera, scope: bounds }, by, place) => {
        const moved = panned(camera, by, bounds);
        const free = { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale };
        pre(limited(free, bounds).x === free.x && limited(free, bounds).y === free.y);
        const [before, after] = [toScreen(camera, bounds, place), toScreen(moved, bounds, place)];
        expectNear(after, { x: before.x + by.x, y: before.y + by.y }, 1e-5);
      }),
    );
  });

  it('brings any point of the world into the middle, which no control covers', () => {
    assert(
      property(held, finger, ({ camera, scope: bounds }, spot) => {
        const place = within(bounds.world, spot, spot);
        const { x, y } = toScreen(camera, bounds, place);
        const { width, height } = bounds.window;
        const moved = panned(camera, { x: width / 2 - x, y: height / 2 - y }, bounds);
        expectNear(toScreen(moved, bounds, place), { x: width / 2, y: height / 2 }, 1e-5);
        expect(isClear(moved, bounds, place)).toBe(true);
      }),
    );
  });
});

describe('a zoom', () => {
  it('inwards keeps the point under the finger, wherever the finger is on the world', () => {
    assert(
      property(held, number(1, 5), finger, ({ camera, scope: bounds }, times, spot) => {
        const place = within(bounds.world, spot, spot);
        const touched = toScreen(camera, bounds, place);
        expectNear(toScreen(zoomed(camera, times, touched, bounds), bounds, place), touched, 1e-5);
      }),
    );
  });

  it('outwards keeps it where the limits let it', () => {
    assert(
      property(held, number(0.2, 1), finger, ({ camera, scope: bounds }, times, touched) => {
        const place = toBoard(camera, bounds, at(bounds, touched));
        const farther = zoomed(camera, times, at(bounds, touched), bounds);
        const { x, y, width, height } = bounds.world;
        pre(farther.x > x && farther.x < x + width && farther.y > y && farther.y < y + height);
        expectNear(toScreen(farther, bounds, place), at(bounds, touched), 1e-5);
      }),
    );
  });

  it('inwards and out again leads back', () => {
    assert(
      property(held, number(0, 1), finger, ({ camera, scope: bounds }, part, spot) => {
        const touched = toScreen(camera, bounds, within(bounds.world, spot, spot));
        const times = 1 + part * (bounds.most / camera.scale - 1);
        const back = zoomed(zoomed(camera, times, touched, bounds), 1 / times, touched, bounds);
        expectNear(back, camera, 1e-5);
        expect(back.scale).toBeCloseTo(camera.scale);
      }),
    );
  });
});

describe('framing', () => {
  it('shows all that can be shown at the smallest scale it may use', () => {
    assert(
      property(scope, finger, finger, finger, finger, number(0.05, 5), (bounds, a, b, c, d, least) => {
        const things = [within(bounds.world, a, b), within(bounds.world, c, d)];
        const camera = framed(things, bounds, { least });
        const all = boxOf(things);
        const { scale } = camera;
        const { window, covered } = bounds;
        pre(all.width * scale <= window.width && all.height * scale <= window.height - covered.part);
        expect(isClear(camera, bounds, all)).toBe(true);
      }),
    );
  });

  it('never goes below the scale it is given, as far as there is such a scale', () => {
    assert(
      property(scope, array(box, { maxLength: 4 }), number(0.05, 5), (bounds, things, least) => {
        const { scale } = framed(things, bounds, { least });
        expect(scale).toBeGreaterThanOrEqual(Math.min(least, bounds.most));
      }),
    );
  });

  it('shows the first thing where not all of them fit', () => {
    assert(
      property(scope, finger, finger, array(box, { maxLength: 4 }), (bounds, one, other, more) => {
        const first = within(bounds.world, one, other);
        const camera = framed([first, ...more], bounds, { least: 0.3 });
        pre(fitsClear(camera, bounds, first));
        expect(isClear(camera, bounds, first)).toBe(true);
      }),
    );
  });

  it('of nothing shows the whole world, unless the limits forbid to show it so small', () => {
    assert(
      property(scope, (bounds) => {
        const free = { ...bounds, least: undefined };
        expect(isClear(framed([], free), free, bounds.world)).toBe(true);
      }),
    );
  });
});

describe('revealing', () => {
  it('moves nothing where the thing is in sight with its margin', () => {
    assert(
      property(held, ({ camera, scope: bounds }) => {
        const { x, y } = camera;
        const inset = { x: x - 1e-3, y: y - 1e-3, width: 2e-3, height: 2e-3 };
        expectNear(revealed(camera, inset, bounds), camera);
      }),
    );
  });

  it('brings a thing of the world into sight and under no control, if there is room for it', () => {
    assert(
      property(held, finger, finger, ({ camera, scope: bounds }, one, other) => {
        const thing = within(bounds.world, one, other);
        pre(fitsClear(camera, bounds, thing));
        expect(isClear(revealed(camera, thing, bounds), bounds, thing)).toBe(true);
      }),
    );
  });
});

describe('the way from one camera to another', () => {
  it('begins and ends there, and shows all along what both show', () => {
    assert(
      property(held, wild, number(0, 1), finger, ({ camera, scope: bounds }, other, part, touched) => {
        const goal = limited(other, bounds);
        for (const [end, there] of [camera, goal].entries()) {
          expectNear(between(camera, goal, end), there);
          expect(between(camera, goal, end).scale).toBeCloseTo(there.scale);
        }
        const place = toBoard(camera, bounds, at(bounds, touched));
        const spot = { ...place, width: 0, height: 0 };
        pre(isInSight(goal, bounds, spot));
        expect(isInSight(between(camera, goal, part), bounds, spot)).toBe(true);
        expectLimits(between(camera, goal, part), bounds);
      }),
    );
  });
});
