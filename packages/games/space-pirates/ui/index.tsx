import type { Ui } from '@tortuga/table';
import { Board } from './board/Board.tsx';
import { choreography } from './choreography.ts';
import { freshDraft, parseDraft } from './draft.ts';
import { Hand } from './hand/Hand.tsx';
import { art } from './pictures.ts';
import type { Shown } from './shown.ts';
import { Side } from './side/Side.tsx';
import { TurnPlate } from './side/TurnPlate.tsx';
import { tutorial } from './tutorial.ts';
import { ending } from './words/ending.ts';
import { explain } from './words/explain.ts';
import { keys } from './words/keys.ts';
import { messages, type Words } from './words/messages.ts';
import { badge, caption } from './words/status.ts';
import { tell } from './words/tell.ts';

export const ui: Ui<Shown, Words> = {
  messages,
  freshDraft,
  parseDraft,
  Board,
  Hand,
  Side,
  UnderSeats: TurnPlate,
  caption,
  badge,
  tell,
  explain,
  ending,
  keys,
  choreography,
  rulebook: {
    en: async () => (await import('./rulebook.en.md?raw')).default,
    pl: async () => (await import('./rulebook.pl.md?raw')).default,
  },
  art,
  tutorial,
};
