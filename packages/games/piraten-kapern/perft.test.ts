/**
 * Counted trees of a seat's decisions, the rolls fixed. Of n dice that are neither skulls nor on the chest there are
 * 2^n parts, 1 of them empty and n of a single die: 2^n - n - 1 rolls, and with `stop` 2^n - n choices.
 */
import { perft } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { dice, sitDown } from './turns.ts';
import type { Card, Face, Move, State } from './types.ts';

const { game } = module;

const two = (power: number): number => 1 << power;

/** Rolls of at least two of n dice, and `stop`. */
const plain = (n: number): number => two(n) - n;

/** n over k */
const over = (n: number, k: number): number => (k === 0 ? 1 : (over(n, k - 1) * (n - k + 1)) / k);

const after = (...lines: readonly string[]): State => {
  const table = sitDown();
  table.play(...lines);
  return table.state;
};

interface Named {
  readonly name: string;
  readonly lines: readonly string[];
  readonly choices: number;
}

/** A skull that the spell may be cast on can be rolled with any of the 2^n parts, the empty one included. */
const spells = (skulls: number, n: number): number => skulls * two(n);

const positions: readonly Named[] = [
  { name: 'eight loose dice', lines: ['card gold', dice('8 coin')], choices: 248 },
  { name: 'one skull', lines: ['card gold', dice('1 skull 7 coin')], choices: plain(7) },
  { name: 'two skulls', lines: ['card gold', dice('2 skull 6 coin')], choices: plain(6) },
  // The chest: any part of the n dice but the one that lies there now, so 2^n - 1 placings.
  { name: 'the chest, empty', lines: ['card chest', dice('8 coin')], choices: plain(8) + 255 },
  { name: 'the chest and two skulls', lines: ['card chest', dice('2 skull 6 coin')], choices: plain(6) + 63 },
  {
    name: 'three on the chest, just placed',
    lines: ['card chest', dice('8 coin'), 'chest 1 2 3'],
    choices: plain(5),
  },
  {
    name: 'three on the chest, after a roll',
    lines: ['card chest', dice('8 coin'), 'chest 1 2 3', 'roll 4 5', 'dice coin coin'],
    choices: plain(5) + 255,
  },
  {
    name: 'all on the chest',
    lines: ['card chest', dice('8 coin'), 'chest 1 2 3 4 5 6 7 8'],
    choices: 1,
  },
  { name: 'the sorceress, no skull', lines: ['card sorceress', dice('8 coin')], choices: plain(8) },
  {
    name: 'the sorceress, one skull',
    lines: ['card sorceress', dice('1 skull 7 coin')],
    choices: plain(7) + spells(1, 7),
  },
  {
    name: 'the sorceress, two skulls',
    lines: ['card sorceress', dice('2 skull 6 coin')],
    choices: plain(6) + spells(2, 6),
  },
  // PK-26: no plain rolls; 3 * 2^5 casts and `stop`.
  { name: 'the sorceress, three skulls', lines: ['card sorceress', dice('3 skull 5 coin')], choices: 97 },
  {
    name: 'the sorceress, one skull, the spell cast',
    lines: ['card sorceress', dice('2 skull 6 coin'), 'roll 1', 'dice coin'],
    choices: plain(7),
  },
  { name: 'the island, four loose', lines: ['card chest', dice('4 skull 4 coin')], choices: plain(4) },
  { name: 'the island, two loose', lines: ['card gold', dice('6 skull 2 coin')], choices: 2 },
  {
    name: 'the island with the sorceress',
    lines: ['card sorceress', dice('4 skull 4 coin')],
    choices: plain(4) + spells(4, 4),
  },
  // One loose die: no plain roll; 7 * 2 casts and `stop`.
  {
    name: 'the island, seven skulls, sorceress',
    lines: ['card sorceress', dice('7 skull 1 coin')],
    choices: 15,
  },
  { name: 'the island, eight skulls, sorceress', lines: ['card sorceress', dice('8 skull')], choices: 9 },
  // What chance may draw is counted too: the 11 cards of a full pile.
  { name: 'the first card', lines: [], choices: 11 },
];

for (const { name, lines, choices } of positions) {
  test(`${name}: ${choices} choices`, () => {
    expect(perft(game, after(...lines), 1)).toBe(choices);
  });
}

/** Every turn begins with the card and eight coins; every die rolled again shows the face. */
const fixed =
  (card: Card, face: Face) =>
  ({ turn }: State): Move => {
    if (turn.card === null) return { kind: 'card', card };
    const fallen = turn.dice.length === 0 ? 'coin' : face;
    return { kind: 'dice', faces: turn.rolling.map(() => fallen) };
  };

describe('two decisions deep', () => {
  test('coins on coins: 248 choices, and after each the same 248', () => {
    expect(perft(game, after('card gold', dice('8 coin')), 2, fixed('gold', 'coin'))).toBe(248 * 248);
  });

  test('coins on skulls: a roll of two leaves six dice, any other is the end of the turn', () => {
    const pairs = over(8, 2);
    expect(perft(game, after('card gold', dice('8 coin')), 2, fixed('gold', 'skull'))).toBe(
      pairs * plain(6) + (248 - pairs) * 248,
    );
  });

  test('the chest: a placing of c dice leaves the rolls of the other 8 - c, anything else the whole choice', () => {
    const placed = [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, c) => sum + over(8, c) * plain(8 - c), 0);
    expect(perft(game, after('card chest', dice('8 coin')), 2, fixed('chest', 'coin'))).toBe(
      placed + 248 * (248 + 255),
    );
  });

  test('the island, all dice skulls: a roll of two leaves two dice, any other ends it, as does `stop`', () => {
    const pairs = over(4, 2);
    expect(perft(game, after('card gold', dice('4 skull 4 coin')), 2, fixed('gold', 'skull'))).toBe(
      pairs * plain(2) + (plain(4) - pairs) * 248,
    );
  });

  test('the island, no die a skull: every choice ends it', () => {
    expect(perft(game, after('card gold', dice('4 skull 4 coin')), 2, fixed('gold', 'coin'))).toBe(
      plain(4) * 248,
    );
  });

  test('the sorceress at three skulls: the spell with k others, all coins, leaves two skulls and six dice', () => {
    const casts = spells(3, 5);
    expect(perft(game, after('card sorceress', dice('3 skull 5 coin')), 2, fixed('gold', 'coin'))).toBe(
      casts * plain(6) + 248,
    );
  });
});
