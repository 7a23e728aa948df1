/** The words of the page as its readers see them: from the same files, so that tests look for what is really said. */
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { inRepository } from '../repository.ts';
import { TABLES } from './tables.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const FOLDERS = {
  web: 'packages/web/src/words',
  match: 'packages/web/src/match',
  table: 'packages/table/src/words',
  universe: 'packages/games/space-pirates/ui/builder',
} as const;

/** A game keeps its own. */
const PLACES: readonly (readonly [string, string])[] = [
  ...Object.entries(FOLDERS),
  ...TABLES.map((id) => [id, `packages/games/${id}/ui`] as const),
];

export type Values = Readonly<Record<string, string | number>>;
/** A word by where it is kept and its key, as in `web:home.play`; a game's are kept under its id. */
export type Word = `${string}:${string}`;
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
  const kept = new Map(PLACES.map(([place, folder]) => [place, read(folder, language)] as const));
  return (word, values) => {
    const [place = '', key = ''] = word.split(':');
    const message = kept.get(place)?.get(key);
    if (message === undefined) throw new Error(`there is no word ${word}`);
    return String(new IntlMessageFormat(message, language).format(values));
  };
};
