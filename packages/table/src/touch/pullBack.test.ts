import { type Arbitrary, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLACK } from './fingers.ts';
import { distance, type Point } from './point.ts';
import { type Pull, pullBack } from './pullBack.ts';

const point: Arbitrary<Point> = record({
  x: integer({ min: -50, max: 50 }),
  y: integer({ min: -50, max: 50 }),
});

const gestureTo = (at: Point) => ({ kind: 'drag', from: { x: 0, y: 0 }, at, scale: 1 }) as const;

describe('a pull back', () => {
  it('throws from the finger to the anchor and as far as they are apart, unless the finger came back', () => {
    assert(
      property(point, point, (anchor, at) => {
        const ended: Pull[] = [];
        const cancelled: string[] = [];
        const follower = pullBack(anchor, {
          end: (pull) => ended.push(pull),
          cancel: (why) => cancelled.push(why),
        });
        follower.end?.(gestureTo(at));
        const isBack = distance(anchor, at) < SLACK;
        expect(cancelled).toEqual(isBack ? ['back'] : []);
        expect(ended).toHaveLength(isBack ? 0 : 1);
        for (const { vector, length } of ended) {
          expect({ x: at.x + vector.x, y: at.y + vector.y }).toEqual(anchor);
          expect(length).toBeCloseTo(Math.hypot(vector.x, vector.y));
        }
      }),
    );
  });

  it('tells while it goes on that letting go would cancel', () => {
    const told: boolean[] = [];
    const follower = pullBack({ x: 0, y: 0 }, { move: ({ isBack }) => told.push(isBack) });
    for (const x of [40, SLACK, SLACK - 1, 40]) follower.move?.(gestureTo({ x, y: 0 }));
    expect(told).toEqual([false, false, true, false]);
  });

  it('passes on why it was cancelled', () => {
    const told: string[] = [];
    pullBack({ x: 0, y: 0 }, { cancel: (why) => told.push(why) }).cancel?.('escape');
    expect(told).toEqual(['escape']);
  });
});
