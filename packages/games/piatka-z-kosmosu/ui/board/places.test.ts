/** What a finger means, and where arrows go. */
import { array, assert, constantFrom, double, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '../../types.ts';
import { hasCell, isSameCell } from '../laying.ts';
import { CELL, cellUnder, meantCell, nextCell, placeOf, stepAmong, type Way, worldAround } from './places.ts';

const cell = record({ x: integer({ min: -9, max: 9 }), y: integer({ min: -9, max: 9 }) });
const cells = array(cell, { minLength: 1, maxLength: 12 });
const point = record({
  x: double({ min: -900, max: 900, noNaN: true }),
  y: double({ min: -900, max: 900, noNaN: true }),
});
const WAYS: readonly Way[] = ['left', 'right', 'up', 'down'];

const distanceTo = ({ x, y }: { readonly x: number; readonly y: number }, at: Cell): number =>
  Math.hypot((at.x + 0.5) * CELL - x, (at.y + 0.5) * CELL - y);

test('a finger on a lit cell means it', () => {
  assert(
    property(cells, nat(), double({ min: 0, max: 99, noNaN: true }), (lit, nth, reach) => {
      const at = lit[nth % lit.length] ?? { x: 0, y: 0 };
      const { x, y, width } = placeOf(at);
      expect(meantCell({ x: x + width - 1, y: y + 1 }, lit, reach)).toEqual(at);
    }),
  );
});

test('beside lit cells a finger means the nearest within reach, else the cell under it', () => {
  assert(
    property(cells, point, double({ min: 0, max: 150, noNaN: true }), (lit, at, reach) => {
      const meant = meantCell(at, lit, reach);
      const under = cellUnder(at);
      const near = lit.filter((each) => distanceTo(at, each) <= reach);
      const nearest = Math.min(...near.map((each) => distanceTo(at, each)));
      const isUnder = hasCell(lit, under) || near.length === 0;
      expect(isUnder ? isSameCell(meant, under) : distanceTo(at, meant) === nearest).toBe(true);
    }),
  );
});

test('arrows stay among the cells, go the way they point, and every step can be seen', () => {
  assert(
    property(cells, cell, constantFrom(...WAYS), (all, from, way) => {
      const to = stepAmong(all, from, way) ?? from;
      const step = nextCell({ x: 0, y: 0 }, way);
      const ahead = (each: Cell): number => (each.x - from.x) * step.x + (each.y - from.y) * step.y;
      const isStuck = all.every((each) => ahead(each) <= 0);
      expect(hasCell(all, to)).toBe(true);
      expect(isStuck ? !hasCell(all, from) || isSameCell(to, from) : ahead(to) > 0).toBe(true);
    }),
  );
});

test('an arrow that leads nowhere leads back to the cell, as one of its own: the focus may be elsewhere', () => {
  const from = { x: 2, y: 0 };
  const to = stepAmong([from, { x: -1, y: 0 }], from, 'right');
  expect(to).toEqual(from);
  expect(to).not.toBe(from);
});

test('the world holds every cell', () => {
  assert(
    property(cells, (all) => {
      const { x, y, width, height } = worldAround(all);
      for (const each of all.map(placeOf)) {
        expect(each.x >= x && each.y >= y).toBe(true);
        expect(each.x + each.width <= x + width && each.y + each.height <= y + height).toBe(true);
      }
    }),
  );
});
