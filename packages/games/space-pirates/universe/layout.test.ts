/** The Universe as data: what is refused and why, the presets, and random ones. */
import { parseOptions } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { BARE, EMPTY_BORDER, refusalOf, universe, WALLED_OFF } from '../testing/positions.ts';
import { parseLayout } from './layout.ts';
import { type BasePlan, type Layout, presetOf, type Scenery } from './presets.ts';

const { game } = module;

/** Why a layout is refused; undefined where it is taken. */
const faultOf = (layout: unknown, seats = 2): string | undefined => {
  const parsed = parseLayout(layout, seats);
  return 'reason' in parsed ? parsed.reason : undefined;
};

const withScenery = (...scenery: readonly Scenery[]): Layout => ({ ...BARE, scenery });
const withBorder = (...border: Layout['border']): Layout => ({ ...BARE, border });

describe('SP-1: what is no layout at all is refused with the reason', () => {
  test.each([
    ['a number', 7, 'not-a-layout'],
    ['null', null, 'not-a-layout'],
    ['a list', [], 'not-a-layout'],
    ['another word', 'presets', 'not-a-layout'],
    ['a fifth part', { ...BARE, moons: [] }, 'unknown-part: moons'],
    ['no scenery', { border: BARE.border, bases: BARE.bases, abandoned: [] }, 'not-a-list: scenery'],
    ['a border that is no list', { ...BARE, border: 'round' }, 'not-a-list: border'],
    ['half a corner', { ...BARE, border: [[0, 0], [6000, 0], [6000], [0, 6000]] }, 'unreadable: border 3'],
    ['a base facing up', { ...BARE, bases: [[450, 3000, 'U']] }, 'unreadable: bases 1'],
    ['a base with more to it', { ...BARE, abandoned: [[450, 3000, 'E', 1]] }, 'unreadable: abandoned 1'],
    ['a comet', { ...BARE, scenery: [['comet', 1, 2]] }, 'unreadable: scenery 1'],
    ['a belt that lies nowhere', { ...BARE, scenery: [['belt', 3000, 3000]] }, 'unreadable: scenery 1'],
    ['a moon that lies flat', { ...BARE, scenery: [['moon', 3000, 3000, 'h']] }, 'unreadable: scenery 1'],
    ['half a tenth', { ...BARE, scenery: [['moon', 3000.5, 3000]] }, 'unreadable: scenery 1'],
    [
      'a corner before zero',
      { ...BARE, border: [[-1, 0], ...EMPTY_BORDER.slice(1)] },
      'unreadable: border 1',
    ],
    ['a base before zero', { ...BARE, abandoned: [[-1, 3000, 'E']] }, 'unreadable: abandoned 1'],
    [
      'a base turned by half a degree',
      { ...BARE, abandoned: [[3000, 3000, 0.5]] },
      'unreadable: abandoned 1',
    ],
    ['a base turned all around', { ...BARE, abandoned: [[3000, 3000, 360]] }, 'unreadable: abandoned 1'],
    ['a belt turned by half', { ...BARE, scenery: [['belt', 3000, 3000, 180]] }, 'unreadable: scenery 1'],
    ['a side that lies nowhere', { ...BARE, scenery: [['side', 3000, 3000]] }, 'unreadable: scenery 1'],
    ['a name that is none', { ...BARE, name: 7 }, 'unreadable: name'],
    ['an empty name', { ...BARE, name: '' }, 'unreadable: name'],
    ['a name of blanks', { ...BARE, name: 'a \u202E b' }, 'unreadable: name'],
    ['a name of a new line', { ...BARE, name: 'a\nb' }, 'unreadable: name'],
    ['a name too long', { ...BARE, name: 'a'.repeat(31) }, 'unreadable: name'],
    ['a point on the next table', { ...BARE, scenery: [['moon', 3000, 20001]] }, 'unreadable: scenery 1'],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)?.startsWith(reason)).toBe(true);
  });

  test.each(['Archipel', 'Święta wojna 🏴‍☠️'.slice(0, 12), 'x'.repeat(30), '群島 2'])(
    'SP-1: its author’s name for it travels with it, printed last: %s',
    (name) => {
      const named = { ...BARE, name };
      const parsed = parseOptions(game.options, { layout: { name, ...BARE } }, 2);
      expect(parsed.ok && JSON.stringify(parsed.value.layout)).toBe(JSON.stringify(named));
    },
  );

  test('SP-1: one without a name is printed as before there were names', () => {
    const parsed = parseOptions(game.options, { layout: BARE }, 2);
    expect(parsed.ok && JSON.stringify(parsed.value.layout)).toBe(JSON.stringify(BARE));
  });

  test('the refusal of the option carries it', () => {
    expect(parseOptions(game.options, { layout: { ...BARE, bases: [] } }, 2)).toEqual({
      ok: false,
      refusal: { code: 'bad-data', option: 'layout', reason: 'wrong-number-of-bases: 0 of 3' },
    });
  });
});

describe('SP-1: the border has edges of a template at least, fair corners, and no narrows', () => {
  const hourglass = (tip: number): Layout => ({
    ...BARE,
    border: [
      [0, 0],
      [9000, 0],
      [9000, tip - 3000],
      [tip, 6000],
      [9000, 15000 - tip],
      [9000, 12000],
      [0, 12000],
      [0, 10000],
      [4000, 6000],
      [0, 2000],
    ],
    bases: [
      [2000, 450, 'S'],
      [5000, 450, 'S'],
      [8000, 450, 'S'],
    ],
  });

  test.each<readonly [string, Layout, string | undefined]>([
    ['a square', BARE, undefined],
    ['a square the other way round', withBorder(...EMPTY_BORDER.toReversed()), undefined],
    ['two corners', withBorder([0, 0], [6000, 0]), 'too-few-corners: border'],
    ['a cut corner 601 long', withBorder([0, 0], [6000, 0], [6000, 6000], [425, 6000], [0, 5575]), undefined],
    [
      'a cut corner 599.6 long',
      withBorder([0, 0], [6000, 0], [6000, 6000], [424, 6000], [0, 5576]),
      'short-edge: border 4',
    ],
    ['a corner of 45 degrees', withBorder([0, 0], [11000, 0], [5000, 6000], [0, 6000]), undefined],
    ['one a hair sharper', withBorder([0, 0], [11002, 0], [5000, 6000], [0, 6000]), 'sharp-corner: border 2'],
    [
      'a notch of 90 degrees, 270 inside',
      withBorder([0, 0], [2000, 0], [3000, 1000], [4000, 0], [6000, 0], [6000, 6000], [0, 6000]),
      undefined,
    ],
    [
      'a sharper notch',
      withBorder([0, 0], [2000, 0], [3000, 1001], [4000, 0], [6000, 0], [6000, 6000], [0, 6000]),
      'sharp-corner: border 3',
    ],
    ['a strait of 600', hourglass(4600), undefined],
    ['a strait of 599', hourglass(4599), 'narrow-border: border 3, border 8'],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)).toBe(reason);
  });

  test('a border that crosses itself is refused', () => {
    const bow = withBorder([0, 0], [6000, 6000], [6000, 0], [0, 6000]);
    expect(faultOf(bow)).toMatch(/^(?:narrow-border|sharp-corner): border/);
    const knot = withBorder(
      [0, 0],
      [6000, 0],
      [6000, 6000],
      [2000, 6000],
      [2000, 2000],
      [7000, 2000],
      [7000, 7000],
      [0, 7000],
    );
    expect(faultOf(knot)).toMatch(/^narrow-border: border/);
  });
});

const notched = withBorder([0, 0], [2000, 0], [3000, 1000], [4000, 0], [6000, 0], [6000, 6000], [0, 6000]);
/** A bay 600 wide comes in from above. */
const bayed = withBorder(
  [0, 0],
  [2700, 0],
  [2700, 2000],
  [3300, 2000],
  [3300, 0],
  [6000, 0],
  [6000, 6000],
  [0, 6000],
);

describe('SP-1: every base is inside the border, its back and sides touching it at the most', () => {
  test.each<readonly [string, Layout, string | undefined]>([
    ['a back 0.1 mm outside', { ...BARE, bases: moved(0, [449, 3000, 'E']) }, undefined],
    ['a back 0.2 mm outside', { ...BARE, bases: moved(0, [448, 3000, 'E']) }, 'outside: base 0'],
    ['in a corner', { ...BARE, bases: moved(0, [450, 500, 'E']) }, undefined],
    ['a side outside', { ...BARE, bases: moved(0, [450, 498, 'E']) }, 'outside: base 0'],
    ['away from the border', { ...BARE, bases: moved(0, [1200, 3000, 'E']) }, undefined],
    ['abandoned, its mouth at the border', { ...BARE, abandoned: [[3000, 450, 'N']] }, undefined],
    ['abandoned, outside', { ...BARE, abandoned: [[3000, 448, 'N']] }, 'outside: abandoned 1'],
    ['turned, its corner at the border', { ...BARE, bases: moved(0, [672, 3000, 45]) }, undefined],
    ['turned, its corner outside', { ...BARE, bases: moved(0, [669, 3000, 45]) }, 'outside: base 0'],
    ['touching a corner that juts in', { ...notched, bases: moved(0, [3000, 1500, 'E']) }, undefined],
    ['on a corner that juts in', { ...notched, bases: moved(0, [3000, 1498, 'E']) }, 'outside: base 0'],
    ['across a bay', { ...bayed, bases: moved(0, [3000, 1000, 'S']) }, 'outside: base 0'],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)).toBe(reason);
  });
});

describe('SP-1: scenery and box sides may stand on the border and in corners, partly outside', () => {
  test.each<readonly [string, Layout, string | undefined]>([
    ['a planet inside', withScenery(['planet', 3000, 400]), undefined],
    ['a planet on an edge', withScenery(['planet', 3000, 0]), undefined],
    ['a galaxy in a corner', withScenery(['galaxy', 0, 0]), undefined],
    ['a galaxy mostly outside', withScenery(['galaxy', -300, -300]), undefined],
    ['a galaxy wholly outside', withScenery(['galaxy', -400, -400]), 'outside: galaxy 1'],
    ['a moon that touches from outside', withScenery(['moon', 3000, -225]), undefined],
    ['a moon outside', withScenery(['moon', 3000, -227]), 'outside: moon 1'],
    ['a belt on an edge, turned', withScenery(['belt', 2000, 0, 30]), undefined],
    ['a belt outside', withScenery(['belt', 2000, -177, 'h']), 'outside: belt 1'],
    ['a side along an edge, inside', withScenery(['side', 2000, 50, 'h']), undefined],
    ['a side along an edge, outside', withScenery(['side', 2000, -50, 'h']), undefined],
    ['a side away from the edge', withScenery(['side', 2000, -52, 'h']), 'outside: side 1'],
    ['a side that ends in a corner of the border', withScenery(['side', 6000, 0, 45]), undefined],
    ['a belt across a bay', { ...bayed, scenery: [['belt', 3000, 1000, 'h']] }, undefined],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)).toBe(reason);
  });
});

describe('SP-1: nothing overlaps, by more than 0.1 mm', () => {
  test.each<readonly [string, Layout, string | undefined]>([
    ['planets that touch', withScenery(['planet', 2000, 2000], ['planet', 2699, 2000]), undefined],
    [
      'planets that overlap',
      withScenery(['moon', 2000, 4000], ['planet', 2000, 2000], ['planet', 2698, 2000]),
      'overlap: planet 2, planet 3',
    ],
    [
      'a moon in a planet',
      withScenery(['planet', 2000, 2000], ['moon', 2000, 2000]),
      'overlap: planet 1, moon 2',
    ],
    [
      'sides in a row that overlap',
      withScenery(['side', 1500, 0, 'h'], ['side', 4498, 0, 'h']),
      'overlap: side 1, side 2',
    ],
    ['sides in a row', withScenery(['side', 1500, 0, 'h'], ['side', 4500, 0, 'h']), undefined],
    ['belts corner to corner', withScenery(['belt', 2000, 1000, 'h'], ['belt', 2900, 1350, 'h']), undefined],
    [
      'belts that cross',
      withScenery(['belt', 2000, 1000, 20], ['belt', 2000, 1000, 110]),
      'overlap: belt 1, belt 2',
    ],
    [
      'a turned belt that touches a moon',
      withScenery(['belt', 3000, 1500, 45], ['moon', 3283, 1217]),
      undefined,
    ],
    [
      'a turned belt that overlaps a moon',
      withScenery(['belt', 3000, 1500, 45], ['moon', 3281, 1219]),
      'overlap: belt 1, moon 2',
    ],
    ['a galaxy at the back of a base', withScenery(['galaxy', 450, 1950]), undefined],
    ['a galaxy in a base', withScenery(['galaxy', 450, 1952]), 'overlap: base 0, galaxy 1'],
    [
      'an abandoned base in another base',
      {
        ...BARE,
        abandoned: [
          [3000, 450, 'S'],
          [450, 2002, 'E'],
        ],
      },
      'overlap: base 0, abandoned 2',
    ],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)).toBe(reason);
  });
});

describe('SP-117: how much fits', () => {
  const wide = (width: number): Layout => withBorder([0, 0], [width, 0], [width, 6000], [0, 6000]);
  const moons = (count: number): Layout =>
    withScenery(
      ...Array.from(
        { length: count },
        (_, n): Scenery => ['moon', 300 + 500 * (n % 10), 300 + 500 * Math.floor(n / 10)],
      ),
    );
  const sides = (count: number): Layout =>
    withScenery(...Array.from({ length: count }, (_, n): Scenery => ['side', 3000, 200 + 200 * n, 'h']));
  const abandoned = (count: number): Layout => ({
    ...BARE,
    abandoned: Array.from({ length: count }, (_, n): BasePlan => [600 + 1100 * n, 500, 'S']),
  });
  test.each<readonly [string, Layout, string | undefined]>([
    ['1200 mm', wide(12000), undefined],
    ['a tenth of a millimetre more', wide(12001), 'too-large: border'],
    ['40 pieces', moons(40), undefined],
    ['41 pieces', moons(41), 'too-many: scenery'],
    ['4 sides of the box', sides(4), undefined],
    ['5 sides of the box', sides(5), 'too-many: sides'],
    ['8 bases', abandoned(5), undefined],
    ['9 bases', abandoned(6), 'too-many: bases'],
    [
      'too many corners',
      { ...BARE, border: Array.from({ length: 25 }, (_, n) => [n, n]) },
      'too-many: border',
    ],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)).toBe(reason);
  });
});

function moved(number: number, plan: BasePlan): readonly BasePlan[] {
  return BARE.bases.map((base, each) => (each === number ? plan : base));
}

describe('SP-1: every mouth can be reached by a template', () => {
  test.each<readonly [string, Layout, string | undefined]>([
    ['a moon with room for a ship before it', withScenery(['moon', 1875, 3000]), undefined],
    ['a moon 600 before a mouth', withScenery(['moon', 1725, 3000]), 'cut-off: base 0'],
    ['a moon a hair too near', withScenery(['moon', 1874, 3000]), 'cut-off: base 0'],
    ['a moon 598 before a mouth', withScenery(['moon', 1723, 3000]), 'no-exit: base 0'],
    ['a moon beside the way out', withScenery(['moon', 1425, 2620]), undefined],
    ['base 2 with a planet before it', withScenery(['planet', 3000, 4300]), 'no-exit: base 2'],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)).toBe(reason);
  });

  test('a wall with gaps just too narrow cuts a base off; with one piece less it does not', () => {
    expect(faultOf(WALLED_OFF)).toBe('cut-off: base 1');
    expect(faultOf({ ...WALLED_OFF, abandoned: WALLED_OFF.abandoned.slice(1) })).toBeUndefined();
  });

  test('a base in use is as good a piece of wall', () => {
    const [west = [0, 0, 'E'], east = [0, 0, 'E']] = WALLED_OFF.bases;
    const layout: Layout = {
      ...WALLED_OFF,
      bases: [west, east, [2500, 3000, 'E']],
      abandoned: WALLED_OFF.abandoned.filter(([, y]) => y !== 3000),
    };
    expect(faultOf(layout)).toBe('cut-off: base 1');
  });
});

describe('SP-1, SP-2: players + 1 active bases', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])('%i players: %i bases, no more and no fewer', (seats, count) => {
    expect(presetOf(seats).bases).toHaveLength(count);
    expect(universe(seats).bases).toHaveLength(count);
    for (const other of [2, 3, 4].filter((each) => each !== seats))
      expect(faultOf(presetOf(other), seats)).toBe(`wrong-number-of-bases: ${other + 1} of ${count}`);
  });

  test('SP-2: the Hangar of an abandoned base is solid and is nobody’s', () => {
    const state = universe(3);
    state.phase = { name: 'hangar', seat: 0 };
    expect(refusalOf(state, 0, 'hangar 4')).toEqual({ code: 'no-such-base' });
    state.phase = { name: 'move' };
    state.turn.energy = 1;
    state.turn.card = '1:RFW';
    const [pirate] = state.pirates;
    if (pirate !== undefined) pirate.ship = { at: 'space', x: 4000, y: 4950, h: 900 };
    expect(refusalOf(state, 0, 'template 900')).toEqual({ code: 'blocked', by: 'abandoned' });
    const four = universe(4);
    four.turn.energy = 1;
    const [first] = four.pirates;
    if (first !== undefined) first.ship = { at: 'space', x: 4000, y: 4950, h: 900 };
    expect(refusalOf(four, 0, 'template 900')).toBeUndefined();
  });
});
