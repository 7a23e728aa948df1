/** The shell's own words. Those of a game are in its ui. */
import { type Say, useSay } from '@tortuga/table';
import en from './messages.en.json' with { type: 'json' };
import pl from './messages.pl.json' with { type: 'json' };

export const messages = { en, pl };
export type Word = keyof typeof en;

export const useWords = (): Say<Word> => useSay(messages);
