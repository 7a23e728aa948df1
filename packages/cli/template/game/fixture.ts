/** What the laws are told of the game. */
import type { Fixture } from '@tortuga/engine/testing';
import { module } from './index.ts';
import { DECK, type TemplateGame } from './types.ts';

const start = { seats: 2, log: [] };
const dealt = { seats: 2, log: ['chance deal 3 7 12 1 5 9'] };
const tricks = [
  ['0 play 12', '1 play 11', '2 play 10', '3 play 9'],
  ['0 play 2', '1 play 4', '2 play 6', '3 play 8'],
];
/** Everybody holds one card, and the box is empty. */
const lastTrick = { seats: 4, log: ['chance deal 1 2 12 3 4 11 5 6 10 7 8 9', ...tricks.flat()] };

export const fixture: Fixture<TemplateGame> = {
  module,
  tables: [{ seats: 2 }, { seats: 3, options: { lowest: true } }, { seats: 4 }],
  refusals: {
    'game-over': true,
    'not-your-turn': true,
    'wrong-kind': true,
    'wrong-hand-count': true,
    'dealt-twice': true,
    'not-in-hand': true,
  },
  junk: ['play', 'play 13', 'play 1 2', 'deal 3 2 1', ...DECK.map((card) => `play ${card}`)],
  illegal: [
    { at: start, by: 0, move: 'play 7', code: 'not-your-turn' },
    { at: start, by: 'chance', move: 'play 7', code: 'wrong-kind' },
    { at: start, by: 'chance', move: 'deal 1 2 3', code: 'wrong-hand-count' },
    { at: start, by: 'chance', move: 'deal 1 2 3 3 4 5', code: 'dealt-twice' },
    { at: dealt, by: 'chance', move: 'deal 1 2 3 4 5 6', code: 'not-your-turn' },
    { at: dealt, by: 0, move: 'play 1', code: 'not-in-hand' },
  ],
  hearing: { dealt: 'hidden', played: 'seen', taken: 'seen' },
  inventory: ({ box, hands, trick, spent }) =>
    [...box, ...hands.flat(), ...trick.filter((card) => card !== null), ...spent.flat()].map(String),
  oddEnds: {},
  odds: [0, 1].map((seat) => ({
    name: `the lowest card of seat ${seat} is the 1`,
    at: start,
    of: (move) => String(move.kind === 'deal' && move.hands[seat]?.[0] === 1),
    odds: { true: 3 / 12, false: 9 / 12 },
  })),
  smallWorlds: [
    { at: lastTrick, viewer: 0, worlds: 6 },
    { at: lastTrick, viewer: 'spectator', worlds: 24 },
  ],
};
