/** Positions worth looking at, as games played up to them. */
import type { Viewer } from '@tortuga/table';
import type { Draft } from '../draft.ts';

export interface Scene {
  readonly name: string;
  readonly seats: number;
  readonly viewer: Viewer;
  /** Moves in the notation, each made by whoever is to move. */
  readonly moves: readonly string[];
  readonly draft?: Partial<Draft>;
}

/** As a move: the rest of the treasures are taken, the best first. */
export const REST = 'rest';

const THREE = 'setup 1 4 1,2 3,4 5,6 3,7 2,4 1,5';
const FOUR = 'setup 1 4 2,4,5 1,3,6 3,5,7 4,6,7 3,4,5 1,2,4';
const FIVE = 'setup 1 4 3,5,7 1,4,4,6 2,3,5 4,5,6 1,3,4,5 2,3,7';

const lay = (cards: string): readonly string[] =>
  cards.split(' ').map((card) => `play ${card.replace('@', ' ')}`);

/** Twelve cards of five players: both ships have sailed, and a card lies hidden on every planet. */
const MIDDLE = lay('4@1 6@1 5@2 3@4 2@4 T@2 7@3 2@6 6@3 4@6 1@4 5@5');
/** From there the merchant ship goes home. */
const HOME = lay('6@5 4@1 3@2 7@6');
/** Three players take the merchant ship round in twelve cards. */
const ROUND = lay('1@1 1@1 1@2 2@2 2@3 2@3 3@4 3@4 3@5 4@5 4@6 4@6');
/** The pirates 1 to 7 and the Teleport of each seat, planet by planet: all cards are laid, one round a card. */
const layAll = (rows: readonly string[]): readonly string[] =>
  ['1', '2', '3', '4', '5', '6', '7', 'T'].flatMap((card, round) =>
    rows.map((row) => `play ${card} ${row[round]}`),
  );
/** On Lagoon all three have 7; Cinder, next to it anticlockwise, sorts them. */
const TIED = layAll(['25555531', '52335552', '53253553']);

export const scenes: readonly Scene[] = [
  { name: 'before-setup', seats: 3, viewer: 0, moves: [] },
  { name: 'start', seats: 3, viewer: 0, moves: [THREE] },
  { name: 'middle-of-five', seats: 5, viewer: 2, moves: [FIVE, ...MIDDLE], draft: { card: 6, planet: 4 } },
  { name: 'card-chosen', seats: 5, viewer: 2, moves: [FIVE, ...MIDDLE], draft: { card: 6 } },
  { name: 'not-my-turn', seats: 5, viewer: 0, moves: [FIVE, ...MIDDLE] },
  { name: 'peeked', seats: 5, viewer: 1, moves: [FIVE, ...MIDDLE], draft: { isPeeking: true } },
  { name: 'spectator', seats: 5, viewer: 'spectator', moves: [FIVE, ...MIDDLE] },
  { name: 'hidden-cards', seats: 4, viewer: 0, moves: [FOUR, ...lay('7@1 3@2 6@3 2@5')] },
  {
    name: 'teleport',
    seats: 3,
    viewer: 2,
    moves: [THREE, ...lay('7@3 T@3 4@3 T@1 5@1')],
    draft: { card: 2, planet: 2 },
  },
  {
    name: 'coming-home',
    seats: 3,
    viewer: 2,
    moves: [THREE, ...ROUND.slice(0, -1)],
    draft: { card: 4, planet: 5 },
  },
  { name: 'revealed', seats: 3, viewer: 2, moves: [THREE, ...ROUND] },
  { name: 'sharing-tie', seats: 3, viewer: 0, moves: [THREE, ...TIED, 'take 4'] },
  { name: 'choice', seats: 3, viewer: 2, moves: [THREE, ...TIED, 'take 4'], draft: { value: 5 } },
  {
    name: 'choice-of-ten',
    seats: 4,
    viewer: 0,
    moves: [FOUR, ...lay('7@1 6@1 1@1 1@2 3@1 1@2 2@3 2@3 1@4 2@4 3@5 3@5 2@6 3@6')],
  },
  { name: 'over', seats: 3, viewer: 0, moves: [THREE, ...TIED, REST] },
  { name: 'over-of-five', seats: 5, viewer: 'spectator', moves: [FIVE, ...MIDDLE, ...HOME, REST] },
];
