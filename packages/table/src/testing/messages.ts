/** What a message is made of: the values that it asks for, and the plurals that it tells apart. */
import { IntlMessageFormat } from 'intl-messageformat';
import { type ByLanguage, type Language, LANGUAGES, type Messages } from '../words/say.ts';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

const read = new Map<string, readonly Part[]>();

/** Read once: the laws say the same words again and again. */
const partsOf = (language: Language, text: string): readonly Part[] => {
  const key = `${language} ${text}`;
  const parts = read.get(key) ?? new IntlMessageFormat(text, language).getAst();
  read.set(key, parts);
  return parts;
};

/** With those inside of plurals and choices. */
const within = (part: Part): readonly Part[] => {
  if ('options' in part)
    return [part, ...Object.values(part.options).flatMap(({ value }) => value.flatMap(within))];
  if ('children' in part) return [part, ...part.children.flatMap(within)];
  return [part];
};

const LITERAL = 0;
/** The parser's enum is not ours to import. */
const kindOf = ({ type }: Part): number => type;

/** The names of the values that a message asks for. */
export const valuesOf = (language: Language, text: string): readonly string[] =>
  [
    ...new Set(
      partsOf(language, text)
        .flatMap(within)
        .flatMap((part) => ('value' in part && kindOf(part) !== LITERAL ? [part.value] : [])),
    ),
  ].toSorted();

const PLURALS: Readonly<Record<Language, string>> = { en: 'one other', pl: 'few many one other' };

/** The plurals of a message, each as the forms that it has. */
const pluralsOf = (language: Language, text: string): readonly string[] =>
  partsOf(language, text)
    .flatMap(within)
    .flatMap((part) => ('pluralType' in part && part.pluralType === 'cardinal' ? [part.options] : []))
    .map((options) =>
      Object.keys(options)
        .filter((form) => !form.startsWith('='))
        .toSorted()
        .join(' '),
    );

const faultsOf = (language: Language, key: string, text: string): readonly string[] => [
  ...(text.trim() === '' ? [`${language}: ${key} is empty`] : []),
  ...pluralsOf(language, text)
    .filter((forms) => forms !== PLURALS[language])
    .map((forms) => `${language}: ${key} has the plurals ${forms}, not ${PLURALS[language]}`),
];

const differenceOf = (key: string, texts: Readonly<Record<Language, string>>): readonly string[] => {
  const [first = '', ...others] = LANGUAGES.map((language) => valuesOf(language, texts[language]).join(' '));
  return others.every((values) => values === first)
    ? []
    : [`${key} asks for other values in each language: ${[first, ...others].join(' / ')}`];
};

/** What is wrong with words in all languages. */
export const messageFaults = (messages: ByLanguage<Messages>): readonly string[] => {
  const words = (language: Language) => new Map<string, string>(Object.entries(messages[language]));
  const kept = { en: words('en'), pl: words('pl') };
  const keys = new Set(LANGUAGES.flatMap((language) => [...kept[language].keys()]));
  return [...keys].flatMap((key) => {
    const [en, pl] = [kept.en.get(key), kept.pl.get(key)];
    if (en === undefined) return [`en: there is no ${key}`];
    if (pl === undefined) return [`pl: there is no ${key}`];
    return [...faultsOf('en', key, en), ...faultsOf('pl', key, pl), ...differenceOf(key, { en, pl })];
  });
};
