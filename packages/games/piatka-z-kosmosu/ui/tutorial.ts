/**
 * The scripted first game: thirteen cards against Kraken. A group, a crossing, an exchange, a four, a five, and the last
 * cards laid. The layout stays flat: on a small phone one sees three or four rows.
 */
import type { Tutorial, TutorialStep } from '@tortuga/table';
import { without } from '../kinds.ts';
import { wholeDeck } from '../rules.ts';
import type { Card } from '../types.ts';
import { pieces } from './pieces.ts';
import type { Key } from './words/messages.ts';

interface Scripted {
  readonly by: number | 'chance';
  readonly move: string;
  /** Said before it. */
  readonly steps?: readonly (TutorialStep & { readonly text: Key })[];
}

const YOU = 0;
const KRAKEN = 1;

const FIRST: Card = 'A1';
/** By seat, from the top: the first five are the hand. */
const STACKS: readonly (readonly Card[])[] = [
  ['A2', 'A3', 'D4', 'D5', 'E4', 'B1', 'B2', 'E5', 'E5', 'A4', 'B4', 'C5', 'A5'],
  ['B3', 'C1', 'C2', 'C3', 'E2', 'D1', 'D2', 'E1', 'E3', 'D3', 'B5', 'C4', 'B2', 'D3', 'E1'],
];

const dealt = (): string => {
  const named = [FIRST, ...STACKS.flat()];
  return ['deal', ...named, ...without(wholeDeck(), named)].join(' ');
};

/** A move that the learner is asked for, with the card it begins with. */
const asked = (text: Key, piece: string, move: string): Scripted => ({
  by: YOU,
  move,
  steps: [{ text, piece, move }],
});

const SCRIPT: readonly Scripted[] = [
  { by: 'chance', move: dealt() },
  {
    by: YOU,
    move: 'play A2@1,0 A3@2,0',
    steps: [
      { text: 'learn-welcome', piece: pieces.card({ x: 0, y: 0 }) },
      { text: 'learn-group', piece: pieces.hand('A2', 0), move: 'play A2@1,0 A3@2,0' },
    ],
  },
  { by: KRAKEN, move: 'play B3@2,1' },
  asked('learn-cross', pieces.hand('B1', 0), 'play B1@0,1 B2@1,1'),
  { by: KRAKEN, move: 'swap E2' },
  asked('learn-swap', pieces.hand('E5', 0), 'swap E5 E5'),
  { by: 'chance', move: 'under E5 E5' },
  { by: KRAKEN, move: 'play C1@0,2' },
  asked('learn-four', pieces.hand('B4', 0), 'play B4@3,1'),
  asked('learn-bonus', pieces.pile(YOU), 'bonus pile*1'),
  { by: KRAKEN, move: 'play C2@1,2' },
  asked('learn-five', pieces.hand('A4', 0), 'play A4@3,0 A5@4,0'),
  asked('learn-discard', pieces.hand('D5', 0), 'bonus D5 pile*2'),
  { by: KRAKEN, move: 'play D1@0,3' },
  { by: KRAKEN, move: 'bonus pile*1' },
  asked('learn-last', pieces.hand('D4', 0), 'play D4@3,2 E4@3,3'),
];

/** What is said when all is played. */
const LAST: readonly (TutorialStep & { readonly text: Key })[] = [{ text: 'learn-end' }];

export const tutorial: Tutorial = {
  seats: STACKS.length,
  options: { deal: 'own', cards: STACKS.map(({ length }) => length) },
  seat: YOU,
  entries: SCRIPT.map(({ by, move }) => ({ by, move })),
  steps: new Map([
    ...SCRIPT.flatMap(({ steps }, index) => (steps === undefined ? [] : [[index, steps] as const])),
    [SCRIPT.length, LAST] as const,
  ]),
};
