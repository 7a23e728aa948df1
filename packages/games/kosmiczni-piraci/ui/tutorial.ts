/** The scripted first game: three seats, sixteen cards, the merchant ship comes home, and a tie is broken. */
import type { Tutorial, TutorialStep } from '@tortuga/table';
import { pieces } from './pieces.ts';
import type { Key } from './words/messages.ts';

interface Step extends TutorialStep {
  readonly text: Key;
}

const GAME = `
chance setup 1 4 2,5 6,7 3,4 4,7 3,5 1,6
0 play 6 1
1 play 6 1
2 play 4 3
0 play T 2
1 play 2 2
2 play 7 2
0 play 3 2
1 play 3 3
2 play 6 4
0 play 7 4
1 play 4 5
2 play 5 5
0 play 5 6
1 play 5 3
2 play 3 1
0 play 2 6
0 take 10
1 take 5
1 take 4
0 take 7
2 take 5
`;

const entries = GAME.trim()
  .split('\n')
  .map((line) => {
    const [by = '', ...words] = line.split(' ');
    return { by: by === 'chance' ? ('chance' as const) : Number(by), move: words.join(' ') };
  });

/** By the number of the entry before which they are shown. */
const STEPS: Readonly<Record<number, readonly Step[]>> = {
  1: [
    { text: 'learn-welcome' },
    { text: 'learn-hand', piece: pieces.hand(1) },
    { text: 'learn-ships', piece: pieces.dial },
    { text: 'learn-first', piece: pieces.planet(0), move: 'play 6 1' },
  ],
  2: [{ text: 'learn-hidden', piece: pieces.card(0, 0) }],
  3: [{ text: 'learn-turned', piece: pieces.ship('merchant') }],
  4: [{ text: 'learn-teleport', piece: pieces.planet(1), move: 'play T 2' }],
  6: [{ text: 'learn-struck', piece: pieces.goneTeleport(0) }],
  7: [{ text: 'learn-sail', piece: pieces.planet(1), move: 'play 3 2' }],
  10: [{ text: 'learn-both', piece: pieces.planet(3), move: 'play 7 4' }],
  13: [{ text: 'learn-near', piece: pieces.planet(5), move: 'play 5 6' }],
  16: [{ text: 'learn-end', piece: pieces.planet(5), move: 'play 2 6' }],
  17: [
    { text: 'learn-share', piece: pieces.planet(0) },
    { text: 'learn-tie', piece: pieces.offer(10), move: 'take 10' },
  ],
  18: [{ text: 'learn-next', piece: pieces.planet(0) }],
  20: [{ text: 'learn-again', piece: pieces.offer(7), move: 'take 7' }],
  22: [{ text: 'learn-over', piece: pieces.hold }],
};

export const tutorial: Tutorial = {
  seats: 3,
  seat: 0,
  entries,
  steps: new Map(Object.entries(STEPS).map(([entry, steps]) => [Number(entry), steps])),
};
