import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, preset } from './drawn.ts';
import { quickFaultsOf } from './faults.ts';
import { added } from './edits.ts';
import { thingAt } from './pick.ts';
import { drawnToEdge, freely } from './place.ts';
import { KINDS, type Piece, type Plan } from './plan.ts';

describe('a new piece', () => {
  test('goes where it stands free, wherever one looks', () => {
    const spot = record({ x: integer({ min: 0, max: 8000 }), y: integer({ min: 0, max: 7000 }) });
    assert(
      property(constantFrom('base', 'planet', 'moon'), spot, (kind, at) => {
        const plan: Plan = { ...preset(4), pieces: preset(4).pieces.slice(0, 9) };
        const more = added(plan, freely(plan, { kind, ...at, turn: 0 }));
        const placed = quickFaultsOf(more).filter(
          ({ fault }) => fault.code === 'overlap' || fault.code === 'outside',
        );
        expect(placed).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('stays where it is if there is no room', () => {
    const narrow = bare({
      border: [
        [0, 0],
        [900, 0],
        [900, 900],
        [0, 900],
      ],
    });
    const piece: Piece = { kind: 'galaxy', x: 450, y: 450, turn: 0 };
    expect(freely(narrow, piece)).toEqual(piece);
  });
});

describe('near an edge', () => {
  const plan = bare();
  test.each<readonly [string, Piece, boolean, Partial<Piece>]>([
    [
      'a new base stands with its back to it',
      { kind: 'base', x: 5480, y: 1500, turn: 0 },
      true,
      { x: 5550, y: 1500, turn: 180 },
    ],
    [
      'a base that faces about so is put straight',
      { kind: 'base', x: 5480, y: 1500, turn: 170 },
      false,
      { x: 5550, turn: 180 },
    ],
    [
      'a base that is turned otherwise is left alone',
      { kind: 'base', x: 5480, y: 1500, turn: 120 },
      false,
      { x: 5480, turn: 120 },
    ],
    ['a base farther off is left alone', { kind: 'base', x: 5300, y: 1500, turn: 180 }, false, { x: 5300 }],
    [
      'a new side lies along it',
      { kind: 'side', x: 60, y: 3000, turn: 0 },
      true,
      { x: 0, y: 3000, turn: 90 },
    ],
    ['a moon is left alone', { kind: 'moon', x: 60, y: 3000, turn: 0 }, true, { x: 60 }],
  ])('%s', (_, piece, isNew, expected) => {
    expect(drawnToEdge(plan, piece, isNew)).toMatchObject(expected);
  });

  test('of any border, a base that is drawn to it stands inside', () => {
    const spot = record({ x: integer({ min: 0, max: 7000 }), y: integer({ min: 0, max: 7000 }) });
    const slanted = {
      ...bare({
        border: [
          [0, 0],
          [7000, 500],
          [6100, 6900],
          [2000, 7000],
        ],
      }),
      pieces: [],
    };
    assert(
      property(spot, (at) => {
        const base: Piece = { kind: 'base', ...at, turn: 0 };
        const drawn = drawnToEdge(slanted, base, true);
        if (drawn === base) return;
        const faults = quickFaultsOf({ ...slanted, pieces: [drawn] });
        expect(faults.filter(({ fault }) => fault.code === 'outside')).toHaveLength(0);
      }),
    );
  });
});

describe('a finger', () => {
  const plan = bare({
    scenery: [
      ['moon', 3000, 3000],
      ['moon', 3000, 3460],
    ],
  });
  test.each<readonly [string, number, number, string | undefined]>([
    ['on a piece means it', 3000, 3100, 'piece 3'],
    ['beside small pieces means the nearest', 3300, 3240, 'piece 4'],
    ['far from all means nothing', 2000, 1500, undefined],
    ['at a corner means the corner', 150, 150, 'corner 0'],
    ['in the middle of an edge means the edge', 3000, 100, 'edge 0'],
    ['on a base means it, though an edge is there', 100, 3000, 'piece 0'],
  ])('%s', (_, x, y, expected) => {
    const found = thingAt(plan, { x, y }, 300, true);
    expect(found && `${found.kind} ${found.at}`).toBe(expected);
  });

  test('finds no edges where no corner may be added', () => {
    expect(thingAt(plan, { x: 3000, y: 100 }, 300, false)).toBeUndefined();
  });

  test('finds every piece of a kind at its middle', () => {
    for (const kind of KINDS) {
      const one = { ...bare(), pieces: [{ kind, x: 3000, y: 3000, turn: 0 }] };
      expect(thingAt(one, { x: 3000, y: 3000 }, 100, true)).toEqual({ kind: 'piece', at: 0 });
    }
  });
});
