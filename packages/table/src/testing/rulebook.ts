/** U6: the rulebooks hold every rule, and show what exists. */
import { LANGUAGES } from '../words/say.ts';
import { ensureNone, type UiLaw } from './law.ts';

/** As in `PK-12`. */
const RULE = /\b[A-Z]{2}-\d+\b/g;

const rulesIn = (readme: string): readonly string[] => [...new Set(readme.match(RULE))];

/** The ids of rules at the ends of headings. */
export const anchorsOf = (book: string): readonly string[] =>
  [...book.matchAll(/^#+ .*\{([^}]+)\}$/gm)].flatMap(([, ids = '']) => ids.trim().split(/\s+/));

const PICTURE = /!\[([^\]]*)\]\(art:([^)]+)\)/g;

const pictureFaults = (book: string, art: Readonly<Record<string, string>>): readonly string[] =>
  [...book.matchAll(PICTURE)].flatMap(([, shows = '', name = '']) => [
    ...(art[name] === undefined ? [`there is no picture ${name}`] : []),
    ...(shows.trim() === '' ? [`the picture ${name} does not say what it shows`] : []),
  ]);

/** Headings with their rules, and pictures, in order: the same in every language. */
const shapeOf = (book: string): string => (book.match(/^#+|\{[^}]+\}$|\(art:[^)]+\)/gm) ?? []).join(' ');

export const rulebooksAreWhole: UiLaw = {
  id: 'U6',
  title: 'every rule of the README is an anchor of each rulebook, once, and every picture exists',
  judge: async ({ ui, readme }) => {
    const books = await Promise.all(
      LANGUAGES.map(async (language) => ({ language, book: await ui.rulebook[language]() })),
    );
    const rules = rulesIn(readme);
    const faults = books.flatMap(({ language, book }) => {
      const anchors = anchorsOf(book);
      return [
        ...rules.filter((rule) => !anchors.includes(rule)).map((rule) => `${rule} is no anchor`),
        ...anchors.filter((id) => !rules.includes(id)).map((id) => `${id} is no rule of the README`),
        ...anchors.filter((id, index) => anchors.indexOf(id) !== index).map((id) => `${id} is there twice`),
        ...pictureFaults(book, ui.art ?? {}),
      ].map((fault) => `${language}: ${fault}`);
    });
    const shapes = new Set(books.map(({ book }) => shapeOf(book)));
    ensureNone([
      ...(rules.length === 0 ? ['the README numbers no rules'] : []),
      ...faults,
      ...(shapes.size > 1 ? ['headings and pictures differ between the languages'] : []),
    ]);
  },
};
