/** Worked examples of moving, placing and docking; flicks are in flickExamples.test.ts. */
import { describe, expect, test } from 'vitest';
import type { DiscType } from './components.ts';
import { hasTemplate } from './moving.ts';
import { fieldOf } from './pieces.ts';
import { boxDepth, farthestPoint, frontTip, hexDist } from './space/hexagon.ts';
import { type Point, roundPoint } from './space/point.ts';
import {
  act,
  eventsOf,
  hold,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { Event, State } from './types.ts';
import { ALL_LINES, fit } from './universe/fit.ts';
import { universeOf } from './universe/universe.ts';

const VALUE = { 1: '1:RFS', 2: '2:RFS', 3: '3:RS' } as const;

/** Seat 0 is about to move: his ship is in a Hangar, or in space. */
const inHangar = (base: number, card: keyof typeof VALUE): State => {
  const state = universe(2);
  pirate(state, 0).ship = { at: 'hangar', base };
  moving(state, VALUE[card]);
  return state;
};

const inSpace = (x: number, y: number, h: number, card?: keyof typeof VALUE): State => {
  const state = universe(2);
  putShip(state, 0, x, y, h);
  if (card !== undefined) moving(state, VALUE[card]);
  return state;
};

/** A third pirate without a seat helps to fill Hangar `base`. */
const withFullHangar = (base: number): State => {
  const state = universe(2);
  pirate(state, 1).ship = { at: 'hangar', base };
  state.pirates.push(structuredClone(pirate(state, 1)));
  return state;
};

const shipOf = (state: State, seat = 0): State['pirates'][number]['ship'] => pirate(state, seat).ship;

const tipOf = (state: State): Point => {
  const ship = shipOf(state);
  if (ship.at !== 'space') throw new Error('the ship is not in space');
  return frontTip(ship);
};

const damagedSeats = (events: readonly Event[]): readonly number[] =>
  eventsOf(events, 'damaged').map(({ seat }) => seat);

const space = (x: number, y: number, h: number): State['pirates'][number]['ship'] => ({
  at: 'space',
  x,
  y,
  h,
});

describe('straight out of Hangar 0', () => {
  test('two templates lie, the third is blocked by the galaxy', () => {
    const state = inHangar(0, 3);
    act(state, 0, 'template 0');
    expect(tipOf(state)).toEqual({ x: 1500, y: 3000 });
    act(state, 0, 'template 0');
    expect(tipOf(state)).toEqual({ x: 2100, y: 3000 });
    expect(refusalOf(state, 0, 'template 0')).toEqual({ code: 'blocked', by: 'galaxy' });
    expect(hexDist({ x: 2100, y: 3000, h: 0 }, 3000, 2900)).toBeCloseTo(316.2, 1);
    expect(refusalOf(state, 0, 'template 421')).toEqual({ code: 'blocked', by: 'galaxy' });
    expect(refusalOf(state, 0, 'template 422')).toBeUndefined();
  });
});

describe('back into the same Hangar in one turn (SP-17)', () => {
  test('out at 45 degrees from the end of the line, back at a right angle', () => {
    const state = inHangar(0, 2);
    act(state, 0, 'template 450 -350');
    expect(tipOf(state)).toEqual({ x: 1324, y: 3074 });
    expect(eventsOf(act(state, 0, 'template 1350'), 'entered')).toEqual([
      { kind: 'entered', seat: 0, base: 0 },
    ]);
    expect(shipOf(state)).toEqual({ at: 'hangar', base: 0 });
  });

  test('from the middle the line is not reached', () => {
    const state = inHangar(0, 2);
    act(state, 0, 'template 450');
    expect(tipOf(state)).toEqual({ x: 1324, y: 3424 });
    expect(eventsOf(act(state, 0, 'template 1350'), 'entered')).toEqual([]);
    expect(shipOf(state)).toEqual(space(1324, 3424, 1350));
  });

  test('three templates do it easily', () => {
    const state = inHangar(0, 3);
    for (const move of ['template 0 -350', 'template 900', 'template 1800']) act(state, 0, move);
    expect(shipOf(state)).toEqual({ at: 'hangar', base: 0 });
  });
});

test('out of Hangar 2 by at most 45 degrees, from a point of the line (SP-104)', () => {
  const state = inHangar(2, 1);
  expect(refusalOf(state, 0, 'template 2250 350')).toBeUndefined();
  expect(refusalOf(state, 0, 'template 3151')).toEqual({ code: 'too-wide', by: 451 });
  expect(refusalOf(state, 0, 'template 2249')).toEqual({ code: 'too-wide', by: -451 });
  expect(refusalOf(state, 0, 'template 2700 25')).toEqual({ code: 'bad-offset' });
  act(state, 0, 'template 3150');
  expect(tipOf(state)).toEqual({ x: 3424, y: 4676 });
});

test('a right angle is the sharpest turn (SP-40)', () => {
  const state = inSpace(1500, 3000, 0, 1);
  expect(refusalOf(state, 0, 'template 901')).toEqual({ code: 'too-sharp', by: 901 });
  expect(fit(fieldOf(state, 0), { x: 2100, y: 3000, h: 901 }, ALL_LINES)).toEqual({ kind: 'clear' });
  act(state, 0, 'template 900');
  expect(shipOf(state)).toEqual(space(2100, 3000, 900));
  expect(tipOf(state)).toEqual({ x: 2100, y: 3600 });
});

describe('a drift starts at the farthest point of the base (SP-54)', () => {
  test('it is the only move without cards (SP-53)', () => {
    const state = inSpace(1500, 4000, 0);
    expect(refusalOf(state, 0, 'drift 451')).toEqual({ code: 'blocked', by: 'moon' });
    expect(refusalOf(state, 0, 'drift 900')).toEqual({ code: 'blocked', by: 'moon' });
    expect(refusalOf(state, 0, 'template 0')).toEqual({ code: 'no-energy-left' });
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-drift' });
    act(state, 0, 'drift 450');
    expect(shipOf(state)).toEqual(space(2025, 4075, 450));
    expect(tipOf(state)).toEqual({ x: 2449, y: 4499 });
  });

  test.each([
    [449, 2100, 4000],
    [450, 2025, 4075],
    [451, 1950, 4150],
    [900, 1800, 4150],
  ])('towards %i from (%i, %i)', (angle, x, y) => {
    expect(roundPoint(farthestPoint({ x: 1500, y: 4000, h: 0 }, angle))).toEqual({ x, y });
  });
});

test('a cornered ship must drift (SP-15)', () => {
  const state = inSpace(600, 150, 1800, 2);
  expect(tipOf(state)).toEqual({ x: 0, y: 150 });
  expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-drift' });
  expect(hasTemplate(state, 0)).toBe(false);
  const field = fieldOf(state, 0);
  const templates = Array.from({ length: 1801 }, (_, step) => ({ x: 0, y: 150, h: 900 + step }));
  expect(templates.filter((pose) => fit(field, pose, ALL_LINES).kind !== 'blocked')).toEqual([]);
  const drifts = Array.from({ length: 3600 }, (_, h) => h).filter((h) => {
    const rear = roundPoint(farthestPoint({ x: 600, y: 150, h: 1800 }, h));
    return fit(field, { ...rear, h }, ALL_LINES).kind !== 'blocked';
  });
  expect(drifts).toEqual([...Array.from({ length: 902 }, (_, h) => h), 3599]);
  for (const h of [902, 3598]) expect(refusalOf(state, 0, `drift ${h}`)?.code).toBe('blocked');
  for (const h of [0, 901, 3599]) expect(refusalOf(state, 0, `drift ${h}`)).toBeUndefined();
});

describe('touching wall and line together is entering (SP-57)', () => {
  test('from in front of the line, although deep in the wall', () => {
    const state = inSpace(3800, 4350, 900, 2);
    const walls = universeOf(state.options, 2).bases[2]?.walls;
    expect(walls && boxDepth({ x: 3800, y: 4950, h: 1500 }, walls)).toBeCloseTo(201.7, 1);
    act(state, 0, 'template 1500');
    expect(shipOf(state)).toEqual({ at: 'hangar', base: 2 });
  });

  test('not into a full Hangar (SP-58)', () => {
    const state = withFullHangar(2);
    putShip(state, 0, 3800, 4350, 900);
    moving(state, VALUE[2]);
    expect(refusalOf(state, 0, 'template 1500')).toEqual({ code: 'blocked', by: 'hangar-full' });
  });

  test.each([
    ['only the wall', 3800, 4200, 900, 'template 1350'],
    ['behind the line', 1700, 5300, 0, 'template 0'],
  ])('%s: blocked', (_, x, y, h, move) => {
    expect(refusalOf(inSpace(x, y, h, 2), 0, move)).toEqual({ code: 'blocked', by: 'base' });
  });
});

describe('discs are captured rear to front (SP-45)', () => {
  const flyOver = (second: DiscType): { readonly state: State; readonly events: readonly Event[] } => {
    const state = inHangar(0, 1);
    putDisc(state, 1, 1400, 3100, 'minerals');
    putDisc(state, 2, 1100, 2950, second);
    putDisc(state, 3, 1200, 3275, 'minerals');
    putDisc(state, 4, 1200, 3274, 'metals');
    return { state, events: act(state, 0, 'template 0') };
  };

  test('2, then 4 at a distance of 124, then 1; not 3 at 125', () => {
    const { state, events } = flyOver('gases');
    expect(eventsOf(events, 'captured').map(({ disc }) => disc)).toEqual([2, 4, 1]);
    expect(state.discs.map(({ id }) => id)).toEqual([3]);
    expect(pirate(state, 0).hold).toEqual([1, 1, 0, 0, 1]);
  });

  test('Police first: the others are lifted unseen and set aside after the move (SP-49)', () => {
    const { state, events } = flyOver('police');
    expect(eventsOf(events, 'police').map(({ disc }) => disc)).toEqual([2]);
    expect(eventsOf(events, 'lifted').map(({ disc }) => disc)).toEqual([4, 1]);
    expect(state.discs.map(({ id, where, seen }) => [id, where, seen])).toEqual([
      [1, 'lifted', []],
      [3, 'board', []],
      [4, 'lifted', []],
    ]);
    expect(state.queue).toEqual([
      { kind: 'aside', seat: 0, disc: 4 },
      { kind: 'aside', seat: 0, disc: 1 },
    ]);
    expect(pirate(state, 0)).toMatchObject({ chased: true, hold: [0, 0, 0, 0, 0] });
  });
});

test.each([
  ['1325 3000', undefined, undefined],
  ['1324 3000', undefined, { code: 'too-near', what: 'base' }],
  ['425 425', undefined, undefined],
  ['424 425', undefined, { code: 'too-near', what: 'border' }],
  ['1325 3000', 3249, { code: 'overlap', with: 'disc' }],
  ['1325 3000', 3250, undefined],
] as const)('place 1 %s, a disc at y %s (SP-12)', (spot, y, refusal) => {
  const state = universe(2);
  putDisc(state, 1, 0, 0, 'metals', { where: 'drawn', by: 0 });
  if (y !== undefined) putDisc(state, 2, 1325, y, 'metals');
  state.phase = { name: 'place', seat: 0, discs: [], why: 'start' };
  expect(refusalOf(state, 0, `place 1 ${spot}`)).toEqual(refusal);
});

describe('the storm covers ships and touches nothing (SP-80, SP-82)', () => {
  const stormAt = (y: number): State => {
    const state = universe(2);
    putShip(state, 1, 1500, y, 0);
    state.phase = { name: 'storm' };
    return state;
  };

  test.each([
    [3750, []],
    [3749, [1]],
  ])('a ship at y %i: damage to %j', (y, seats) => {
    expect(damagedSeats(act(stormAt(y), 0, 'storm 1800 3000'))).toEqual(seats);
    expect(hexDist({ x: 1500, y, h: 0 }, 1800, 3000)).toBe(y - 3150);
  });

  test('it may come within a hair of base 0', () => {
    expect(refusalOf(stormAt(3750), 0, 'storm 1049 3000')).toBeUndefined();
    expect(refusalOf(stormAt(3750), 0, 'storm 1048 3000')).toEqual({ code: 'overlap', with: 'base' });
  });
});

/** The Boss blows; each line: position, wind, ships afterwards, storm, who suffers. */
const blow = (state: State, angle: number): readonly Event[] => {
  state.phase = { name: 'wind' };
  return act(state, 0, `wind ${angle}`);
};

test('the galaxy stops a ship (SP-87)', () => {
  const state = inSpace(1500, 2900, 0);
  expect(damagedSeats(blow(state, 0))).toEqual([0]);
  expect(shipOf(state)).toEqual(space(1851, 2900, 0));
  expect(tipOf(state)).toEqual({ x: 2451, y: 2900 });
});

test('the ship farthest downwind moves first, the struck one suffers nothing more (SP-86)', () => {
  const state = inSpace(1000, 2900, 0);
  putShip(state, 1, 1700, 2900, 0);
  const events = blow(state, 0);
  expect(eventsOf(events, 'wind')[0]?.drifted).toEqual([
    { seat: 1, ship: space(1851, 2900, 0), struck: true },
    { seat: 0, ship: space(1252, 2900, 0), struck: true },
  ]);
  expect(damagedSeats(events)).toEqual([1, 0]);
});

test.each([
  [0, 300, 1300],
  [900, 450, 1000],
  [450, 300, 1088],
])('blown out at (0, 1300), heading %i puts the ship at (%i, %i) (SP-91)', (h, x, y) => {
  const state = inSpace(600, 1000, 900);
  const events = blow(state, 1800);
  expect(damagedSeats(events)).toEqual([0]);
  expect(shipOf(state)).toEqual({ at: 'out' });
  expect(state.queue[0]).toMatchObject({ kind: 'heading', seat: 0, point: { x: 0, y: 1300 } });
  expect(farthestPoint({ x: 600, y: 1000, h: 900 }, 1800)).toEqual({ x: 450, y: 1300 });
  act(state, 0, `heading ${h}`);
  expect(shipOf(state)).toEqual(space(x, y, h));
});

describe('blown to a mouth (SP-93)', () => {
  test('it enters without Damage', () => {
    const state = inSpace(1650, 3100, 2700);
    expect(damagedSeats(blow(state, 1800))).toEqual([]);
    expect(pirate(state, 0)).toMatchObject({ ship: { at: 'hangar', base: 0 }, owed: true });
  });

  test('it stops at a full Hangar', () => {
    const state = withFullHangar(0);
    putShip(state, 0, 1650, 3100, 2700);
    expect(damagedSeats(blow(state, 1800))).toEqual([0]);
    expect(shipOf(state)).toEqual(space(1502, 2800, 1800));
  });

  test('50 short of the line nothing happens', () => {
    const state = inSpace(1700, 3100, 2700);
    expect(damagedSeats(blow(state, 1800))).toEqual([]);
    expect(shipOf(state)).toEqual(space(1550, 2800, 1800));
  });
});

test.each([
  [3000, 4400, 2700, { x: 3000, y: 3599 }],
  [2000, 800, 2700, null], // at step 801: one that starts at 1200 stops on the border
  [1000, 1200, 2700, { x: 1000, y: 0 }],
  [1500, 2000, 0, { x: 2700, y: 2000 }],
])('the storm at (%i, %i) under wind %i (SP-89, SP-90)', (x, y, angle, at) => {
  const state = universe(2);
  state.storm = { x, y };
  blow(state, angle);
  expect(state.storm).toEqual(at);
});

test.each([
  [4475, undefined],
  [4480, undefined],
  [4481, { code: 'not-one-width', distance: 431 }],
])('a lifted disc is set aside one width away, y %i (SP-107)', (y, refusal) => {
  const state = inSpace(2000, 3900, 0);
  putDisc(state, 1, 0, 0, 'salts', { where: 'lifted', by: 0 });
  state.queue = [{ kind: 'aside', seat: 0, disc: 1 }];
  expect(refusalOf(state, 0, `aside 1 2300 ${y}`)).toEqual(refusal);
});

describe('a Fill-up (SP-70 to SP-74, SP-110)', () => {
  const docked = (isHome: boolean): State => {
    const state = universe(2);
    hold(state, 0, '1:RFS', '2:RFS');
    pirate(state, 0).mc = 3;
    const [base] = state.bases;
    if (base !== undefined && isHome) base.owner = 0;
    if (isHome) pirate(state, 0).base = 0;
    state.phase = { name: 'dock', step: 'fill', then: 'end' };
    return state;
  };

  test('1 MC for 5 points begun; the old hand is thrown away', () => {
    const state = docked(false);
    expect(refusalOf(state, 0, 'fill 1 5 5 5')).toEqual({ code: 'cannot-afford', cost: 4 });
    expect(eventsOf(act(state, 0, 'fill 5 5 5'), 'filling')[0]?.paid).toBe(3);
    expect(pirate(state, 0)).toMatchObject({ mc: 0, hand: [] });
    expect(state.discards).toMatchObject({ 1: ['1:RFS'], 2: ['2:RFS'] });
    expect(eventsOf(act(state, 'chance', 'energy 5:RF 5:LF 5:LA'), 'dealt')).toHaveLength(1);
    expect(pirate(state, 0).hand.map(({ card }) => card)).toEqual(['5:LA', '5:LF', '5:RF']);
  });

  test('13 points cost as much as 15', () => {
    expect(eventsOf(act(docked(false), 0, 'fill 3 5 5'), 'filling')[0]?.paid).toBe(3);
  });

  test('at home it is free, up to 15 points', () => {
    const state = docked(true);
    expect(refusalOf(state, 0, 'fill 1 5 5 5')).toEqual({ code: 'over-limit', points: 16, max: 15 });
    expect(eventsOf(act(state, 0, 'fill 5 5 5'), 'filling')[0]?.paid).toBe(0);
    expect(pirate(state, 0).mc).toBe(3);
  });
});

describe('a line behind the ship is not reached (SP-93)', () => {
  const outside = (): State => {
    const state = inSpace(900, 3000, 0);
    state.storm = { x: 1650, y: 3000 };
    return state;
  };

  test('the storm base stops it at once, then moves on itself', () => {
    const state = outside();
    expect(damagedSeats(blow(state, 0))).toEqual([0]);
    expect(shipOf(state)).toEqual(space(901, 3000, 0));
    expect(state.storm).toEqual({ x: 2308, y: 3000 });
  });

  test('blown towards it, it enters', () => {
    const state = outside();
    blow(state, 1800);
    expect(shipOf(state)).toEqual({ at: 'hangar', base: 0 });
  });
});
