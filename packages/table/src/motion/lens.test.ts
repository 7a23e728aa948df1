import { type Arbitrary, assert, constant, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lens, Place } from './clip.ts';
import { backTo, flight, flightsOf } from './flight.ts';
import { seenFrom } from './lens.ts';

const number = (min: number, max: number): Arbitrary<number> => double({ min, max, noNaN: true });
const lens = (board: string): Arbitrary<Lens> =>
  record({
    board: constant(board),
    x: number(-1000, 1000),
    y: number(-1000, 1000),
    scale: number(0.1, 10),
  });
const place: Arbitrary<Place> = record({
  x: number(-1000, 1000),
  y: number(-1000, 1000),
  width: number(10, 500),
  height: number(10, 500),
  heading: number(0, 360),
});

const expectSame = (one: Place, other: Place): void => {
  for (const side of ['x', 'y', 'width', 'height', 'heading'] as const)
    expect(one[side]).toBeCloseTo(other[side] ?? NaN, 5);
};

const HERE: Lens = { board: 'b', x: 300, y: 200, scale: 0.5 };
/** The same board after a pan and a zoom. */
const ELSEWHERE: Lens = { board: 'b', x: -80, y: 15, scale: 2 };
const at = (x: number, y: number, on?: Lens, heading = 0): Place => ({
  x,
  y,
  width: 100,
  height: 100,
  heading,
  lens: on,
});

describe('a place', () => {
  it('seen from the page, from a board and from another comes back the same', () => {
    assert(
      property(place, lens('one'), lens('two'), (page, one, two) => {
        expectSame(seenFrom(seenFrom(page, one), undefined), page);
        const onOne = { ...page, lens: one };
        expectSame(seenFrom(seenFrom(onOne, two), one), onOne);
      }),
    );
  });

  it('on its own board is the same, however the board has moved', () => {
    expect(seenFrom(at(1, 2, HERE), ELSEWHERE)).toEqual(at(1, 2, HERE));
  });
});

describe('flights on a board', () => {
  it('are in its units, whatever the camera did meanwhile', () => {
    expect(backTo(at(0, 0, HERE), at(300, 40, ELSEWHERE))).toBe('translate(-300px, -40px) scale(1)');
  });

  it('are none for a pan or a zoom', () => {
    const from = new Map([['card', at(100, 100, HERE)]]);
    const to = new Map([['card', at(100, 100, ELSEWHERE)]]);
    expect(flightsOf(from, to, new Set())).toEqual([]);
  });

  it('come from the page in units of the board, over its edge', () => {
    const hand: Place = { x: 300, y: 700, width: 60, height: 60 };
    const clip = flight('card', hand, at(0, 0, HERE));
    expect(clip.isOver).toBe(true);
    // From (330, 730) on the page: on the board that is (60, 1060), 1.2 times as large.
    expect(clip.frames[0]).toEqual({ transform: 'translate(10px, 1010px) scale(1.2)' });
  });

  it('go to the page in pixels', () => {
    const clip = flight('card', at(0, 0, HERE), { x: 300, y: 700, width: 100, height: 100 });
    expect(clip.isOver).toBeUndefined();
    expect(clip.frames[0]).toEqual({ transform: 'translate(-25px, -525px) scale(0.5)' });
  });

  it('turn the short way', () => {
    assert(
      property(integer({ min: -720, max: 720 }), integer({ min: -720, max: 720 }), (from, to) => {
        const [first] = flight('ship', at(0, 0, HERE, from), at(50, 0, HERE, to)).frames;
        const turn = Number(/rotate\((.*)deg\)/.exec(String(first?.['transform']))?.[1] ?? 0);
        expect(Math.abs(turn)).toBeLessThanOrEqual(180);
        expect((((from - to - turn) % 360) + 360) % 360).toBe(0);
      }),
    );
  });

  it('are taken by a piece that only turns, and end as it lies', () => {
    const [turned] = flightsOf(
      new Map([['ship', at(0, 0, HERE, 350)]]),
      new Map([['ship', at(0, 0, HERE, 10)]]),
      new Set(),
    );
    expect(turned?.frames).toEqual([
      { transform: 'translate(0px, 0px) scale(1) rotate(-20deg)' },
      { transform: 'translate(0px, 0px) scale(1) rotate(0deg)' },
    ]);
  });

  it('carry along what lies in a piece that turns, or that comes from the hand', () => {
    const holders = new Map([['crate', 'ship']]);
    const crate = { x: 10, y: 10, width: 20, height: 20 };
    const turned = flightsOf(
      new Map([
        ['ship', at(0, 0, HERE, 0)],
        ['crate', { ...crate, lens: HERE }],
      ]),
      new Map([
        ['ship', at(0, 0, HERE, 90)],
        ['crate', { ...crate, x: 70, lens: HERE }],
      ]),
      new Set(),
      holders,
    );
    expect(turned.map(({ piece }) => piece)).toEqual(['ship']);
    const come = flightsOf(
      new Map([
        ['ship', { ...at(500, 600), width: 200, height: 200 }],
        ['crate', { x: 520, y: 620, width: 40, height: 40 }],
      ]),
      new Map([
        ['ship', at(0, 0, HERE)],
        ['crate', { ...crate, lens: HERE }],
      ]),
      new Set(),
      holders,
    );
    expect(come.map(({ piece }) => piece)).toEqual(['ship']);
  });
});
