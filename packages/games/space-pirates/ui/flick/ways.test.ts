/** Pull, swipe and sweep: three ways to the same move. */
import { pullOf } from '@tortuga/table';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHeading } from '../../space/directions.ts';
import { flickOfPull, LONGEST_PULL } from './pull.ts';
import { lastsFor, nthDisc, sweptAngle, sweptPower } from './sweep.ts';
import { flickOfSwipe, hasTouched, isThrough, type Trace } from './swipe.ts';
import { parseWay, WAYS } from './way.ts';

const pulledTo = (x: number, y: number) => flickOfPull(pullOf({ x: 0, y: 0 }, { x, y }));

describe('pulling back', () => {
  test('flicks the other way, and harder the farther one pulls', () => {
    expect(pulledTo(-LONGEST_PULL, 0)).toEqual({ angle: 0, power: 1000 });
    expect(pulledTo(0, -50).angle).toBe(900);
    expect(pulledTo(80, 0).angle).toBe(1800);
    expect(pulledTo(-84, 0).power).toBe(500);
    expect(pulledTo(-900, 0).power).toBe(1000);
    expect(pulledTo(-8, 0).power).toBe(1);
  });

  test('is a legal flick from anywhere on a screen', () => {
    const pixel = integer({ min: -4000, max: 4000 });
    assert(
      property(pixel, pixel, (x, y) => {
        const { angle, power } = pulledTo(x, y);
        expect(isHeading(angle)).toBe(true);
        expect(Number.isInteger(power) && power >= 1 && power <= 1000).toBe(true);
      }),
    );
  });
});

/** From there with so many pixels a step, 10 ms apart. */
const swipe = (from: number, by: number, steps: number, y = 0): readonly Trace[] =>
  Array.from({ length: steps }, (_, step) => ({ x: from + step * by, y, t: 1000 + step * 10 }));

const DISC = { x: 0, y: 0 };

describe('swiping', () => {
  test('gives the direction and the speed of the finger', () => {
    expect(flickOfSwipe(swipe(-60, 10, 12))).toEqual({ angle: 0, power: 111 });
    expect(flickOfSwipe(swipe(60, -30, 8))).toEqual({ angle: 1800, power: 1000 });
    expect(flickOfSwipe(swipe(60, -90, 8))?.power).toBe(1000);
  });

  test('pushes nothing where the finger is too slow, or has only come down', () => {
    expect(flickOfSwipe(swipe(0, 0.5, 20))).toBeUndefined();
    expect(flickOfSwipe(swipe(0, 0, 1))).toBeUndefined();
    expect(flickOfSwipe([])).toBeUndefined();
  });

  test('goes as soon as the finger is through the disc: not before, and not beside it', () => {
    expect(isThrough(swipe(-60, 10, 5), DISC, 22)).toBe(false);
    expect(isThrough(swipe(-60, 10, 9), DISC, 22)).toBe(true);
    expect(isThrough(swipe(-60, 10, 9, 40), DISC, 22)).toBe(false);
    // Between two places of a quick finger the disc was touched all the same.
    expect(hasTouched(swipe(-100, 200, 2), DISC, 22)).toBe(true);
  });

  test('is a legal flick for any finger', () => {
    const pixel = integer({ min: -500, max: 500 });
    assert(
      property(pixel, pixel, integer({ min: 1, max: 60 }), (x, y, ms) => {
        const flick = flickOfSwipe([
          { x: 0, y: 0, t: 0 },
          { x, y, t: ms },
        ]) ?? { angle: 0, power: 1 };
        expect(isHeading(flick.angle)).toBe(true);
        expect(Number.isInteger(flick.power) && flick.power >= 1 && flick.power <= 1000).toBe(true);
      }),
    );
  });
});

describe('one switch', () => {
  test('sees each disc go by, every aim, and every power up and down again', () => {
    expect([0, 1400, 2800, 4200].map((ms) => nthDisc(ms, 3))).toEqual([0, 1, 2, 0]);
    expect(sweptAngle(900, 0, false)).toBe(900);
    expect(sweptAngle(900, 7000, false)).toBe(2700);
    expect(sweptAngle(900, 14_000, false)).toBe(900);
    expect([0, 1500, 3000, 4500].map((ms) => sweptPower(ms, false))).toEqual([10, 500, 1000, 500]);
  });

  test('sees them in steps where less motion is wanted, never three in a second', () => {
    const angles = Array.from({ length: 1000 }, (_, ms) => sweptAngle(0, ms, true));
    expect(new Set(angles).size).toBeLessThanOrEqual(3);
    const powers = Array.from({ length: 1000 }, (_, ms) => sweptPower(ms, true));
    expect(new Set(powers).size).toBeLessThanOrEqual(4);
  });

  test('is legal at any moment, and waits to be asked again after a while', () => {
    assert(
      property(integer({ min: 0, max: 200_000 }), integer({ min: 0, max: 3599 }), (ms, from) => {
        expect(isHeading(sweptAngle(from, ms, false))).toBe(true);
        expect(sweptPower(ms, true)).toBeGreaterThanOrEqual(1);
        expect(sweptPower(ms, true)).toBeLessThanOrEqual(1000);
      }),
    );
    expect(lastsFor('disc', 4)).toBeGreaterThan(lastsFor('disc', 1));
  });
});

test('a way that was kept is read again, and anything else is the usual one', () => {
  for (const way of WAYS) expect(parseWay(way)).toBe(way);
  for (const way of [null, undefined, 3, 'pull!', {}]) expect(parseWay(way)).toBe('pull');
});
