/** The language of the page, for everything drawn in it. */
import { createContext, useContext, useMemo } from 'react';
import { type ByLanguage, type Language, makeSay, type Messages, type Say } from './say.ts';

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

export const useSay = <M extends Messages>(messages: ByLanguage<M>): Say<keyof M & string> => {
  const language = useLanguage();
  return useMemo(() => makeSay<keyof M & string>(language, messages[language]), [language, messages]);
};
