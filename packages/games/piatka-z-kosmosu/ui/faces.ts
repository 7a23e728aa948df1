/** The pictures of cards: an alien by its shape, on a background by its colour and pattern. */
import alienA from './art/alien-A.svg?url';
import alienB from './art/alien-B.svg?url';
import alienC from './art/alien-C.svg?url';
import alienD from './art/alien-D.svg?url';
import alienE from './art/alien-E.svg?url';
import background1 from './art/background-1.svg?url';
import background2 from './art/background-2.svg?url';
import background3 from './art/background-3.svg?url';
import background4 from './art/background-4.svg?url';
import background5 from './art/background-5.svg?url';
import { ALIENS, BACKGROUNDS, type Card } from '../types.ts';

const ALIEN = { A: alienA, B: alienB, C: alienC, D: alienD, E: alienE } as const;
const BACKGROUND = {
  1: background1,
  2: background2,
  3: background3,
  4: background4,
  5: background5,
} as const;

/** On the mini-map a card is its colour. */
const COLOURS = { 1: '#e7a93c', 2: '#3aa37b', 3: '#4a9fd8', 4: '#e8603f', 5: '#9a6bb8' } as const;

const alienOf = (card: Card) => ALIENS.find((alien) => card.startsWith(alien)) ?? 'A';
const backgroundOf = (card: Card) => BACKGROUNDS.find((background) => card.endsWith(background)) ?? '1';

export const faceOf = (card: Card): { readonly alien: string; readonly background: string } => ({
  alien: ALIEN[alienOf(card)],
  background: BACKGROUND[backgroundOf(card)],
});

export const colourOf = (card: Card): string => COLOURS[backgroundOf(card)];
