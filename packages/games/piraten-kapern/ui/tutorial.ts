/**
 * The first game, scripted: a turn that is stopped in time, one that is not, a chest that saves what is in it, and a sea
 * battle. Kraken plays the other seat.
 */
import type { Tutorial, TutorialStep } from '@tortuga/table';
import type { Key } from './words.ts';

interface Scripted {
  readonly by: number | 'chance';
  readonly move: string;
  /** Said before it. */
  readonly steps?: readonly (TutorialStep & { readonly text: Key })[];
}

const YOU = 0;
const KRAKEN = 1;

const SCRIPT: readonly Scripted[] = [
  { by: 'chance', move: 'card gold', steps: [{ text: 'learn-welcome' }] },
  { by: 'chance', move: 'dice coin coin diamond monkey parrot sword sword skull' },
  {
    by: YOU,
    move: 'roll 4 5 6 7',
    steps: [
      { text: 'learn-card', piece: 'card' },
      { text: 'learn-values', piece: 'die-1' },
      { text: 'learn-skull', piece: 'die-8' },
      { text: 'learn-roll', piece: 'main-button', move: 'roll 4 5 6 7' },
    ],
  },
  { by: 'chance', move: 'dice coin monkey parrot skull' },
  {
    by: YOU,
    move: 'stop',
    steps: [
      { text: 'learn-better', piece: 'die-4' },
      { text: 'learn-stop', piece: 'stop-button', move: 'stop' },
    ],
  },
  { by: 'chance', move: 'card captain', steps: [{ text: 'learn-banked', piece: 'runner-0' }] },
  { by: 'chance', move: 'dice parrot parrot parrot sword monkey coin skull skull' },
  { by: KRAKEN, move: 'roll 4 5', steps: [{ text: 'learn-kraken', piece: 'rack' }] },
  { by: 'chance', move: 'dice parrot skull' },
  { by: 'chance', move: 'card chest', steps: [{ text: 'learn-third' }] },
  { by: 'chance', move: 'dice diamond diamond diamond sword monkey parrot skull skull' },
  {
    by: YOU,
    move: 'chest 1 2 3',
    steps: [
      { text: 'learn-chest', piece: 'card' },
      { text: 'learn-lay', piece: 'chest', move: 'chest 1 2 3' },
    ],
  },
  {
    by: YOU,
    move: 'roll 4 5 6',
    steps: [{ text: 'learn-dare', piece: 'main-button', move: 'roll 4 5 6' }],
  },
  { by: 'chance', move: 'dice skull coin monkey' },
  { by: 'chance', move: 'card diamond', steps: [{ text: 'learn-safe', piece: 'runner-0' }] },
  { by: 'chance', move: 'dice monkey monkey monkey coin coin parrot sword skull' },
  { by: KRAKEN, move: 'stop' },
  { by: 'chance', move: 'card battle-3' },
  { by: 'chance', move: 'dice sword sword monkey monkey parrot coin diamond skull' },
  {
    by: YOU,
    move: 'roll 3 4 5',
    steps: [
      { text: 'learn-battle', piece: 'card' },
      { text: 'learn-swords', piece: 'main-button', move: 'roll 3 4 5' },
    ],
  },
  { by: 'chance', move: 'dice sword coin coin' },
  {
    by: YOU,
    move: 'stop',
    steps: [{ text: 'learn-won', piece: 'stop-button', move: 'stop' }],
  },
];

/** What is said when all is played. */
const LAST: readonly (TutorialStep & { readonly text: Key })[] = [{ text: 'learn-end' }];

export const tutorial: Tutorial = {
  seats: 2,
  seat: YOU,
  entries: SCRIPT.map(({ by, move }) => ({ by, move })),
  steps: new Map([
    ...SCRIPT.flatMap(({ steps }, index) => (steps === undefined ? [] : [[index, steps] as const])),
    [SCRIPT.length, LAST] as const,
  ]),
};
