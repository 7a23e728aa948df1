/** What keys do at this table: see `useKeys`. */
import type { KeyRow } from '@tortuga/table';
import type { Speak } from './messages.ts';

export const keys = (say: Speak): readonly KeyRow[] => [
  { keys: ['1–7', 'T'], text: say('key-card') },
  { keys: ['ArrowLeft', 'ArrowRight'], text: say('key-round') },
  { keys: ['Shift', '1–6'], text: say('key-planet') },
  { keys: ['1–7', '0'], text: say('key-treasure') },
  { keys: ['Enter'], text: say('key-enter') },
  { keys: ['V'], text: say('key-peek') },
];
