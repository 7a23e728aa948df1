/** When two sliding discs meet, against small steps in time; and discs that lie against each other. */
import { assert, integer, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Body, bodyAt, BRAKE, farAt, setVelocity, stopOf } from './body.ts';
import { luckOf } from './luck.ts';
import { meetingOf } from './meeting.ts';
import { type Slide, slideDiscs } from './slide.ts';

const bodyWith = (x: number, y: number, vx: number, vy: number): Body => {
  const body = bodyAt(1, false, { x, y });
  setVelocity(body, vx, vy);
  return body;
};

const gapAt = (one: Body, other: Body, time: number): number => {
  const [far, farther] = [farAt(one, time), farAt(other, time)];
  return (
    Math.hypot(
      one.x + far * one.dx - other.x - farther * other.dx,
      one.y + far * one.dy - other.y - farther * other.dy,
    ) - 250
  );
};

describe('the meeting of two sliding discs', () => {
  const speed = integer({ min: -9000, max: 9000 });
  const place = integer({ min: -1500, max: 1500 });

  test('comes when the gap closes, and not before', () => {
    assert(
      property(place, place, speed, speed, speed, speed, (x, y, vx, vy, wx, wy) => {
        pre(Math.hypot(x, y) > 250 && (vx !== 0 || vy !== 0) && (wx !== 0 || wy !== 0));
        const [one, other] = [bodyWith(0, 0, vx, vy), bodyWith(x, y, wx, wy)];
        const until = Math.min(stopOf(one), stopOf(other));
        const time = meetingOf(one, other, 0, until);
        const end = Math.min(time, until);
        expect(time === Infinity ? 0 : Math.abs(gapAt(one, other, end))).toBeLessThan(1e-4);
        for (let step = 0; step < 500; step++) {
          expect(gapAt(one, other, (step / 500) * end)).toBeGreaterThan(-1e-3);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a gap that opens by a hair and closes again is not overlooked', () => {
    // Side by side after an impact without a bounce, from a stress of crowded boards.
    const one = bodyWith(3324, 1600, 1789.9542850248467, 271.71666355536684);
    const other = bodyWith(3394, 1840, 213.3698551096306, 731.553788947305);
    const until = Math.min(stopOf(one), stopOf(other));
    expect(meetingOf(one, other, 0, until)).toBeLessThan(until);
  });

  test.each([
    [1001, Infinity],
    [1003, 0],
  ])('touching discs meet again only from 0.2 mm/s on: %i after 1000 u/s', (fast, time) => {
    expect(meetingOf(bodyWith(0, 0, fast, 0), bodyWith(250, 0, 1000, 0), 0, 1000 / BRAKE)).toBe(time);
  });
});

/** A disc between two revealed Asteroids, touching both. */
const pinned = (vx: number, vy: number): Slide => ({
  solids: [],
  edges: [],
  discs: [
    { id: 1, x: 0, y: 0, fixed: true },
    { id: 2, x: 250, y: 0, fixed: false },
    { id: 3, x: 500, y: 0, fixed: true },
  ],
  flicked: 2,
  vx,
  vy,
});

test('a disc with 100 events at one instant is wedged and stops', () => {
  const { happenings, pieces, bodies } = slideDiscs(pinned(6000, 0), luckOf(1));
  expect(happenings).toHaveLength(100);
  expect(pieces.at(-1)).toEqual([0, 2, 250, 0, 0, 0]);
  expect(bodies[1]).toMatchObject({ x: 250, y: 0, gone: false });
});

test.each([
  [1, 0],
  [3, 1],
])('a resting disc that is touched is met only from 0.2 mm/s on: %i u/s', (vx, count) => {
  const discs = [
    { id: 1, x: 0, y: 0, fixed: false },
    { id: 2, x: 250, y: 0, fixed: false },
  ];
  const slide = { solids: [], edges: [], discs, flicked: 1, vx, vy: 6000 };
  expect(slideDiscs(slide, luckOf(1)).happenings).toHaveLength(count);
});

test('one that slides out between them is not', () => {
  const { happenings, bodies } = slideDiscs(pinned(0, 6000), luckOf(1));
  expect(happenings).toEqual([]);
  expect(bodies[1]?.y).toBeCloseTo((6000 * 6000) / (2 * BRAKE), 6);
});
