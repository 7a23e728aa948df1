/** Piraten Kapern's table. */
import type { Ui } from '@tortuga/table';
import { art } from './art.ts';
import { Board } from './Board.tsx';
import { choreography } from './choreography.ts';
import { freshDraft, parseDraft } from './draft.ts';
import { explain } from './explain.ts';
import { Hand } from './Hand.tsx';
import { keys } from './keys.ts';
import { Side } from './Side.tsx';
import type { Shown } from './shown.ts';
import { badge, caption, ending } from './standing.ts';
import { tell } from './tell.ts';
import { tutorial } from './tutorial.ts';
import { messages, type Words } from './words.ts';

export const ui: Ui<Shown, Words> = {
  messages,
  freshDraft,
  parseDraft,
  Board,
  Hand,
  Side,
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
