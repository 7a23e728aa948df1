/** A drawing that fits, with everything in its place, and no secret in it. */
import { bySample, playout, seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { WALLED } from './testing/boards.ts';
import { BARE, pirate, putDisc, universe } from './testing/positions.ts';
import { busy, draw, faultsOf, NAMES, textOf } from './testing/reading.ts';
import type { State } from './types.ts';
import type { Layout, Scenery } from './universe/presets.ts';

const { game, terminal } = module;

test.each([2, 3, 4])('of %i are drawn in 80 columns and told without a gap', (seats) => {
  const state = game.setup(seats, fullOptions(game, seats, { rounds: 6 }));
  const faults = new Set<string>();
  const look = (now: State): void => {
    for (const viewer of [0, 'spectator'] as const)
      faultsOf(draw(now, viewer)).forEach((line) => faults.add(line));
  };
  playout(game, state, bySample(game), seededRandom(`drawing ${seats}`), look);
  look(state);
  expect([...faults]).toEqual([]);
});

describe('the drawing', () => {
  test('marks axes, scenery, bases, ships, discs and storm where they are', () => {
    const lines = draw(busy(), 0);
    expect(lines[0]).toMatch(/\+0-+1000-+2000-+3000-+4000-+5000-+\+$/);
    const [west, south] = [
      lines.find((line) => line.includes('B0')),
      lines.find((line) => line.includes('B2')),
    ];
    expect(west).toMatch(/\|# B0 #>.*< B1 ##\|/);
    expect(south).toMatch(/## B2 ##/);
    const map = lines.slice(0, 26).join('\n');
    for (const mark of [
      /%{8}/,
      /O{4}/,
      /oo/,
      /:{8}/,
      /\^{5}/,
      /=1=+→/,
      /↑/,
      /@@/,
      /~{8}/,
      /12A/,
      /1s/,
      /2\?/,
      /3-/,
    ])
      expect(map).toMatch(mark);
  });

  test('y grows downwards, as in the notation', () => {
    const labels = draw(busy(), 0).flatMap((line) => /^ *(\d+)\|/.exec(line)?.[1] ?? []);
    expect(labels).toEqual(['0', '1000', '2000', '3000', '4000', '5000']);
  });

  test('names exact places', () => {
    expect(textOf(busy(), 0)).toMatch(/1s 1500,3900 {2}2\? 5000,800 {2}3- 5000,4800 {2}12A 900,700/);
  });

  test('has a line a seat: money, base, hold, backs, ship', () => {
    const state = busy();
    pirate(state, 1).base = 2;
    pirate(state, 1).chased = true;
    const text = textOf(state, 'spectator');
    expect(text).toMatch(/>1 Anne Bonny of Cork +10 +- +3 +35 +1500,2400 → 0/);
    expect(text).toMatch(/ 2 Calico Jack +10 +B2 +1 +1 +4000,3900 ↑ 2700 chased/);
    expect(text).toMatch(/card 2:LFA.*energy left 2/);
  });

  test('labels that would cover one another move aside', () => {
    const state = universe(2);
    putDisc(state, 11, 1500, 3900, 'salts');
    putDisc(state, 12, 1750, 3900, 'salts');
    expect(textOf(state, 'spectator')).toMatch(/11\?12\?/);
  });

  test.each<readonly [string, Layout['border']]>([
    [
      'a corner cut off',
      [
        [0, 0],
        [8000, 0],
        [8000, 5000],
        [6000, 7000],
        [0, 7000],
      ],
    ],
    [
      'a table of two metres',
      [
        [0, 0],
        [20000, 0],
        [20000, 20000],
        [0, 20000],
      ],
    ],
  ])('fits with %s', (_, border) => {
    const plan: Layout = { border, bases: [[450, 3000, 'E']], abandoned: [[3000, 450, 'S']], scenery: [] };
    const state = universe(2);
    const odd: State = { ...state, options: { ...state.options, layout: plan } };
    const lines = draw(odd, 0);
    expect(faultsOf(lines)).toEqual([]);
    expect(lines.findIndex((line) => line.startsWith('     +'))).toBeLessThan(31);
    expect(lines.join('\n').includes('/////')).toBe(border.length === 5);
  });

  test('two ships stand in one Hangar', () => {
    const state = universe(2);
    for (const seat of [0, 1]) pirate(state, seat).ship = { at: 'hangar', base: 2 };
    expect(textOf(state, 0)).toMatch(/=1=2/);
  });

  test('SP-1, SP-116: scenery on the edge, turned things and sides of the box are drawn too', () => {
    const lines = draw(universe(2, { layout: WALLED }), 0);
    expect(faultsOf(lines)).toEqual([]);
    const map = lines.slice(0, 26).join('\n');
    for (const mark of [/\|%{3}/, /\+{3}/, /:{2}/, /x{3}/, /B0/, />/, /</]) expect(map).toMatch(mark);
    expect(lines.join('\n')).toMatch(/\+ side/);
  });

  test('SP-117: a Universe larger than one box is marked', () => {
    const moons = [0, 1, 2, 3, 4].map((n): Scenery => ['moon', 1500 + 500 * n, 1000]);
    const drawn = (scenery: readonly Scenery[]): string =>
      textOf(universe(2, { layout: { ...BARE, scenery } }), 0);
    expect(drawn(moons)).toMatch(/larger than one box/);
    expect(drawn(moons.slice(1))).not.toMatch(/larger than one box/);
    expect(textOf(universe(4), 0)).not.toMatch(/larger than one box/);
  });

  test('paints without changing a word', () => {
    const view = game.view(busy(), 0);
    const painted = terminal.draw(view, 0, NAMES, (style, text) => `{${style}}${text}{}`);
    expect(painted.map((line) => line.replaceAll(/\{[a-z]*\}/g, ''))).toEqual(draw(busy(), 0));
  });
});

describe('secrets', () => {
  test('a hand, a hold and a face are drawn for their owner alone', () => {
    expect(textOf(busy(), 0)).toMatch(/Your hand: 3:RFW {2}5:LA\n/);
    expect(textOf(busy(), 0)).toMatch(/Your hold: 2 minerals, 1 gases/);
    expect(textOf(busy(), 1)).toMatch(/2g 5000,800/);
    expect(textOf(busy(), 'spectator')).not.toMatch(/Your|3:RFW|1:RWS|1s|2g|minerals/);
    expect(textOf(busy(), 1)).not.toMatch(/3:RFW|1s|2 minerals/);
  });

  test('prices are drawn for those who have seen them, or open', () => {
    const state = busy();
    pirate(state, 0).saw.push(1);
    expect(textOf(state, 0)).toMatch(/B1 +2 +3 +4 +5 +1$/m);
    expect(textOf(state, 1)).not.toMatch(/Prices/);
    const [, base] = state.bases;
    if (base !== undefined) base.open = true;
    expect(textOf(state, 'spectator')).toMatch(/B1 +2 +3 +4 +5 +1 {2}open$/m);
  });
});
