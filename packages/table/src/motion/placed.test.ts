import { assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePlaced, parsePlaced } from './placed.ts';

const number = double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

describe('the place that a piece says it has', () => {
  it('is read as it was written', () => {
    const place = record({ x: number, y: number, width: number, height: number, heading: number });
    assert(
      property(place, (said) => {
        expect(parsePlaced(makePlaced(said))).toEqual(said);
      }),
    );
  });

  it('has no turn where none is said', () => {
    expect(parsePlaced(makePlaced({ x: 1, y: 2, width: 3, height: 4 }))?.heading).toBe(0);
  });

  it.each([undefined, '', '1 2 3 4', '1 2 3 4 5 6', '1 2 3 4 x', '1 2 3 4 Infinity'])(
    'is none when it says %s',
    (text) => {
      expect(parsePlaced(text)).toBeUndefined();
    },
  );
});
