/** All that is wrong with a layout at once, for those who draw one. */
import { describe, expect, test } from 'vitest';
import { BARE, WALLED_OFF } from '../testing/positions.ts';
import { type Fault, makeReason } from './fault.ts';
import { layoutFault, layoutFaults } from './layoutCheck.ts';
import type { Layout, Scenery } from './presets.ts';

const withScenery = (...scenery: readonly Scenery[]): Layout => ({ ...BARE, scenery });
const withBorder = (...border: Layout['border']): Layout => ({ ...BARE, border });

describe('SP-1: all that is wrong, each fault as data', () => {
  const all = (layout: Layout, seats = 2): readonly string[] => layoutFaults(layout, seats).map(makeReason);

  test.each<readonly [string, Layout, readonly string[]]>([
    ['nothing', BARE, []],
    [
      'two pairs that overlap, and a piece outside',
      withScenery(['moon', 2000, 2000], ['planet', 2000, 2500], ['moon', 2000, 3000], ['galaxy', -900, 0]),
      ['overlap: moon 1, planet 2', 'overlap: planet 2, moon 3', 'outside: galaxy 4'],
    ],
    [
      'a base too few, and a mouth that is blocked',
      { ...BARE, bases: BARE.bases.slice(0, 2), scenery: [['moon', 1300, 3000]] },
      ['wrong-number-of-bases: 2 of 3', 'no-exit: base 0'],
    ],
    [
      'a notch too sharp and an edge too short, and a moon outside',
      {
        ...withBorder(
          [0, 0],
          [2000, 0],
          [2300, 1000],
          [2600, 0],
          [5700, 0],
          [6000, 300],
          [6000, 6000],
          [0, 6000],
        ),
        scenery: [['moon', 2300, -200]],
      },
      ['short-edge: border 5', 'sharp-corner: border 3', 'outside: moon 1'],
    ],
    [
      'far too much of two things',
      { ...BARE, border: Array.from({ length: 30 }, (_, n) => [900 * n, n]) },
      ['too-many: border', 'too-large: border'],
    ],
    ['two corners', withBorder([0, 0], [6000, 0]), ['too-few-corners: border']],
    [
      'corners in one place',
      withBorder([0, 0], [0, 0], [0, 0], [0, 0]),
      ['short-edge: border 1', 'short-edge: border 2', 'short-edge: border 3', 'short-edge: border 4'],
    ],
    ['a wall', WALLED_OFF, ['cut-off: base 1', 'cut-off: base 2']],
  ])('%s', (_, layout, reasons) => {
    expect(all(layout)).toEqual(reasons);
  });

  test('the first of them is the one that a refusal prints', () => {
    for (const layout of [BARE, WALLED_OFF, withScenery(['moon', -900, 0]), { ...BARE, bases: [] }]) {
      const [first] = layoutFaults(layout, 2);
      expect(layoutFault(layout, 2)).toEqual<Fault | undefined>(first);
    }
  });
});
