/** The words of this table, in both languages. */
import { type Say, useSay } from '@tortuga/table';
import en from './messages.en.json' with { type: 'json' };
import pl from './messages.pl.json' with { type: 'json' };

export const messages = { en, pl };
export type Words = typeof en;
export type Key = keyof Words;
export type SayHere = Say<Key>;

export const useWords = (): SayHere => useSay(messages);
