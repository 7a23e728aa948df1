/** What the laws are told of Piątka z kosmosu. */
import { seededRandom } from '@tortuga/engine';
import type { Fixture, Position } from '@tortuga/engine/testing';
import { compareGenerations } from './bruteForce.ts';
import { module } from './index.ts';
import { wholeDeck } from './rules.ts';
import { dealLine, NARROW } from './turns.ts';
import { KINDS, type PiatkaZKosmosu, type State } from './types.ts';

const { game } = module;

/** The deck in order, so that positions can be told by few words: A1 A1 A1 A1 A2 … */
const IN_ORDER = `chance deal ${wholeDeck().join(' ')}`;

/** Alone, with these five cards. */
const alone = (hand: string): Position<PiatkaZKosmosu> => ({
  seats: 1,
  log: [`chance ${dealLine({ seats: 1, hands: [hand] })}`],
});

/** A row with a gap, and cards for both its ends. */
const twoGroups = (): Position<PiatkaZKosmosu> => {
  const [first, second, third] = NARROW;
  const position = { plays: NARROW, hands: ['B1 C1 E4 E5 E5'], options: { deal: 'normal' } } as const;
  return {
    seats: 2,
    log: [
      `chance ${dealLine(position)}`,
      `0 play ${first}`,
      `1 play ${second}`,
      '1 bonus',
      `0 play ${third}`,
    ],
  };
};

/** A game alone, without a look at the pile, until three cards are left to draw. */
const nearTheEnd = (): Position<PiatkaZKosmosu> & { readonly state: State } => {
  const log: string[] = [];
  const state = game.setup(1, { games: 1, deal: 'normal', cards: [99] });
  const random = seededRandom('near the end');
  while ((state.piles[0]?.length ?? 0) > 3 || state.due !== 'turn') {
    const [by = 'chance'] = game.actors(state);
    const bonus: PiatkaZKosmosu['move'] = { kind: 'bonus', hand: [], spent: [], pile: 0 };
    const move = state.due === 'bonus' ? bonus : game.sample(state, by, random);
    log.push(`${by} ${game.makeMove(move)}`);
    game.play(state, by, move);
  }
  return { seats: 1, log, state };
};

const last = nearTheEnd();

/** In how many orders the cards can lie. */
const ordersOf = (cards: readonly string[]): number => {
  if (cards.length === 0) return 1;
  return [...new Set(cards)].reduce(
    (sum, card) => sum + ordersOf(cards.toSpliced(cards.indexOf(card), 1)),
    0,
  );
};

export const fixture: Fixture<PiatkaZKosmosu> = {
  module,
  tables: [
    { seats: 2 },
    { seats: 3, options: { deal: 'young' } },
    { seats: 1 },
    { seats: 4 },
    { seats: 2, options: { deal: 'own', cards: [5, 12], games: 3 } },
  ],
  refusals: {
    'game-over': true,
    'not-your-turn': true,
    'wrong-kind': true,
    'wrong-deal': true,
    'wrong-under': true,
    'card-not-in-hand': true,
    'cell-taken': true,
    'not-in-line': true,
    'not-connected': true,
    'two-groups': true,
    'no-old-card': true,
    'group-of-six': true,
    'same-card': true,
    'double-alien': true,
    'double-background': true,
    'mixed-group': true,
    'too-many-discards': true,
    'pile-too-short': true,
    'card-not-spent': true,
    'no-swap-in-solo': true,
    'no-drop-with-others': true,
    'three-cards-at-least': true,
    'drop-three': true,
    'play-exists': true,
  },
  junk: [
    'play A1@0,1',
    'play A2@1,0 A3@2,0',
    'play A2@1,0 A3@3,0',
    'play A2@500,0',
    'swap A1',
    'swap A1 A1 A1 A1 A1',
    'drop A1 A1 A2',
    'bonus',
    'bonus pile*1',
    'bonus A1 pile*9',
    'bonus spent:A1',
    'under A1 A2',
  ],
  illegal: [
    { at: { seats: 2, log: [] }, by: 'chance', move: 'deal A1 A1', code: 'wrong-deal' },
    {
      at: { seats: 2, log: [IN_ORDER, '0 swap A1 A2'] },
      by: 'chance',
      move: 'under A1 A1',
      code: 'wrong-under',
    },
    {
      at: { seats: 2, log: [IN_ORDER, '0 swap A1 A2'] },
      by: 'chance',
      move: 'under A1 A2 A2',
      code: 'wrong-under',
    },
    { at: { seats: 2, log: [IN_ORDER] }, by: 0, move: 'play A1@1,0', code: 'same-card' },
    { at: { seats: 2, log: [IN_ORDER] }, by: 0, move: 'play A2@1,0 A2@1,1', code: 'no-old-card' },
    { at: twoGroups(), by: 1, move: 'play B1@-1,0 C1@4,0', code: 'two-groups' },
    { at: alone('A1 A1 A2 A2 B2'), by: 0, move: 'drop A1 A2', code: 'drop-three' },
    { at: alone('A2 A3 A4 E5 E5'), by: 0, move: 'drop A2 A3 A4', code: 'play-exists' },
  ],
  hearing: {
    dealt: 'seen',
    drawn: 'hidden',
    played: 'public',
    discarded: 'hidden',
    swapped: 'hidden',
    dropped: 'seen',
    'game-over': 'seen',
  },
  inventory: (state) =>
    [
      ...state.board.map(({ card }) => card),
      ...[state.hands, state.piles, state.handDiscards, state.pileDiscards].flat(2),
      ...[state.unused, state.spent, state.spentDiscards, state.swapped].flat(),
    ].toSorted(),
  oddEnds: {},
  odds: [0, 1, 99].map((index) => ({
    name: `card ${index + 1} of the deck`,
    at: { seats: 2, log: [] },
    of: (move) => (move.kind === 'deal' ? String(move.cards[index]) : move.kind),
    odds: Object.fromEntries(KINDS.map((card) => [card, 1 / 25])),
  })),
  soak: { cheap: 20_000, all: 500 },
  longRuns: [{ name: 'fast generation against brute force', count: 50_000, run: compareGenerations }],
  smallWorlds: [{ at: last, viewer: 0, worlds: ordersOf(last.state.piles[0] ?? []) }],
};
