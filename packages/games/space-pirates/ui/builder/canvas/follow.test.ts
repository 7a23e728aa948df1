import { describe, expect, test } from 'vitest';
import { bare } from '../model/drawn.ts';
import { brought, dragged, turned } from './follow.ts';

describe('a finger that drags', () => {
  const plan = bare({ scenery: [['belt', 3000, 3000, 'h']] });
  test('keeps hold of a piece where it took it, by whole millimetres', () => {
    const belt = dragged(plan, { kind: 'piece', at: 3 }, { x: 3100, y: 2950 }, true);
    expect(belt({ x: 3633, y: 2950 }).pieces[3]).toEqual({ kind: 'belt', x: 3530, y: 3000, turn: 0 });
    expect(belt({ x: 3101, y: 2951 })).toBe(plan);
  });

  test('brings a base to an edge, and away again', () => {
    const base = dragged(plan, { kind: 'piece', at: 0 }, { x: 450, y: 3000 }, true);
    expect(base({ x: 500, y: 2000 }).pieces[0]).toEqual({ kind: 'base', x: 450, y: 2000, turn: 0 });
    expect(base({ x: 900, y: 2000 }).pieces[0]).toEqual({ kind: 'base', x: 900, y: 2000, turn: 0 });
  });

  test('drags a corner of a rectangle, or one alone; an edge gives a new corner', () => {
    const corner = { kind: 'corner', at: 1 } as const;
    expect(dragged(plan, corner, { x: 6000, y: 0 }, true)({ x: 7000, y: 0 }).border[2]?.x).toBe(7000);
    expect(dragged(plan, corner, { x: 6000, y: 0 }, false)({ x: 7000, y: 0 }).border[2]?.x).toBe(6000);
    const bent = dragged(plan, { kind: 'edge', at: 1 }, { x: 6000, y: 3000 }, false)({ x: 7000, y: 3000 });
    expect(bent.border[2]).toEqual({ x: 7000, y: 3000 });
    expect(bent.border).toHaveLength(5);
  });

  test('turns a piece by its handle, easily by fifteen degrees', () => {
    const handle = turned(plan, 3);
    expect(handle({ x: 3000, y: 4000 }).pieces[3]?.turn).toBe(90);
    expect(handle({ x: 4000, y: 4100 }).pieces[3]?.turn).toBe(45);
    expect(handle({ x: 4000, y: 3140 }).pieces[3]?.turn).toBe(8);
    expect(handle({ x: 2000, y: 3000 }).pieces[3]?.turn).toBe(0);
  });

  test('brings a new piece from the shelf; a base turns its back to an edge', () => {
    expect(brought(plan, 'base')({ x: 5500, y: 1502 }).pieces[4]).toEqual({
      kind: 'base',
      x: 5550,
      y: 1500,
      turn: 180,
    });
    expect(brought(plan, 'moon')({ x: 5500, y: 1502 }).pieces[4]).toEqual({
      kind: 'moon',
      x: 5500,
      y: 1500,
      turn: 0,
    });
  });
});
