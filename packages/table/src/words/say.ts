/** Words in the language of the page: ICU messages by key, the same keys in every language. */
import { IntlMessageFormat } from 'intl-messageformat';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Messages<K extends string = string> = Readonly<Record<K, string>>;
/** English decides which keys there are; a language that lacks one, or has one more, does not compile. */
export type ByLanguage<M extends Messages> = Readonly<Record<Language, { readonly [K in keyof M]: string }>>;

export type Values = Readonly<Record<string, string | number>>;
export type Say<K extends string = string> = (key: K, values?: Values) => string;

const formats = new Map<string, IntlMessageFormat>();

const formatOf = (language: Language, text: string): IntlMessageFormat => {
  const key = `${language} ${text}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new IntlMessageFormat(text, language);
  formats.set(key, format);
  return format;
};

export const makeSay =
  <K extends string>(language: Language, messages: Messages<K>): Say<K> =>
  (key, values = {}) =>
    String(formatOf(language, messages[key]).format({ ...values }));
