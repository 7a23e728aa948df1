import { describe, expect, test } from 'vitest';
import type { Layout, Scenery } from '../../../universe/presets.ts';
import { bare, preset } from './drawn.ts';
import { faultsOf, needsTwoBoxes, quickFaultsOf } from './faults.ts';
import { movedBy, movedTo, seated } from './edits.ts';
import type { Plan } from './plan.ts';
import { thingName } from './thing.ts';

const told = (plan: Plan): readonly string[] =>
  faultsOf(plan).map(({ fault, things }) => [fault.code, ...things.map(thingName)].join(' '));

const withScenery = (...scenery: readonly Scenery[]): Plan => bare({ scenery });
const withBorder = (...border: Layout['border']): Plan => bare({ border });

describe('SP-1: faults are placed at the things that have them', () => {
  test.each<readonly [string, Plan, readonly string[]]>([
    ['a preset', preset(4), []],
    [
      'a moon over a planet',
      withScenery(['planet', 2000, 2000], ['moon', 2000, 2000]),
      ['overlap piece-3 piece-4'],
    ],
    ['a moon outside', withScenery(['planet', 2000, 2000], ['moon', -900, 0]), ['outside piece-4']],
    [
      'a belt in an abandoned base',
      bare({ abandoned: [[3000, 450, 'S']], scenery: [['belt', 3000, 450, 'h']] }),
      ['overlap piece-3 piece-4'],
    ],
    ['a planet before a mouth', withScenery(['planet', 1300, 3000]), ['no-exit piece-0']],
    ['a moon nearly before it', withScenery(['moon', 1874, 3000]), ['cut-off piece-0']],
    ['a base too few', seated(bare(), 3), ['wrong-number-of-bases']],
    [
      'a short edge',
      withBorder([0, 0], [6000, 0], [6000, 6000], [424, 6000], [0, 5576]),
      ['short-edge edge-3'],
    ],
    ['a sharp corner', withBorder([0, 0], [11002, 0], [5000, 6000], [0, 6000]), ['sharp-corner corner-1']],
    [
      'a border that crosses itself, whatever else',
      withBorder(
        [0, 0],
        [6000, 0],
        [6000, 6000],
        [2000, 6000],
        [2000, 2000],
        [7000, 2000],
        [7000, 7000],
        [0, 7000],
      ),
      ['narrow-border edge-1 edge-4'],
    ],
    [
      'a border too wide',
      movedTo(bare(), { kind: 'corner', at: 2 }, { x: 12001, y: 6000 }, true),
      ['too-large'],
    ],
  ])('%s', (_, plan, faults) => {
    expect(told(plan)).toEqual(faults);
  });

  test('wherever it lies on the drawing board', () => {
    const all = (plan: Plan, x: number, y: number): Plan => ({
      ...plan,
      border: plan.border.map((corner) => ({ x: corner.x + x, y: corner.y + y })),
      pieces: plan.pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y })),
    });
    const faulty = withScenery(['moon', 1874, 3000], ['planet', 3000, 3000], ['moon', 3000, 3400]);
    for (const plan of [preset(4), faulty]) expect(told(all(plan, -3017, 1243))).toEqual(told(plan));
  });

  test('while a finger drags, all of them but whether mouths can be reached', () => {
    const walled = withScenery(['moon', 1874, 3000]);
    expect(quickFaultsOf(walled)).toEqual([]);
    const blocked = movedBy(walled, { kind: 'piece', at: 3 }, { x: -200, y: 0 }, true);
    expect(quickFaultsOf(blocked)).toEqual(faultsOf(blocked));
  });
});

test('SP-117: more than one box holds is told', () => {
  expect(needsTwoBoxes(preset(4))).toBe(false);
  const moons = Array.from({ length: 5 }, (_, n): Scenery => ['moon', 1000 * n, 100]);
  expect(needsTwoBoxes(withScenery(...moons))).toBe(true);
});
