import type { Ui } from '@tortuga/table';
import { Board } from './board/Board.tsx';
import { freshDraft, parseDraft } from './draft.ts';
import { Hand } from './hand/Hand.tsx';
import type { Shown } from './shown.ts';
import { Side } from './side/Side.tsx';
import { messages, type Words } from './words/messages.ts';

export const ui: Ui<Shown, Words> = {
  messages,
  freshDraft,
  parseDraft,
  Board,
  Hand,
  Side,
  caption: () => '',
  badge: ({ handCounts, pileCounts }, seat) => ({
    score: (handCounts[seat] ?? 0) + (pileCounts[seat] ?? 0),
    line: '',
  }),
  tell: () => undefined,
  explain: ({ code }) => ({ text: code, rule: undefined }),
  ending: (by) => by,
  keys: () => [],
  choreography: () => [],
  rulebook: { en: () => Promise.resolve(''), pl: () => Promise.resolve('') },
  tutorial: { seats: 2, seat: 0, entries: [], steps: new Map() },
};
