/** The flick physics: what holds for every slide, and each formula by itself. */
import { describe, expect, test } from 'vitest';
import { simulate } from '../flick.ts';
import { BAY } from '../testing/boards.ts';
import { putDisc, putShip, universe } from '../testing/positions.ts';
import { stressPhysics } from '../testing/stress.ts';
import type { State } from '../types.ts';
import { type Body, bodyAt, BRAKE, setVelocity } from './body.ts';
import { discImpact, wallImpact } from './impact.ts';
import { type Luck, luckOf } from './luck.ts';
import { type Report, type Slide, slideDiscs } from './slide.ts';
import { circleSolid, shipSolid, stormSolid } from './solids.ts';

/** Always the same number, and how often it was asked for. */
const constant = (value: number): Luck & { readonly drawn: () => number } => {
  let drawn = 0;
  return {
    next: () => {
      drawn += 1;
      return value;
    },
    drawn: () => drawn,
  };
};

/** Speeds are told in mm/s. */
const MM = 10;

const wall = (vx: number, vy: number): readonly number[] => {
  const impact = wallImpact(vx * MM, vy * MM, -1, 0, undefined, constant(1));
  return [impact.vx / MM, impact.vy / MM];
};

describe('an impact with a thing that stands still, to the east', () => {
  test.each([
    { vx: 100, vy: 0, gives: [-50, 0], why: 'half of it comes back' },
    { vx: 15, vy: 0, gives: [-7.5, 0], why: '15 mm/s still bounce' },
    { vx: 14.99, vy: 0, gives: [0, 0], why: 'less does not' },
    { vx: 100, vy: 300, gives: [-50, 277.5], why: 'friction takes 0.15 · 1.5 · vn' },
    { vx: 100, vy: -300, gives: [-50, -277.5], why: 'on either side' },
    { vx: 100, vy: 30, gives: [-50, 20], why: 'but at most a third' },
    { vx: 10, vy: 300, gives: [0, 298.5], why: 'and 0.15 · vn where nothing bounces' },
  ])('$vx, $vy: $why', ({ vx, vy, gives: [x = 0, y = 0] }) => {
    const [gotX = Number.NaN, gotY = Number.NaN] = wall(vx, vy);
    expect(gotX).toBeCloseTo(x, 9);
    expect(gotY).toBeCloseTo(y, 9);
  });
});

const bodyWith = (id: number, x: number, vx: number, vy: number, fixed = false): Body => {
  const body = bodyAt(id, fixed, { x, y: 0 });
  setVelocity(body, vx * MM, vy * MM);
  return body;
};

describe('an impact of two discs, one from the west', () => {
  test.each([
    { v: 100, w: 0, again: false, fixed: false, gives: [12.5, 87.5], why: 'restitution 0.75' },
    { v: 100, w: -100, again: false, fixed: false, gives: [-75, 75], why: 'head on' },
    { v: 100, w: 0, again: true, fixed: false, gives: [0, 100], why: '1 if either just met a disc' },
    { v: 2, w: 0, again: false, fixed: false, gives: [0.25, 1.75], why: '2 mm/s still bounce' },
    { v: 1.9, w: 0, again: true, fixed: false, gives: [0.95, 0.95], why: 'less does not' },
    { v: 100, w: 0, again: false, fixed: true, gives: [-75, 0], why: 'a revealed Asteroid stays' },
  ])('$v against $w: $why', ({ v, w, again, fixed, gives: [one = 0, other = 0] }) => {
    const [left, right] = discImpact(
      bodyWith(1, 0, v, 7),
      bodyWith(2, 250, w, fixed ? 0 : 3, fixed),
      again,
      constant(1),
    );
    expect(left.vx / MM).toBeCloseTo(one, 9);
    expect(left.vy / MM).toBeCloseTo(7, 9); // no friction
    expect(fixed ? 0 : right.vx / MM).toBeCloseTo(other, 9);
    expect(fixed ? 3 : right.vy / MM).toBeCloseTo(3, 9);
  });
});

describe('turning over and landing (SP-27, SP-28)', () => {
  /** Odds are where luck begins to fail: found by halving. */
  const oddsOf = (passes: (luck: Luck) => boolean): number => {
    let [low, high] = [0, 1];
    for (let n = 0; n < 40; n++) {
      const middle = (low + high) / 2;
      if (passes(constant(middle))) low = middle;
      else high = middle;
    }
    return low;
  };

  test.each([
    [600, 0],
    [601, 0.22 / 1200 / 1200],
    [1200, 0.055],
    [1800, 0.22],
    [1900, 0.22],
  ])('a wall struck with %d mm/s turns a disc over with odds %d', (vn, odds) => {
    expect(oddsOf((luck) => wallImpact(vn * MM, 500, -1, 0, undefined, luck).turned)).toBeCloseTo(odds, 9);
  });

  test.each([
    [8, 590, 0],
    [8, 940, 0.25],
    [10, 650, 0],
    [10, 1000, 0.25],
    [12, 710, 0],
    [12, 1060, 0.25],
    [12, 1410, 0.5],
    [12, 1900, 0.5],
  ])('on a piece of %i mm, %d mm/s land with odds %d', (height, vn, odds) => {
    const lands = (luck: Luck): boolean => wallImpact(vn * MM, 0, -1, 0, height, luck).landed;
    expect(oddsOf(lands)).toBeCloseTo(odds, 9);
  });

  test('against discs the odds are a quarter, for each that can move', () => {
    const met = (luck: Luck, fixed: boolean): readonly boolean[] =>
      discImpact(bodyWith(1, 0, 1800, 0), bodyWith(2, 250, 0, 0, fixed), false, luck).map(
        ({ turned }) => turned,
      );
    expect(oddsOf((luck) => met(luck, false)[0] === true)).toBeCloseTo(0.055, 9);
    expect(oddsOf((luck) => met(luck, false)[1] === true)).toBeCloseTo(0.055, 9);
    expect(met(constant(0), true)).toEqual([true, false]);
  });

  test.each([
    { what: 'nothing', vn: 580, height: 8, drawn: 0 },
    { what: 'landing alone', vn: 595, height: 8, drawn: 1 },
    { what: 'turning over alone', vn: 640, height: 10, drawn: 1 },
    { what: 'both', vn: 720, height: 12, drawn: 2 },
    { what: 'turning over on a tall piece', vn: 1800, height: undefined, drawn: 1 },
  ])('luck is drawn only above the thresholds: $what', ({ vn, height, drawn }) => {
    const luck = constant(0.999);
    wallImpact(vn * MM, 0, -1, 0, height, luck);
    expect(luck.drawn()).toBe(drawn);
  });

  test('of two discs the lower number draws first', () => {
    let next = 0;
    const luck: Luck = { next: () => [0, 0.9][next++] ?? 1 };
    const slide = slideOf([
      [2, 0, 0],
      [1, 260, 0],
    ]);
    const { happenings } = slideDiscs({ ...slide, flicked: 2, vx: 18000, vy: 0 }, luck);
    expect(happenings.map(({ kind, disc }) => [kind, disc])).toEqual([
      ['disc', 2],
      ['turned', 1],
    ]);
  });
});

/** Discs alone in space, without a border. */
const slideOf = (discs: readonly (readonly [id: number, x: number, y: number])[]): Slide => ({
  solids: [],
  edges: [],
  discs: discs.map(([id, x, y]) => ({ id, x, y, fixed: false })),
  flicked: 1,
  vx: 6000,
  vy: 0,
});

const restOf = ({ bodies }: Report, id: number): readonly number[] => {
  const body = bodies.find((each) => each.id === id);
  return [body?.x ?? Number.NaN, body?.y ?? Number.NaN];
};

describe('slides', () => {
  test('a row of touching discs hands the speed on: impacts within 0.2 ms lose nothing twice', () => {
    const row = slideDiscs(
      slideOf([
        [1, 0, 0],
        [2, 300, 0],
        [3, 550, 0],
        [4, 800, 0],
      ]),
      luckOf(1),
    );
    const first = row.pieces.find(([, id]) => id === 2)?.[4] ?? 0;
    expect(row.pieces.find(([, id]) => id === 4)?.[4]).toBeCloseTo(first, 6);
    const [one, two, three] = row.happenings;
    expect([two?.t, three?.t]).toEqual([one?.t, one?.t]);
  });

  test('one that is met later than that bounces as usual', () => {
    const apart = slideDiscs(
      slideOf([
        [1, 0, 0],
        [2, 300, 0],
        [3, 560, 0],
      ]),
      luckOf(1),
    );
    const [, , , , second = 0] = apart.pieces.find(([, id]) => id === 2) ?? [];
    const [, , , , third = 0] = apart.pieces.find(([, id]) => id === 3) ?? [];
    const arriving = Math.sqrt(second * second - 2 * BRAKE * 10);
    expect(third).toBeCloseTo(0.875 * arriving, 6);
  });

  test('a disc slower than 2 mm/s after an impact rests where it is', () => {
    const report = slideDiscs(
      {
        ...slideOf([
          [1, 0, 0],
          [2, 251, 0],
        ]),
        vx: 240,
      },
      luckOf(1),
    );
    // It arrives with 149 u/s and keeps an eighth: 18.6 u/s.
    expect(restOf(report, 1)[0]).toBeCloseTo(1, 9);
    expect(report.pieces.filter(([, id]) => id === 1)).toHaveLength(2);
  });

  const touching: readonly (readonly [string, Slide['solids'][number], number])[] = [
    [
      'a ship from behind',
      shipSolid(0, { x: 1000, y: 0, h: 0 }),
      1000 - 125 * Math.SQRT2 + 125 * (Math.SQRT2 - 1),
    ],
    ['the storm base', stormSolid({ x: 1000, y: 0 }), 725],
    ['a moon', circleSolid('moon', { x: 1000, y: 0 }, 225), 650],
  ];

  test.each(touching)('%s is struck when the edges touch', (_, solid, x) => {
    const { happenings, pieces } = slideDiscs(
      { ...slideOf([[1, 0, 0]]), solids: [solid], vx: 5600 },
      luckOf(1),
    );
    expect(happenings).toHaveLength(1);
    expect(pieces[1]?.[2]).toBeCloseTo(x, 6);
  });
});

describe('who is struck', () => {
  const boardOf = (more: (state: State) => void): Report => {
    const state = universe(2, { steadyHands: true });
    putDisc(state, 1, 1500, 3900, 'minerals');
    more(state);
    return simulate(state, { kind: 'luck', disc: 1, angle: 0, power: 100, seat: 0 }, 0);
  };

  test('a ship in space, its seat named (SP-33); one in a Hangar is not there', () => {
    const report = boardOf((state) => putShip(state, 1, 2000, 3900, 0));
    expect(report.happenings).toMatchObject([{ kind: 'ship', disc: 1, seat: 1 }]);
    expect(boardOf(() => undefined).happenings).toEqual([]);
  });

  test('the storm base, not its disc', () => {
    const near = boardOf((state) => {
      state.storm = { x: 2000, y: 4300 };
    });
    expect(near.happenings).toEqual([]);
    const met = boardOf((state) => {
      state.storm = { x: 2000, y: 4000 };
    });
    expect(met.happenings).toMatchObject([{ kind: 'thing', thing: 'storm' }]);
  });

  test('a flicked Asteroid moves, another stays (SP-32)', () => {
    const report = boardOf((state) => {
      putDisc(state, 2, 1900, 3900, 'asteroid', { up: true, shown: true });
      for (const disc of state.discs) disc.up = true;
    });
    expect(restOf(report, 2)).toEqual([1900, 3900]);
    expect(report.pieces.every(([, disc]) => disc === 1)).toBe(true);
  });
});

describe('the border is open (SP-26)', () => {
  const leaves = (x: number, y: number, angle: number): Report => {
    const state = universe(2, { steadyHands: true, layout: BAY });
    putDisc(state, 1, x, y, 'minerals');
    return simulate(state, { kind: 'luck', disc: 1, angle, power: 600, seat: 0 }, 0);
  };

  test.each([
    ['from a bay', 2300, 5200, 0, { x: 2500, y: 5200 }, { x: -1, y: 0 }],
    [
      'over a slanting side',
      5200,
      801,
      0,
      { x: 5600.5, y: 801 },
      { x: -2 / Math.sqrt(5), y: 1 / Math.sqrt(5) },
    ],
    [
      'rounded to beyond a slanting side',
      5601,
      801,
      0,
      { x: 5601, y: 801 },
      { x: -2 / Math.sqrt(5), y: 1 / Math.sqrt(5) },
    ],
    ['from the border itself', 0, 4500, 1800, { x: 0, y: 4500 }, { x: 1, y: 0 }],
  ])('%s', (_, x, y, angle, at, normal) => {
    const [left, ...more] = leaves(x, y, angle).happenings;
    expect(more).toEqual([]);
    if (left?.kind !== 'left') throw new Error('it did not leave');
    expect(left.at.x).toBeCloseTo(at.x, 9);
    expect(left.at.y).toBeCloseTo(at.y, 9);
    expect(left.normal.x).toBeCloseTo(normal.x, 9);
    expect(left.normal.y).toBeCloseTo(normal.y, 9);
  });

  test.each([
    ['inwards from beyond a slanting side', 5601, 801],
    ['behind the far side of the bay', 2000, 5200],
  ])('%s it stays', (_, x, y) => {
    expect(leaves(x, y, x > 5000 ? 1800 : 2400).happenings).not.toContainEqual(
      expect.objectContaining({ kind: 'left' }),
    );
  });
});

test('2,000 boards, strewn and crowded: slides end, in order, without a gain, an overlap or a loss', () => {
  stressPhysics(2000);
});
