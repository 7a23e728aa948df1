/** The words of this table. English types the keys; a key that Polish lacks does not compile. */
import { type ByLanguage, type Say, useSay } from '@tortuga/table';
import en from '../messages.en.json' with { type: 'json' };
import pl from '../messages.pl.json' with { type: 'json' };

export type Words = typeof en;
export type Key = keyof Words;
export type Speak = Say<Key>;

export const messages: ByLanguage<Words> = { en, pl };

export const useWords = (): Speak => useSay(messages);
