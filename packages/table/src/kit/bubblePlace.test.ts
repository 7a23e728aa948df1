import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bubblePlace, heldWithin } from './bubblePlace.ts';

const page = { width: 1000, height: 800 };
const bubble = { width: 250, height: 100 };
const piece = (x: number, y: number, width = 60, height = 60) => ({ x, y, width, height });

describe('a bubble', () => {
  it('stands above its piece, the tail over its middle', () => {
    expect(bubblePlace(piece(470, 400), bubble, page)).toEqual({ x: 375, y: 286, tail: 'bottom', at: 125 });
  });

  it('hangs below a piece at the top of the page', () => {
    expect(bubblePlace(piece(470, 20), bubble, page)).toMatchObject({ y: 94, tail: 'top' });
  });

  it('stays on the page, and its tail stays at the piece', () => {
    expect(bubblePlace(piece(5, 400), bubble, page)).toMatchObject({ x: 8, at: 27 });
    expect(bubblePlace(piece(960, 400, 30), bubble, page)).toMatchObject({ x: 742, at: 226 });
  });

  it('stands beside a piece as high as the page', () => {
    expect(bubblePlace(piece(100, 10, 200, 780), bubble, page)).toEqual({
      x: 314,
      y: 350,
      tail: 'left',
      at: 50,
    });
    expect(bubblePlace(piece(700, 10, 200, 780), bubble, page)).toEqual({
      x: 436,
      y: 350,
      tail: 'right',
      at: 50,
    });
  });

  it('stays at the edge of a window that its piece has left, and at a piece that has not', () => {
    const window = { x: 100, y: 50, width: 600, height: 400 };
    const spot = record({ x: integer({ min: -2000, max: 2000 }), y: integer({ min: -2000, max: 2000 }) });
    assert(
      property(spot, ({ x, y }) => {
        const held = heldWithin(piece(x, y), window);
        const isInside = x >= 100 && x <= 640 && y >= 50 && y <= 390;
        expect(held.x === x && held.y === y).toBe(isInside);
        expect(heldWithin(held, window)).toEqual(held);
        expect(Math.min(held.x - 100, 640 - held.x, held.y - 50, 390 - held.y)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
