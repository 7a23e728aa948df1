/** What one has chosen for this browser: none of it is known to anybody else, but for the name and the colour. */
import { COLOURS, type Colour, LANGUAGES, type Language } from '@tortuga/table';
import { fieldsOf } from '../kept.ts';

export const MOTIONS = ['system', 'reduced'] as const;
export const THEMES = ['system', 'dark', 'light'] as const;
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: Language;
  readonly hasSound: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly botPace: Pace;
  /** Empty until one has given oneself one. */
  readonly name: string;
  readonly colour: Colour;
  readonly hasHints: boolean;
  /** Larger pieces and nothing beside them, for those who look from afar. */
  readonly isSofa: boolean;
  /** Why something was refused is said until it is closed, not for a while. */
  readonly areReasonsKept: boolean;
}

/** Only what was chosen is kept: all else follows the browser. */
export type Chosen = Partial<Settings>;

export const initialSettings = (languages: readonly string[]): Settings => ({
  language: languageOf(languages),
  hasSound: true,
  motion: 'system',
  theme: 'dark',
  botPace: 'brisk',
  name: '',
  colour: 'gold',
  hasHints: true,
  isSofa: false,
  areReasonsKept: false,
});

/** The first of the browser's that we speak. */
const languageOf = (languages: readonly string[]): Language =>
  languages.map((tag) => LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each)).find(Boolean) ??
  'en';

type Read<V> = (value: unknown) => V | undefined;

const oneOf =
  <V>(values: readonly V[]): Read<V> =>
  (value) =>
    values.find((each) => each === value);
const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const text: Read<string> = (value) => (typeof value === 'string' ? value.slice(0, 80) : undefined);

const READ: { readonly [K in keyof Settings]: Read<Settings[K]> } = {
  language: oneOf(LANGUAGES),
  hasSound: flag,
  motion: oneOf(MOTIONS),
  theme: oneOf(THEMES),
  botPace: oneOf(PACES),
  name: text,
  colour: oneOf(COLOURS),
  hasHints: flag,
  isSofa: flag,
  areReasonsKept: flag,
};

/** Of anything that was kept: what makes no sense is forgotten, field by field. */
export const parseChosen = (kept: unknown): Chosen => {
  const fields = fieldsOf(kept);
  const read = Object.entries(READ).map(([key, parse]) => [key, parse(fields.get(key))] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
};
