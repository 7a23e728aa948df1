/** What a finger means, and where arrows go. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '../../types.ts';
import { hasCell, isSameCell } from '../laying.ts';
import {
  CELL,
  cellTowards,
  cellUnder,
  meantCell,
  nextCell,
  placeOf,
  type Way,
  worldAround,
} from './places.ts';

const cell = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });
const cells = fc.array(cell, { minLength: 1, maxLength: 12 });
const point = fc.record({
  x: fc.double({ min: -900, max: 900, noNaN: true }),
  y: fc.double({ min: -900, max: 900, noNaN: true }),
});
const WAYS: readonly Way[] = ['left', 'right', 'up', 'down'];

const distance = ({ x, y }: { readonly x: number; readonly y: number }, at: Cell): number =>
  Math.hypot((at.x + 0.5) * CELL - x, (at.y + 0.5) * CELL - y);

test('a finger on a lit cell means it', () => {
  fc.assert(
    fc.property(cells, fc.nat(), fc.double({ min: 0, max: 99, noNaN: true }), (lit, nth, reach) => {
      const at = lit[nth % lit.length] ?? { x: 0, y: 0 };
      const { x, y, width } = placeOf(at);
      expect(meantCell({ x: x + width - 1, y: y + 1 }, lit, reach)).toEqual(at);
    }),
  );
});

test('beside lit cells a finger means the nearest within reach, else the cell under it', () => {
  fc.assert(
    fc.property(cells, point, fc.double({ min: 0, max: 150, noNaN: true }), (lit, at, reach) => {
      const meant = meantCell(at, lit, reach);
      const under = cellUnder(at);
      const near = lit.filter((each) => distance(at, each) <= reach);
      if (hasCell(lit, under) || near.length === 0) expect(meant).toEqual(under);
      else expect(distance(at, meant)).toBe(Math.min(...near.map((each) => distance(at, each))));
    }),
  );
});

test('arrows stay among the cells, go the way they point, and every step can be seen', () => {
  fc.assert(
    fc.property(cells, cell, fc.constantFrom(...WAYS), (all, from, way) => {
      const to = cellTowards(from, all, way);
      const step = nextCell({ x: 0, y: 0 }, way);
      const ahead = (each: Cell): number => (each.x - from.x) * step.x + (each.y - from.y) * step.y;
      if (isSameCell(to, from)) expect(all.every((each) => ahead(each) <= 0)).toBe(true);
      else expect(hasCell(all, to) && ahead(to) > 0).toBe(true);
    }),
  );
});

test('the world holds every cell', () => {
  fc.assert(
    fc.property(cells, (all) => {
      const { x, y, width, height } = worldAround(all);
      for (const each of all.map(placeOf)) {
        expect(each.x >= x && each.y >= y).toBe(true);
        expect(each.x + each.width <= x + width && each.y + each.height <= y + height).toBe(true);
      }
    }),
  );
});
