/** What keys do at this table: see `useChoosing` and `Hand`. */
import type { KeyRow } from '@tortuga/table';
import type { SayHere } from './words.ts';

export const keys = (say: SayHere): readonly KeyRow[] => [
  { keys: ['1–8'], text: say('key-dice') },
  { keys: ['C'], text: say('key-chest') },
  { keys: ['Space'], text: say('key-roll') },
  { keys: ['S'], text: say('key-stop') },
];
