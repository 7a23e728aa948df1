import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLayout } from '../../../universe/layout.ts';
import { type Layout, presetOf } from '../../../universe/presets.ts';
import { anyPlan, bare, preset } from './drawn.ts';
import { basesIn, isActive, layoutOf, planOf, settled } from './plan.ts';
import { shapesOf } from './shapes.ts';
import { calledIn } from './thing.ts';

describe('a plan', () => {
  test.each([2, 3, 4])('of the preset for %i players gives the rules that preset again', (seats) => {
    expect(preset(seats).seats).toBe(seats);
    expect(layoutOf(preset(seats))).toEqual(presetOf(seats));
    expect(parseLayout(layoutOf(preset(seats)), seats)).toEqual({ value: presetOf(seats) });
  });

  test('keeps names and whole degrees', () => {
    const layout: Layout = {
      ...presetOf(2),
      bases: [
        [450, 3000, 'E'],
        [5550, 3000, 181],
        [3000, 5550, 'N'],
      ],
      scenery: [
        ['belt', 3000, 3000, 30],
        ['side', 100, 100, 'v'],
      ],
      name: 'Archipel',
    };
    expect(layoutOf(planOf(layout))).toEqual(layout);
  });

  test('that lies anywhere on the drawing board begins at zero for the rules', () => {
    assert(
      property(anyPlan, (plan) => {
        const { border } = layoutOf(plan);
        expect(Math.min(...border.map(([x]) => x))).toBe(0);
        expect(Math.min(...border.map(([, y]) => y))).toBe(0);
        expect(settled(settled(plan))).toEqual(settled(plan));
      }),
    );
  });

  test('SP-2: has one active base more than players, as far as there are so many', () => {
    assert(
      property(anyPlan, (plan) => {
        const bases = basesIn(plan);
        const active = bases.filter((at) => isActive(plan, at));
        expect(active).toEqual(bases.slice(0, plan.seats + 1));
        const kinds = shapesOf(plan).map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'base')).toHaveLength(active.length);
        expect(kinds.filter((kind) => kind === 'abandoned')).toHaveLength(bases.length - active.length);
      }),
    );
  });

  test('counts things of a kind from 1', () => {
    const plan = bare({
      abandoned: [[3000, 450, 'S']],
      scenery: [
        ['moon', 1, 1],
        ['belt', 1, 1, 'h'],
        ['moon', 2, 2],
      ],
    });
    const called = plan.pieces.map((_, at) => calledIn(plan, { kind: 'piece', at }));
    expect(called.map(({ kind, nth }) => `${kind} ${nth}`)).toEqual([
      'base 1',
      'base 2',
      'base 3',
      'abandoned 1',
      'moon 1',
      'belt 1',
      'moon 2',
    ]);
    expect(calledIn(plan, { kind: 'edge', at: 2 })).toEqual({ kind: 'edge', nth: 3 });
  });
});
