/** Worked examples of flicks. */
import { describe, expect, test } from 'vitest';
import { BRAKE } from './space/body.ts';
import { luckOf } from './space/luck.ts';
import type { Piece, Rest } from './space/slide.ts';
import { act, eventsOf, putDisc, universe } from './testing/positions.ts';
import type { Event, State } from './types.ts';

/** u/s for each mm/s. */
const MM = 10;

type Spot = readonly [x: number, y: number];

/** Discs 1, 2, … on an empty board of two; seat 0 is about to flick disc 1. */
const boardOf = (spots: readonly Spot[], steadyHands = true): State => {
  const state = universe(2, { steadyHands });
  spots.forEach(([x, y], index) => putDisc(state, index + 1, x, y, 'minerals'));
  state.phase = { name: 'flick', seat: 0, discs: [1], why: 'F' };
  return state;
};

const flick = (state: State, angle: number, power: number, luck: number): readonly Event[] => {
  act(state, 0, `flick 1 ${angle} ${power}`);
  return act(state, 'chance', `luck ${luck}`);
};

const slidOf = (events: readonly Event[]): Extract<Event, { kind: 'slid' }> => {
  const [slid] = eventsOf(events, 'slid');
  if (slid === undefined) throw new Error('nothing slid');
  return slid;
};

const restsOf = (events: readonly Event[]): readonly Rest[] => slidOf(events).rests;

const pieceOf = (events: readonly Event[], disc: number, index: number): Piece => {
  const piece = slidOf(events).pieces.filter(([, each]) => each === disc)[index];
  if (piece === undefined) throw new Error(`disc ${disc} has no piece ${index}`);
  return piece;
};

const putBackOf = (events: readonly Event[]): unknown =>
  eventsOf(events, 'putBack').map(({ id, x, y }) => [id, x, y]);

const damagesOf = (events: readonly Event[]): unknown =>
  eventsOf(events, 'damaged').map(({ seat, why }) => [seat, why]);

test('power 100 gives 600.83 mm/s, and 102.22 mm on an empty board', () => {
  const events = flick(boardOf([[1500, 3900]]), 0, 100, 0);
  expect(pieceOf(events, 1, 0)[4] / MM).toBeCloseTo(600.83, 2);
  expect(pieceOf(events, 1, 1)[2] - 1500).toBeCloseTo(1022.2, 1);
  expect(restsOf(events)).toEqual([[1, 2522, 3900]]);
  expect(damagesOf(events)).toEqual([]);
});

test.each([
  [[], [1, 2000, 425]],
  [[[2100, 500]], [1, 1860, 425]], // ring 7, heading 1800
] as const)('a disc that left through (2000, 0), others at %j (SP-29)', (others, spot) => {
  const events = flick(boardOf([[2000, 200], ...others]), 2700, 1000, 0);
  const [, , x, y, ...speed] = pieceOf(events, 1, 1);
  expect(x).toBe(2000);
  expect(y).toBeCloseTo(0, 9);
  expect(speed).toEqual([0, 0]);
  expect(eventsOf(events, 'left')).toEqual([{ kind: 'left', disc: 1 }]);
  expect(putBackOf(events)).toEqual([spot]);
  expect(damagesOf(events)).toEqual([[0, 'left']]);
});

test.each([
  [3, 'landed'],
  [7, 'turned'], // it turns over as well: 1 Damage in all (SP-31)
])('with luck %i a disc lands on the moon, is put back, and costs 1 (%s)', (luck, why) => {
  const events = flick(boardOf([[1000, 4400]]), 0, 1000, luck);
  const [, , x, y, ...speed] = pieceOf(events, 1, 1);
  expect(x).toBeCloseTo(1450, 9);
  expect([y, ...speed]).toEqual([4400, 0, 0]);
  expect(eventsOf(events, 'landed')).toEqual([{ kind: 'landed', disc: 1, on: 'moon' }]);
  expect(putBackOf(events)).toEqual([[1, 1150, 4400]]);
  expect(damagesOf(events)).toEqual([[0, why]]);
});

describe('two discs meet', () => {
  test('head on', () => {
    const events = flick(
      boardOf([
        [1500, 3900],
        [1900, 3900],
      ]),
      0,
      100,
      0,
    );
    const [t, , x, , vx] = pieceOf(events, 1, 1);
    expect(t).toBeCloseTo(0.02596, 5);
    expect(x).toBeCloseTo(1650, 9);
    const closing = pieceOf(events, 1, 0)[4] - BRAKE * t;
    expect(closing / MM).toBeCloseTo(555, 1);
    expect(vx).toBeCloseTo(closing / 8, 6); // (1 - 0.75) / 2
    expect(pieceOf(events, 2, 0)[4]).toBeCloseTo((closing * 7) / 8, 6);
    expect(restsOf(events)).toEqual([
      [1, 1664, 3900],
      [2, 2568, 3900],
    ]);
  });

  test('off the line of centres', () => {
    const events = flick(
      boardOf([
        [1500, 3900],
        [1900, 4000],
      ]),
      0,
      100,
      0,
    );
    expect(restsOf(events)).toEqual([
      [1, 1765, 3786],
      [2, 2402, 4219],
    ]);
  });
});

describe('things that stand still', () => {
  test('the mouth of base 0 is solid for discs (SP-38)', () => {
    const events = flick(boardOf([[1400, 2700]]), 1500, 100, 0);
    const [t, , x, y, vx, vy] = pieceOf(events, 1, 1);
    expect([x, y].map(Math.round)).toEqual([1025, 2917]);
    const [, , , , ux, uy] = pieceOf(events, 1, 0);
    const speed = Math.hypot(ux, uy);
    expect((0 - (ux / speed) * (speed - BRAKE * t)) / MM).toBeCloseTo(395, 1);
    expect(vx / MM).toBeCloseTo(197.5, 1);
    expect(vy / MM).toBeCloseTo(152.1, 1);
    expect(restsOf(events)).toEqual([[1, 1164, 3024]]);
  });

  test('so is a revealed Asteroid (SP-32)', () => {
    const state = boardOf([[1400, 2700]]);
    putDisc(state, 2, 1150, 2850, 'asteroid', { up: true, shown: true });
    expect(restsOf(flick(state, 1500, 100, 0))).toEqual([[1, 1829, 2423]]);
    expect(state.discs[1]).toMatchObject({ id: 2, x: 1150, y: 2850, up: true });
  });
});

test('luck 1 disturbs the finger', () => {
  const luck = luckOf(1);
  expect([luck.next(), luck.next()]).toEqual([0.6270739405881613, 0.002735721180215478]);
  const events = flick(boardOf([[1500, 3900]], false), 0, 100, 1);
  const [, , , , vx, vy] = pieceOf(events, 1, 0);
  expect(vx / MM).toBeCloseTo(572.07, 2);
  expect(vy / MM).toBeCloseTo(6.51, 2);
  expect(restsOf(events)).toEqual([[1, 2427, 3911]]);
});

test('a quarter turn on the finger errs to the same side', () => {
  const [, , , , vx, vy] = pieceOf(flick(boardOf([[1500, 3900]], false), 900, 100, 1), 1, 0);
  expect(vx / MM).toBeCloseTo(-6.51, 2);
  expect(vy / MM).toBeCloseTo(572.07, 2);
});
