/** The words of the page as its readers see them: from the same files, so that tests look for what is really said. */
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { inRepository } from '../repository.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const FOLDERS = {
  web: 'packages/web/src/words',
  match: 'packages/web/src/match',
  table: 'packages/table/src/words',
  'piraten-kapern': 'packages/games/piraten-kapern/ui',
  'kosmiczni-piraci': 'packages/games/kosmiczni-piraci/ui',
} as const;

export type Values = Readonly<Record<string, string | number>>;
/** A word by where it is kept and its key, as in `web:home.play`. */
export type Word = `${keyof typeof FOLDERS}:${string}`;
export type Say = (word: Word, values?: Values) => string;

const read = (folder: string, language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(inRepository(`${folder}/messages.${language}.json`), 'utf8')) as Record<
        string,
        string
      >, // our own messages
    ),
  );

export const sayIn = (language: Language): Say => {
  const kept = new Map(
    Object.entries(FOLDERS).map(([place, folder]) => [place, read(folder, language)] as const),
  );
  return (word, values) => {
    const [place = '', key = ''] = word.split(':');
    const message = kept.get(place)?.get(key);
    if (message === undefined) throw new Error(`there is no word ${word}`);
    return String(new IntlMessageFormat(message, language).format(values));
  };
};
