/** All words of the page, of the shell, the kit and the games: the same keys and arguments in both languages. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

const found = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../../*/src/**/messages.*.json', '../../../games/*/ui/messages.*.json'],
  { eager: true, import: 'default' },
);
const files = Object.keys(found).filter((path) => path.endsWith('en.json'));

const read = (path: string): ReadonlyMap<string, string> => new Map(Object.entries(found[path] ?? {}));

type Part = ReturnType<IntlMessageFormat['getAst']>[number];
const partsOf = (language: string, text: string): readonly Part[] =>
  new IntlMessageFormat(text, language).getAst();

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
const argumentsIn = (parts: readonly Part[]): readonly string[] =>
  [
    ...new Set(
      parts
        .flatMap(within)
        .flatMap((part) => ('value' in part && kindOf(part) !== LITERAL ? [part.value] : [])),
    ),
  ].toSorted();

const PLURALS = { en: ['one', 'other'], pl: ['few', 'many', 'one', 'other'] } as const;
const formsIn = (parts: readonly Part[]): readonly (readonly string[])[] =>
  parts
    .flatMap(within)
    .flatMap((part) => ('pluralType' in part && part.pluralType === 'cardinal' ? [part.options] : []))
    .map((options) =>
      Object.keys(options)
        .filter((form) => !form.startsWith('='))
        .toSorted(),
    );

test('there are words of the shell and of the kit at least', () => {
  expect(files.length).toBeGreaterThanOrEqual(2);
});

describe.each(files)('%s', (path) => {
  const [en, pl] = [read(path), read(path.replace(/en\.json$/, 'pl.json'))];

  test('has the same keys in both languages', () => {
    expect([...pl.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  });

  test('has no empty words', () => {
    expect([...en, ...pl].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each([...en.keys()])('%s: the same arguments, and every plural of the language', (key) => {
    const [english, polish] = [partsOf('en', en.get(key) ?? ''), partsOf('pl', pl.get(key) ?? '')];
    expect(argumentsIn(polish)).toEqual(argumentsIn(english));
    for (const forms of formsIn(english)) expect(forms).toEqual(PLURALS.en);
    for (const forms of formsIn(polish)) expect(forms).toEqual(PLURALS.pl);
  });
});
