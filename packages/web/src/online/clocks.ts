/** The clocks that a table can be given, by the name that a form has for them. */
import type { Clock } from '@tortuga/protocol';
import type { Say } from '@tortuga/table';
import type { Word } from '../words/words.ts';

export const CLOCKS = {
  untimed: { kind: 'untimed' },
  'move-30': { kind: 'move', seconds: 30 },
  'move-60': { kind: 'move', seconds: 60 },
  'move-300': { kind: 'move', seconds: 300 },
  'days-1': { kind: 'days', days: 1 },
  'days-3': { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, Clock>>;
export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]; // an object literal has the keys of its type and no others

export const sayClock = (clock: Clock, say: Say<Word>): string => {
  switch (clock.kind) {
    case 'untimed':
      return say('clock.untimed');
    case 'move':
      return clock.seconds % 60 === 0
        ? say('clock.minutes', { minutes: clock.seconds / 60 })
        : say('clock.seconds', { seconds: clock.seconds });
    case 'days':
      return say('clock.days', { days: clock.days });
  }
};
