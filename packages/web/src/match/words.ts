/** The words of the match page. */
import { type ByLanguage, type Say, useSay } from '@tortuga/table';
import en from './messages.en.json' with { type: 'json' };
import pl from './messages.pl.json' with { type: 'json' };

const messages: ByLanguage<typeof en> = { en, pl };
export type MatchWord = keyof typeof en;

export const useMatchWords = (): Say<MatchWord> => useSay(messages);
