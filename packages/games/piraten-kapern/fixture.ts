/** What the laws are told of Piraten Kapern. */
import type { Fixture } from '@tortuga/engine/testing';
import { module } from './index.ts';
import { CARDS, DECK, DICE, FACES, type PiratenKapern } from './types.ts';

const SKULLS = 'chance dice skull skull coin coin monkey parrot sword sword';

export const fixture: Fixture<PiratenKapern> = {
  module,
  tables: [
    { seats: 2, options: { target: 2000 } },
    { seats: 3, options: { target: 1500, floorAtZero: true } },
    { seats: 4, options: { target: 1000 } },
    { seats: 5, options: { target: 3000 } },
    { seats: 2 },
  ],
  refusals: {
    'game-over': true,
    'not-your-turn': true,
    'wrong-kind': true,
    'wrong-dice-count': true,
    'card-gone': true,
    'too-few-dice': true,
    'skull-locked': true,
    'one-skull-only': true,
    'three-skulls': true,
    'die-on-chest': true,
    'no-chest': true,
    'no-chest-on-island': true,
    'skull-on-chest': true,
    'chest-placed': true,
    'chest-unchanged': true,
  },
  junk: [
    'roll',
    'roll 1',
    'roll 2 1',
    'roll 1 2 3 4 5 6 7 8',
    'roll 9',
    'chest',
    'chest 1 2 3',
    'stop',
    'card gold',
  ],
  illegal: [
    {
      at: { seats: 2, log: ['chance card gold'] },
      by: 'chance',
      move: 'dice coin',
      code: 'wrong-dice-count',
    },
    { at: { seats: 2, log: ['chance card gold'] }, by: 'chance', move: 'card gold', code: 'wrong-kind' },
    {
      at: { seats: 2, log: ['chance card gold', SKULLS, '0 roll 3 4'] },
      by: 'chance',
      move: 'dice coin coin coin',
      code: 'wrong-dice-count',
    },
  ],
  // Cards and dice lie open, and the order of the pile is not decided before a card is drawn.
  hearing: {
    shuffled: 'seen',
    card: 'seen',
    rolling: 'seen',
    rolled: 'public',
    chest: 'seen',
    island: 'seen',
    disqualified: 'public',
    scored: 'seen',
    deducted: 'seen',
    'final-round': 'seen',
    'play-goes-on': 'seen',
    ended: 'seen',
  },
  inventory: ({ pile, turn }) => [
    ...CARDS.map(
      (card) => `${card} ${pile[card] < 0 || pile[card] > DECK[card] ? 'miscounted' : 'in the deck'}`,
    ),
    ...turn.dice.map((face) => (FACES.includes(face) ? 'die' : 'no die')),
    ...Array.from({ length: DICE - turn.dice.length }, () => 'die'),
  ],
  oddEnds: {},
  odds: [
    {
      name: 'the first card',
      at: { seats: 2, log: [] },
      of: (move) => (move.kind === 'card' ? move.card : move.kind),
      odds: Object.fromEntries(CARDS.map((card) => [card, DECK[card] / 35])),
    },
    ...[0, 7].map((index) => ({
      name: `die ${index + 1}`,
      at: { seats: 2, log: ['chance card gold'] },
      of: (move: PiratenKapern['move']) => (move.kind === 'dice' ? String(move.faces[index]) : move.kind),
      odds: Object.fromEntries(FACES.map((face) => [face, 1 / 6])),
    })),
    {
      name: 'two dice together',
      at: { seats: 2, log: ['chance card gold', SKULLS, '0 roll 3 4'] },
      of: (move) => (move.kind === 'dice' ? move.faces.join(' ') : move.kind),
      odds: Object.fromEntries(FACES.flatMap((one) => FACES.map((other) => [`${one} ${other}`, 1 / 36]))),
    },
  ],
  smallWorlds: [],
};
