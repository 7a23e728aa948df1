import { type Arbitrary, array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPlan, bare, preset } from './drawn.ts';
import {
  added,
  fullOf,
  isRectangle,
  isRemovable,
  isSwappable,
  movedBy,
  movedTo,
  named,
  removed,
  seated,
  straightened,
  swapped,
  turnedBy,
  turnedTo,
  withCornerIn,
  withPiece,
} from './edits.ts';
import { KINDS, type Plan, roundOf } from './plan.ts';
import { readPlan, writePlan } from './reading.ts';
import type { Thing } from './thing.ts';

const thing: Arbitrary<Thing> = record({
  kind: constantFrom('piece', 'corner', 'edge'),
  at: integer({ min: 0, max: 60 }),
});
const number = integer({ min: -99999, max: 99999 });

type Edit = (plan: Plan) => Plan;
const edit: Arbitrary<Edit> = tuple(
  constantFrom(...KINDS),
  thing,
  number,
  number,
  integer({ min: 0, max: 10 }),
).map(
  ([kind, one, x, y, which]): Edit =>
    (plan) =>
      [
        () => movedTo(plan, one, { x, y }, false),
        () => movedBy(plan, one, { x, y }, true),
        () => turnedTo(plan, one.at, x),
        () => turnedBy(plan, one.at, y),
        () => added(plan, { kind, x, y, turn: 0 }),
        () => removed(plan, one),
        () => withCornerIn(plan, one.at, { x, y }),
        () => straightened(plan),
        () => seated(plan, x),
        () => swapped(plan, one.at).plan,
        () => named(plan, 'Archipel'),
      ][which]?.() ?? plan,
);

describe('edits', () => {
  test('whatever is done, and where, leads to a plan that can be kept', () => {
    assert(
      property(anyPlan, array(edit, { maxLength: 30 }), (plan, edits) => {
        const drawn = edits.reduce((now, each) => each(now), plan);
        const opened = readPlan(JSON.parse(JSON.stringify(writePlan(drawn))));
        expect(opened).toHaveProperty('plan');
        expect(drawn.border.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  test('a corner of a rectangle is dragged, and the rectangle stays one', () => {
    const wide = movedTo(bare(), { kind: 'corner', at: 2 }, { x: 8000, y: 7000 }, true);
    expect(wide.border).toEqual([
      { x: 0, y: 0 },
      { x: 8000, y: 0 },
      { x: 8000, y: 7000 },
      { x: 0, y: 7000 },
    ]);
    assert(
      property(integer({ min: 0, max: 3 }), number, number, (at, x, y) => {
        const moved = movedTo(bare(), { kind: 'corner', at }, { x, y }, true);
        expect(isRectangle(moved)).toBe(true);
        for (const [one, corner] of moved.border.entries()) {
          const next = moved.border[(one + 1) % 4] ?? corner;
          expect(Math.abs(next.x - corner.x) + Math.abs(next.y - corner.y)).toBeGreaterThanOrEqual(600);
        }
      }),
    );
  });

  test('a free corner goes alone; a border is made a rectangle again', () => {
    const bent = movedTo(bare(), { kind: 'corner', at: 2 }, { x: 8000, y: 7000 }, false);
    expect(bent.border[1]).toEqual({ x: 6000, y: 0 });
    expect(isRectangle(bent)).toBe(false);
    expect(straightened(bent).border[2]).toEqual({ x: 8000, y: 7000 });
    expect(isRectangle(straightened(bent))).toBe(true);
  });

  test('a corner comes after the one whose edge it lies in; three are left at least', () => {
    const five = withCornerIn(bare(), 3, { x: 10, y: 3000 });
    expect(five.border[4]).toEqual({ x: 10, y: 3000 });
    const triangle = removed(removed(five, { kind: 'corner', at: 0 }), { kind: 'corner', at: 0 });
    expect(triangle.border).toHaveLength(3);
    expect(isRemovable(triangle, { kind: 'corner', at: 0 })).toBe(false);
    expect(removed(triangle, { kind: 'corner', at: 0 })).toBe(triangle);
    const full = Array.from({ length: 40 }).reduce<Plan>(
      (plan) => withCornerIn(plan, 0, { x: 1, y: 1 }),
      bare(),
    );
    expect(full.border).toHaveLength(24);
  });

  test('pieces turn by whole degrees, and as far as it makes a difference', () => {
    const plan = bare({
      scenery: [
        ['belt', 3000, 3000, 'h'],
        ['moon', 1000, 1000],
      ],
    });
    expect(turnedBy(plan, 0, -1).pieces[0]?.turn).toBe(359);
    expect(turnedBy(plan, 3, -1).pieces[3]?.turn).toBe(179);
    expect(turnedTo(plan, 3, 44.6).pieces[3]?.turn).toBe(45);
    expect(turnedBy(plan, 4, 45)).toBe(plan);
    expect(turnedTo(plan, 0, 360)).toBe(plan);
    for (const kind of KINDS) expect([0, 180, 360]).toContain(roundOf(kind));
  });

  test('SP-117: there may be 8 bases, 4 sides and 40 other pieces', () => {
    const filled = (kind: (typeof KINDS)[number]): Plan =>
      Array.from({ length: 99 }).reduce<Plan>((plan) => added(plan, { kind, x: 1, y: 1, turn: 0 }), bare());
    expect([filled('base').pieces.length, fullOf(filled('base'), 'base')]).toEqual([8, 'bases']);
    expect([filled('side').pieces.length, fullOf(filled('side'), 'side')]).toEqual([7, 'sides']);
    expect([filled('moon').pieces.length, fullOf(filled('moon'), 'belt')]).toEqual([43, 'scenery']);
    expect(fullOf(filled('moon'), 'base')).toBeUndefined();
  });

  test('SP-2: an abandoned base and an active one change places', () => {
    const plan = preset(3);
    expect(isSwappable(plan, 0)).toBe(true);
    const { plan: other, at } = swapped(plan, 0);
    expect(at).toBe(4);
    expect([other.pieces[0], other.pieces[4]]).toEqual([plan.pieces[4], plan.pieces[0]]);
    const { plan: third, at: back } = swapped(other, 4);
    expect([back, third.pieces[3], third.pieces[4]]).toEqual([3, other.pieces[4], other.pieces[3]]);
    expect(isSwappable(preset(4), 0)).toBe(false);
    expect(isSwappable(plan, 7)).toBe(false);
  });

  test('what changes nothing is the same plan', () => {
    const plan = preset(2);
    expect(movedTo(plan, { kind: 'piece', at: 0 }, { x: 450, y: 3000 }, true)).toBe(plan);
    expect(movedTo(plan, { kind: 'edge', at: 0 }, { x: 1, y: 1 }, true)).toBe(plan);
    expect(withPiece(plan, 0, { kind: 'base', x: 450, y: 3000, turn: 0 })).toBe(plan);
    expect(named(plan, '')).toBe(plan);
    expect(seated(plan, 5)).toBe(plan);
  });
});
