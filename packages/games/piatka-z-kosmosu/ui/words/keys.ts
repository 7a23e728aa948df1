/** What keys do at this table. */
import type { KeyRow } from '@tortuga/table';
import type { Speak } from './messages.ts';

export const keys = (say: Speak): readonly KeyRow[] => [
  { keys: ['1–5'], text: say('key-card') },
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], text: say('key-legal') },
  { keys: ['Shift', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], text: say('key-all') },
  { keys: ['Enter'], text: say('key-place') },
  { keys: ['Backspace'], text: say('key-back') },
  { keys: ['Space'], text: say('key-play') },
  { keys: ['S'], text: say('key-show') },
  { keys: ['X'], text: say('key-swap') },
  { keys: ['D'], text: say('key-discard-hand') },
  { keys: ['P'], text: say('key-discard-pile') },
];
