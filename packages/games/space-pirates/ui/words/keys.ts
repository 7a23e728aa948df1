/** What keys do at this table: see `useKeys`. */
import type { KeyRow } from '@tortuga/table';
import type { Speak } from './messages.ts';

const handKeys = (say: Speak): readonly KeyRow[] => [
  { keys: ['1–9'], text: say('key-place') },
  { keys: ['ArrowUp', 'ArrowDown'], text: say('key-order') },
  { keys: ['S'], text: say('key-skip') },
  { keys: ['A'], text: say('key-all') },
];

const putKeys = (say: Speak): readonly KeyRow[] => [
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], text: say('key-move') },
  { keys: ['Shift', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], text: say('key-move-little') },
  { keys: ['[', ']'], text: say('key-disc') },
  { keys: ['Enter'], text: say('key-put') },
];

const flickKeys = (say: Speak): readonly KeyRow[] => [
  { keys: ['ArrowUp', 'ArrowDown', '+', '−'], text: say('flick-key-power') },
  { keys: ['Space'], text: say('flick-key-flick') },
];

const flyKeys = (say: Speak): readonly KeyRow[] => [
  { keys: ['ArrowLeft', 'ArrowRight'], text: say('fly-key-turn') },
  { keys: ['Backspace'], text: say('fly-key-back') },
  { keys: ['E'], text: say('fly-key-end') },
];

export const keys = (say: Speak): readonly KeyRow[] => [
  ...handKeys(say),
  ...putKeys(say),
  ...flickKeys(say),
  ...flyKeys(say),
];
