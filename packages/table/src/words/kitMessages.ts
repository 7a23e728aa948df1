/** The kit's own words. */
import en from './messages.en.json' with { type: 'json' };
import pl from './messages.pl.json' with { type: 'json' };
import { useSay } from './language.ts';
import type { ByLanguage, Say } from './say.ts';

const kitMessages: ByLanguage<typeof en> = { en, pl };

export const useKitSay = (): Say<keyof typeof en> => useSay(kitMessages);
