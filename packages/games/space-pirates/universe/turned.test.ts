/** Bases that are turned by whole degrees: they are left, entered and struck as upright ones are. */
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heading } from '../space/directions.ts';
import { pointOf } from '../space/hexagon.ts';
import { roundPoint } from '../space/point.ts';
import { act, BARE, codeOf, moving, pirate, putShip, universe } from '../testing/positions.ts';
import type { State } from '../types.ts';
import { universeOf } from './universe.ts';

const degrees = integer({ min: 0, max: 359 });
/** Points of a mouth line, 5 mm apart. */
const steps = integer({ min: -7, max: 7 });

/** Base 0 in the middle, turned; ship 0 in its Hangar, with a card. */
const turned = (turn: number): State => {
  const bases = BARE.bases.map((plan, base) => (base === 0 ? ([3000, 3000, turn] as const) : plan));
  const state = universe(2, { layout: { ...BARE, bases } });
  moving(state, '5:RF');
  return state;
};

const exit = (angle: number, step: number): string =>
  `template ${heading(angle)}${step === 0 ? '' : ` ${50 * step}`}`;

describe('a turned base', () => {
  test('SP-1, SP-104: is left from all points of its mouth, within 45 degrees of straight out', () => {
    assert(
      property(degrees, steps, integer({ min: -450, max: 450 }), (turn, step, aside) => {
        const state = turned(turn);
        for (const angle of [-450, aside, 450])
          expect(codeOf(state, 0, exit(10 * turn + angle, step))).toBeUndefined();
        for (const angle of [-451, 451])
          expect(codeOf(state, 0, exit(10 * turn + angle, step))).toBe('too-wide');
      }),
    );
  });

  test('SP-1, SP-56: is entered by its mouth from in front, and solid elsewhere', () => {
    assert(
      property(degrees, integer({ min: -300, max: 300 }), (turn, aside) => {
        const state = turned(turn);
        const site = universeOf(state.options, 2).bases[0];
        const mouth = { ...(site?.mouth ?? { x: 0, y: 0 }), h: 10 * turn };
        const before = roundPoint(pointOf(mouth, 1150, aside));
        putShip(state, 0, before.x, before.y, heading(10 * turn + 1800));
        act(state, 0, `template ${heading(10 * turn + 1800)}`);
        expect(pirate(state, 0).ship).toEqual({ at: 'hangar', base: 0 });
        const behind = roundPoint(pointOf(mouth, -900 - 1150, aside));
        const struck = turned(turn);
        putShip(struck, 0, behind.x, behind.y, 10 * turn);
        expect(codeOf(struck, 0, `template ${10 * turn}`)).toBe('blocked');
      }),
    );
  });
});

test('the letters are names of degrees', () => {
  const layOut = (turns: readonly ('E' | 'S' | 'W' | 'N' | number)[]) => {
    const bases = turns.map((turn) => [3000, 3000, turn] as const);
    return universeOf({ layout: { ...BARE, bases } }, 2).bases;
  };
  expect(layOut(['E', 'S', 'W', 'N'])).toEqual(layOut([0, 90, 180, 270]));
  const belts = (lies: readonly ('h' | 'v' | number)[]) => {
    const scenery = lies.map((each) => ['belt', 3000, 3000, each] as const);
    return universeOf({ layout: { ...BARE, scenery } }, 2).blocks;
  };
  expect(belts(['h', 'v'])).toEqual(belts([0, 90]));
});
