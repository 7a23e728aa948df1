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
    ['a point before zero', { ...BARE, scenery: [['moon', -1, 3000]] }, 'unreadable: scenery 1'],
    ['a point on the next table', { ...BARE, scenery: [['moon', 3000, 20001]] }, 'unreadable: scenery 1'],
    [
      '61 moons',
      { ...BARE, scenery: Array.from({ length: 61 }, () => ['moon', 3000, 3000]) },
      'too-many: scenery',
    ],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)?.startsWith(reason)).toBe(true);
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
      [10000, 0],
      [10000, tip - 3000],
      [tip, 7000],
      [10000, 17000 - tip],
      [10000, 14000],
      [0, 14000],
      [0, 11000],
      [4000, 7000],
      [0, 3000],
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
    ['a corner of 45 degrees', withBorder([0, 0], [12000, 0], [6000, 6000], [0, 6000]), undefined],
    ['one a hair sharper', withBorder([0, 0], [12002, 0], [6000, 6000], [0, 6000]), 'sharp-corner: border 2'],
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

describe('SP-1: everything is inside, 30 mm from the border and from everything else', () => {
  test.each<readonly [string, Layout, string | undefined]>([
    ['a planet 300 from the border', withScenery(['planet', 3000, 650]), undefined],
    ['a planet 299 from it', withScenery(['planet', 3000, 649]), 'outside-or-at-the-border: planet 1'],
    ['a planet outside', withScenery(['planet', 3000, 7000]), 'outside-or-at-the-border: planet 1'],
    ['a lying belt 300 from it', withScenery(['belt', 2000, 475, 'h']), undefined],
    ['a lying belt 299 from it', withScenery(['belt', 2000, 474, 'h']), 'outside-or-at-the-border: belt 1'],
    ['a belt on end 300 from it', withScenery(['belt', 2000, 750, 'v']), undefined],
    ['a belt on end 299 from it', withScenery(['belt', 2000, 749, 'v']), 'outside-or-at-the-border: belt 1'],
    ['planets 300 apart', withScenery(['planet', 2000, 2000], ['planet', 3000, 2000]), undefined],
    [
      'planets 299 apart',
      withScenery(['moon', 2000, 4000], ['planet', 2000, 2000], ['planet', 2999, 2000]),
      'too-close: planet 2, planet 3',
    ],
    [
      'a moon in a planet',
      withScenery(['planet', 2000, 2000], ['moon', 2000, 2000]),
      'too-close: planet 1, moon 2',
    ],
    [
      'belts 500 apart, corner to corner',
      withScenery(['belt', 2000, 1000, 'h'], ['belt', 3200, 1750, 'h']),
      undefined,
    ],
    [
      'belts 299 apart',
      withScenery(['belt', 2000, 1000, 'h'], ['belt', 2000, 1649, 'h']),
      'too-close: belt 1, belt 2',
    ],
    ['a galaxy 300 from a base', withScenery(['galaxy', 1750, 2300]), undefined],
    ['a galaxy 299 from a base', withScenery(['galaxy', 450, 1651]), 'too-close: base 0, galaxy 1'],
    [
      'a belt 299 from a moon',
      withScenery(['belt', 3000, 1000, 'h'], ['moon', 3000, 1699]),
      'too-close: belt 1, moon 2',
    ],
    [
      'a base whose back is outside',
      { ...BARE, bases: moved(0, [449, 3000, 'E']) },
      'outside-or-at-the-border: base 0',
    ],
    ['a base away from the border', { ...BARE, bases: moved(0, [1200, 3000, 'E']) }, undefined],
    ['a base 300 from a corner', { ...BARE, bases: moved(0, [450, 800, 'E']) }, undefined],
    [
      'a base 299 from a corner',
      { ...BARE, bases: moved(0, [450, 799, 'E']) },
      'outside-or-at-the-border: base 0',
    ],
    ['an abandoned base with its back to the border', { ...BARE, abandoned: [[3000, 450, 'S']] }, undefined],
    [
      'an abandoned base that faces the border',
      { ...BARE, abandoned: [[3000, 450, 'N']] },
      'outside-or-at-the-border: abandoned 1',
    ],
    [
      'an abandoned base too near to another base',
      {
        ...BARE,
        abandoned: [
          [3000, 450, 'S'],
          [450, 1701, 'E'],
        ],
      },
      'too-close: base 0, abandoned 2',
    ],
  ])('%s', (_, layout, reason) => {
    expect(faultOf(layout)).toBe(reason);
  });

  const notched = withBorder([0, 0], [2000, 0], [3000, 1000], [4000, 0], [6000, 0], [6000, 6000], [0, 6000]);

  test('a corner of the border that juts in keeps its 30 mm too', () => {
    const below = (y: number): Layout => ({ ...notched, scenery: [['belt', 3000, y, 'h']] });
    expect(faultOf(below(1474))).toBe('outside-or-at-the-border: belt 1');
    expect(faultOf(below(1475))).toBeUndefined();
  });

  test('and from the side of a base, for only backs may stand at the border', () => {
    const beside = (y: number): Layout => ({ ...notched, bases: moved(0, [3000, y, 'E']) });
    expect(faultOf(beside(1799))).toBe('outside-or-at-the-border: base 0');
    expect(faultOf(beside(1800))).toBeUndefined();
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
