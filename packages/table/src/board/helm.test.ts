import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { type Camera, framed, isClear, isInSight, limited, type Scope, sightOf } from './camera.ts';
import { HAND_MS, type Helm, makeHelm, type Wish } from './helm.ts';

const WINDOW = { width: 800, height: 600 };
const LIMITS = {
  world: { x: 0, y: 0, width: 2000, height: 2000 },
  least: undefined,
  most: 4,
  margin: 10,
};
/** The world never ends beside the controls. */
const COVERED = { whole: 40, part: 70, beside: 10000 };
const SCOPE: Scope = { ...LIMITS, window: WINDOW, covered: COVERED };
const HERE: Box = { x: 100, y: 100, width: 200, height: 200 };
const THERE: Box = { x: 1500, y: 1500, width: 200, height: 200 };
const wishFor = (key: number, ...things: readonly Box[]): Wish => ({ key, things });

interface Trial {
  readonly helm: Helm;
  /** All that was shown. */
  readonly shown: Camera[];
  /** Lets time pass, a frame every 16 milliseconds. */
  readonly pass: (ms: number) => void;
}

const begin = (wish: Wish, isStill = false): Trial => {
  let time = 0;
  let waiting: (() => void)[] = [];
  const shown: Camera[] = [];
  const helm = makeHelm({ ...SCOPE, window: { width: 0, height: 0 } }, wish, {
    show: (camera) => shown.push(camera),
    now: () => time,
    nextFrame: (step) => waiting.push(step),
    isStill: () => isStill,
  });
  const pass = (ms: number): void => {
    for (const end = time + ms; time < end; ) {
      time += 16;
      const due = waiting;
      waiting = [];
      for (const step of due) step();
    }
  };
  helm.resize({ window: WINDOW, covered: COVERED });
  return { helm, shown, pass };
};

const LONG = 2 * HAND_MS;

describe('a wish', () => {
  it('is there from the beginning, without a move', () => {
    const { helm, shown } = begin(wishFor(1, HERE));
    expect(helm.camera()).toEqual(framed([HERE], SCOPE));
    expect(shown).toHaveLength(1);
  });

  it('is gone to in many steps, and reached', () => {
    const { helm, shown, pass } = begin(wishFor(1, HERE));
    helm.wish(wishFor(2, THERE));
    pass(LONG);
    expect(helm.camera()).toEqual(framed([THERE], SCOPE));
    expect(shown.length).toBeGreaterThan(10);
  });

  it('is jumped to by those who want less motion', () => {
    const { helm, shown } = begin(wishFor(1, HERE), true);
    helm.wish(wishFor(2, THERE));
    expect(helm.camera()).toEqual(framed([THERE], SCOPE));
    expect(shown).toHaveLength(2);
  });

  it('that is the same as before moves nothing', () => {
    const { helm, shown, pass } = begin(wishFor(1, HERE));
    helm.wish(wishFor(1, { ...HERE }));
    pass(LONG);
    expect(shown).toHaveLength(1);
  });

  it('of the same moment for other things is followed while no hand has moved the camera', () => {
    const { helm, pass } = begin(wishFor(1, HERE));
    helm.wish(wishFor(1, THERE));
    pass(LONG);
    expect(isInSight(helm.camera(), SCOPE, THERE)).toBe(true);
  });
});

describe('the hand', () => {
  it('has the camera at once, in the middle of a move', () => {
    const { helm, shown, pass } = begin(wishFor(1, HERE));
    helm.wish(wishFor(2, THERE));
    pass(100);
    const before = helm.camera();
    helm.pan({ x: 7, y: 0 });
    const after = helm.camera();
    expect((before.x - after.x) * before.scale).toBeCloseTo(7);
    const steps = shown.length;
    pass(LONG);
    expect(helm.camera()).toEqual(after);
    expect(shown).toHaveLength(steps);
  });

  it('keeps it until there is another moment', () => {
    const { helm, pass } = begin(wishFor(1, HERE));
    helm.zoom(2, { x: 0, y: 0 });
    pass(LONG);
    const held = helm.camera();
    helm.wish(wishFor(1, THERE));
    pass(LONG);
    expect(helm.camera()).toEqual(held);
    helm.wish(wishFor(2, THERE));
    pass(LONG);
    expect(isInSight(helm.camera(), SCOPE, THERE)).toBe(true);
  });

  it.each([
    ['lies on the board', (helm: Helm) => helm.hold(true)],
    ['has just moved it', (helm: Helm) => helm.pan({ x: 0, y: 0 })],
  ])('that %s lets no wish move it', (_, act) => {
    const { helm, pass } = begin(wishFor(1, HERE));
    act(helm);
    const held = helm.camera();
    helm.wish(wishFor(2, THERE));
    pass(LONG);
    helm.wish(wishFor(2, THERE));
    pass(LONG);
    expect(helm.camera()).toEqual(held);
  });
});

describe('what a player asks for', () => {
  it('is shown whoever had the camera', () => {
    const { helm, pass } = begin(wishFor(1, HERE));
    helm.pan({ x: 30, y: 0 });
    helm.frame([THERE]);
    pass(LONG);
    expect(isInSight(helm.camera(), SCOPE, THERE)).toBe(true);
  });

  it('by keys that follow each other adds up', () => {
    const { helm, pass } = begin(wishFor(1, HERE));
    const { x, scale } = helm.camera();
    for (let press = 0; press < 3; press++) helm.step({ x: -100, y: 0 });
    pass(LONG);
    expect(helm.camera().x).toBeCloseTo(x + 300 / scale);
  });

  it('is moved out from under the controls', () => {
    const { helm, pass } = begin(wishFor(1, HERE));
    const sight = sightOf(helm.camera(), SCOPE);
    const low = { x: 150, y: sight.y + sight.height - 20, width: 10, height: 10 };
    expect(isInSight(helm.camera(), SCOPE, low)).toBe(true);
    helm.reveal(low);
    pass(LONG);
    expect(isClear(helm.camera(), SCOPE, low)).toBe(true);
  });

  it('is not moved to where it is in sight', () => {
    const { helm, shown, pass } = begin(wishFor(1, HERE));
    helm.reveal(HERE);
    pass(LONG);
    expect(shown).toHaveLength(1);
  });
});

describe('a window of another size', () => {
  const size = record({
    width: integer({ min: 200, max: 2000 }),
    height: integer({ min: 200, max: 1400 }),
  });

  it('shows what is wished or what the hand looked at, and when it has its old size all is as before', () => {
    assert(
      property(array(size, { minLength: 1, maxLength: 5 }), boolean(), (sizes, isByHand) => {
        const { helm } = begin(wishFor(1, HERE));
        if (isByHand) helm.look({ x: 1000, y: 1000 });
        const before = helm.camera();
        const looked = isByHand ? sightOf(before, SCOPE) : HERE;
        for (const window of sizes) {
          helm.resize({ window, covered: COVERED });
          expect(isInSight(helm.camera(), helm.scope(), looked)).toBe(true);
        }
        helm.resize({ window: WINDOW, covered: COVERED });
        const { x, y, scale } = helm.camera();
        for (const [is, was] of [
          [x, before.x],
          [y, before.y],
          [scale, before.scale],
        ])
          expect(is).toBeCloseTo(was ?? NaN);
      }),
    );
  });

  it('without a width or a height is none', () => {
    const { helm } = begin(wishFor(1, HERE));
    helm.resize({ window: { width: 0, height: 500 }, covered: COVERED });
    expect(helm.scope().window).toEqual(WINDOW);
  });
});

describe('a mini-map of another height', () => {
  const HIGHER = { whole: 40, part: 200, beside: 10000 };

  it('is kept clear of what is wished, and leaves the camera to the hand that has it', () => {
    assert(
      property(boolean(), (isByHand) => {
        const { helm, pass } = begin(wishFor(1, HERE));
        if (isByHand) helm.look({ x: 1000, y: 1000 });
        const before = helm.camera();
        helm.resize({ window: WINDOW, covered: HIGHER });
        pass(LONG);
        expect(helm.camera()).toEqual(isByHand ? before : framed([HERE], { ...SCOPE, covered: HIGHER }));
      }),
    );
  });
});

describe('a board that grows', () => {
  const world = { x: -500, y: -500, width: 3000, height: 3000 };

  it('leaves the camera to the hand that has it', () => {
    const { helm, pass } = begin({ key: 1, things: [] });
    helm.zoom(1.5, { x: 400, y: 300 });
    const before = helm.camera();
    helm.bound({ ...LIMITS, world });
    helm.wish({ key: 1, things: [] });
    pass(LONG);
    expect(helm.camera()).toEqual(before);
  });

  it('is followed otherwise', () => {
    const { helm, pass } = begin({ key: 1, things: [] });
    helm.bound({ ...LIMITS, world });
    helm.wish({ key: 1, things: [] });
    pass(LONG);
    expect(isInSight(helm.camera(), helm.scope(), world)).toBe(true);
  });

  it('keeps to its new limits when it is smaller', () => {
    const { helm } = begin(wishFor(1, THERE));
    helm.bound({ ...LIMITS, world: HERE });
    expect(limited(helm.camera(), helm.scope())).toEqual(helm.camera());
  });
});
