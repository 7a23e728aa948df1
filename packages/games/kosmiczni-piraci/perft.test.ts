/** Counted trees, the set-up fixed. A hand of h cards can be laid in 6 h ways, whatever the others have done. */
import { perft } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { module } from './index.ts';
import { EXAMPLE, layAll, SETUPS, sitDown } from './turns.ts';
import type { Move, State } from './types.ts';

const { game } = module;

const fixed = (state: State): Move => {
  const move = game.parseMove(SETUPS[state.hands.length] ?? '');
  if (move === undefined) throw new Error('a set-up that can be read was expected');
  return move;
};

interface Tree {
  readonly name: string;
  readonly state: State;
  /** Leaves by depth, from 1. */
  readonly leaves: readonly number[];
}

const bare = (seats: number): State => sitDown(seats, '').state;

const after = (seats: number, cards: string): State => {
  const { state, lay } = sitDown(seats);
  lay(cards);
  return state;
};

/** Seats 0, 1 and 2 are on planets 2, 3 and 5; only the last round is to come. */
const SEVEN_ROUNDS = [1, 2, 3, 4, 5, 6, 7].map((card) => `${card}@2 ${card}@3 ${card}@5`).join(' ');

/** Teleports lie on 1, 4 and 6, and the last card of all is seat 2's pirate 7. */
const ONE_CARD = `${[1, 2, 3, 4, 5, 6].map((card) => `${card}@2 ${card}@3 ${card}@5`).join(' ')} 7@2 7@3 T@6 T@1 T@4`;

const shared = (setup: string, rows: readonly string[]): State => {
  const table = sitDown(3, setup);
  layAll(table, rows);
  return table.state;
};

const TWO_AND_SHIP = ['2222221 3', '2222231 5', '5555555 6'];
const THREE_AND_SHIP = ['2222221 3', '2222231 5', '2555555 6'];

const trees: readonly Tree[] = [
  { name: 'three players, from the set-up', state: bare(3), leaves: [48, 48 ** 2, 48 ** 3] },
  { name: 'four players', state: bare(4), leaves: [48, 48 ** 2] },
  { name: 'five players', state: bare(5), leaves: [48, 48 ** 2] },
  { name: 'the second round: seven cards each', state: after(3, '1@1 1@1 1@1'), leaves: [42, 42 ** 2] },
  // A Teleport takes cards from the table, not from hands: 42 and 42 all the same.
  { name: 'after a Teleport', state: after(3, 'T@1 1@1 1@1'), leaves: [42, 42 ** 2] },
  // The round is not complete: 48 for the last in it, then 42.
  { name: 'from one round into the next', state: after(3, '1@1 1@1'), leaves: [48, 48 * 42] },
  // Teleports change nothing for those alone on their planets: everything is automatic, and it is over.
  { name: 'the last round, everybody alone', state: after(3, SEVEN_ROUNDS), leaves: [6, 36, 216, 0] },
  // On 2 and 3 the pirate meets another, and the stronger chooses between two treasures; on 5 it is among its own, on
  // 1, 4 and 6 a Teleport takes it.
  { name: 'the last card', state: after(3, ONE_CARD), leaves: [6, 2 + 2, 0] },
  // The example: four treasures for three players, 4 * 3 * 2; then on 2, 4, 5 and 6 three treasures for two, 3 * 2; planet
  // 3 is plundered.
  {
    name: 'the example',
    state: after(4, EXAMPLE),
    leaves: [4, 12, 24, 72, 144, 24 * 18, 24 * 36, 24 * 108, 24 * 216, 24 * 648, 24 * 6 ** 4, 0],
  },
  // 3, 3 and the ship for two: the ship first, and all is clear; a 3 first, and the second has two choices.
  {
    name: 'two alike and the ship, for two',
    state: shared('setup 1 4 1,1 3,3 5,5 3,7 4,4 2,6', TWO_AND_SHIP),
    leaves: [2, 2, 0],
  },
  // The third has what is left.
  {
    name: 'two alike and the ship, for three',
    state: shared('setup 1 4 1,1 3,3 5,5 3,7 4,4 2,6', THREE_AND_SHIP),
    leaves: [2, 2, 0],
  },
  // 3, 4 and the ship for two: 3 * 2, the last in rank being asked too.
  {
    name: 'three different, for two',
    state: shared('setup 1 4 1,1 3,4 5,5 3,7 4,4 2,6', TWO_AND_SHIP),
    leaves: [3, 6, 0],
  },
  {
    name: 'three different, for three',
    state: shared('setup 1 4 1,1 3,4 5,5 3,7 4,4 2,6', THREE_AND_SHIP),
    leaves: [3, 6, 0],
  },
];

for (const { name, state, leaves } of trees) {
  test(name, () => {
    // Depth by depth: the first that is wrong ends it, before the tree grows.
    for (const [depth, count] of leaves.entries()) expect(perft(game, state, depth + 1, fixed)).toBe(count);
  });
}
