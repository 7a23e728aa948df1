/** Universes to play in at once: the presets, and random ones. */
import { parseOptions } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { isLargerThanBox } from './amount.ts';
import { parseLayout } from './layout.ts';
import { layoutFault } from './layoutCheck.ts';
import { type BasePlan, type Facing, type Layout, presetOf, type Scenery } from './presets.ts';

const { game } = module;

const square = (width: number, height: number): Layout['border'] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** The presets again, in mm. */
const FOUR = {
  bases: [
    [45, 180, 'E'],
    [45, 520, 'E'],
    [755, 180, 'W'],
    [755, 520, 'W'],
    [400, 655, 'N'],
  ],
  scenery: [
    ['galaxy', 400, 350],
    ['galaxy', 400, 115],
    ['planet', 225, 350],
    ['planet', 575, 350],
    ['planet', 240, 115],
    ['planet', 560, 115],
    ['planet', 240, 590],
    ['moon', 310, 235],
    ['moon', 490, 235],
    ['moon', 320, 480],
    ['moon', 480, 480],
    ['belt', 570, 590, 'h'],
    ['belt', 100, 350, 'v'],
  ],
} as const;
const TWO = {
  bases: [
    [45, 300, 'E'],
    [555, 300, 'W'],
    [300, 555, 'N'],
  ],
  scenery: [
    ['galaxy', 300, 290],
    ['planet', 170, 150],
    ['planet', 430, 150],
    ['moon', 180, 440],
    ['moon', 420, 440],
    ['belt', 300, 130, 'h'],
  ],
} as const;

type Piece = readonly (string | number)[];
const tenths = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => piece.map((part) => (typeof part === 'number' ? part * 10 : part)));

describe('SP-1: presets', () => {
  test('nothing has moved by a tenth of a millimetre', () => {
    expect(presetOf(2)).toEqual({
      border: square(6000, 6000),
      bases: tenths(TWO.bases),
      abandoned: [],
      scenery: tenths(TWO.scenery),
    });
    expect(presetOf(4)).toEqual({
      border: square(8000, 7000),
      bases: tenths(FOUR.bases),
      abandoned: [],
      scenery: tenths(FOUR.scenery),
    });
  });

  test('SP-2: for three as for four, the fifth base abandoned', () => {
    expect(presetOf(3)).toEqual({
      border: square(8000, 7000),
      bases: tenths(FOUR.bases.slice(0, 4)),
      abandoned: tenths(FOUR.bases.slice(4)),
      scenery: tenths(FOUR.scenery),
    });
  });

  test.each([2, 3, 4])('for %i players it passes the check, also given as data', (seats) => {
    expect(layoutFault(presetOf(seats), seats)).toBeUndefined();
    const given: unknown = JSON.parse(JSON.stringify(presetOf(seats)));
    expect(parseLayout(given, seats)).toEqual({ value: presetOf(seats) });
    expect(parseLayout('preset', seats)).toEqual({ value: 'preset' });
  });
});

/** What stands on the left, as it would on the right. */
const FACING = { E: 'W', W: 'E', N: 'N', S: 'S' } as const;
const acrossFrom = (facing: Facing): Facing =>
  typeof facing === 'number' ? (540 - facing) % 360 : FACING[facing];
const mirrored = ({ border, bases, abandoned, scenery }: Layout): Layout => {
  const width = Math.max(...border.map(([x]) => x));
  return {
    border,
    bases: bases.map(([x, y, mouth]): BasePlan => [width - x, y, acrossFrom(mouth)]),
    abandoned,
    scenery: scenery.map(
      (piece): Scenery =>
        piece.length === 4
          ? [piece[0], width - piece[1], piece[2], piece[3]]
          : [piece[0], width - piece[1], piece[2]],
    ),
  };
};

const things = ({ bases, scenery }: Layout): readonly string[] =>
  [...bases, ...scenery].map((thing) => thing.join(' ')).toSorted();

const grow = (seats: number, seed: number): Layout => {
  const parsed = parseLayout({ random: seed }, seats);
  if ('reason' in parsed || parsed.value === 'preset') throw new Error(`seed ${seed} gave no layout`);
  return parsed.value;
};

/** They take long to grow, and several tests look at the same ones. */
const known = new Map<string, Layout>();

const grown = (seats: number, seed: number): Layout => {
  const key = `${seats} ${seed}`;
  const layout = known.get(key) ?? grow(seats, seed);
  known.set(key, layout);
  return layout;
};

describe('SP-1: random Universes', () => {
  test.each([2, 3, 4])('for %i players 70 of them pass, mirror left and right, and differ', (seats) => {
    const seeds = Array.from({ length: 70 }, (_, seed) => seed);
    const layouts = seeds.map((seed) => grown(seats, seed));
    expect(
      layouts.map((layout) => layoutFault(layout, seats)).filter((fault) => fault !== undefined),
    ).toEqual([]);
    for (const layout of layouts) {
      expect(things(mirrored(layout))).toEqual(things(layout));
      expect(layout.border).toEqual(presetOf(seats).border);
      expect(layout.scenery.length).toBeGreaterThan(0);
    }
    expect(new Set(layouts.map((layout) => JSON.stringify(layout))).size).toBe(seeds.length);
    expect(layouts.filter((layout) => JSON.stringify(layout) === JSON.stringify(presetOf(seats)))).toEqual(
      [],
    );
    const kinds = new Set(
      layouts.flatMap(({ scenery }) => scenery.map(([kind, , , lies]) => `${kind} ${lies}`)),
    );
    expect([...kinds].toSorted()).toEqual(
      ['belt h', 'belt v', 'galaxy undefined', 'moon undefined', 'planet undefined'].toSorted(),
    );
  });

  test.each([2, 3, 4])('SP-117: for %i players presets and 100 random ones stay within one box', (seats) => {
    const layouts = Array.from({ length: 100 }, (_, seed) => grown(seats, seed));
    expect([presetOf(seats), ...layouts].filter(isLargerThanBox)).toEqual([]);
    const pieces = layouts.map(({ scenery }) => scenery.length);
    expect(Math.min(...pieces)).toBeGreaterThan(2);
  });

  test('with two and four players the odd base stands at the top or at the bottom', () => {
    const facing = new Set(Array.from({ length: 12 }, (_, seed) => grown(2, seed).bases[2]?.[2]));
    expect(facing).toEqual(new Set(['N', 'S']));
  });

  test('the same seed gives the same Universe, and the table keeps it as data', () => {
    expect(grow(2, 7)).toEqual(grow(2, 7));
    expect(grown(3, 7)).not.toEqual(grown(4, 7));
    expect(parseOptions(game.options, { layout: { random: 7 } }, 2)).toMatchObject({
      ok: true,
      value: { layout: grown(2, 7) },
    });
  });

  test.each([0, 4294967295])('%i is a seed', (seed) => {
    expect(parseLayout({ random: seed }, 2)).toHaveProperty('value');
  });

  test.each<readonly [string, unknown]>([
    ['a word', { random: 'seven' }],
    ['half a number', { random: 0.5 }],
    ['less than nothing', { random: -1 }],
    ['2^32', { random: 4294967296 }],
    ['a seed and more', { random: 7, border: [] }],
  ])('%s is none', (_, given) => {
    expect(parseLayout(given, 2)).toEqual({ reason: 'bad-seed: a whole number, 0 to 4294967295' });
  });
});

describe('SP-117: a drawn Universe may need more than one box, and is marked so', () => {
  const four = presetOf(4);
  const [base = [0, 0, 'E']] = four.bases;
  test.each<readonly [string, Layout, boolean]>([
    ['all that is in the box', four, false],
    [
      'with its four sides',
      {
        ...four,
        scenery: [...four.scenery, ...([0, 1, 2, 3] as const).map((n): Scenery => ['side', 0, n, n])],
      },
      false,
    ],
    ['a sixth base', { ...four, abandoned: [base] }, true],
    ['a third galaxy', { ...four, scenery: [...four.scenery, ['galaxy', 0, 0]] }, true],
    ['a sixth planet', { ...four, scenery: [...four.scenery, ['planet', 0, 0]] }, true],
    ['a fifth moon', { ...four, scenery: [...four.scenery, ['moon', 0, 0]] }, true],
    ['a third belt', { ...four, scenery: [...four.scenery, ['belt', 0, 0, 45]] }, true],
  ])('%s', (_, layout, isLarger) => {
    expect(isLargerThanBox(layout)).toBe(isLarger);
  });
});
