/** The options of a game as rows that can be drawn, whichever game it is. Their words are the game's own. */
import {
  type FieldShape,
  makeOptions,
  type OptionsSpec,
  type ParsedOption,
  parseOptions,
  usedOptions,
} from '@tortuga/engine';
import type { Language } from '@tortuga/table';
import type { AnyTable } from '../table.ts';

/** What was changed; all else takes its default. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

export interface OptionRow {
  readonly name: string;
  readonly shape: FieldShape;
  readonly initial: (seats: number) => unknown;
}

export interface OptionSheet {
  readonly rows: readonly OptionRow[];
  /** The rows that change anything beside what is chosen. */
  readonly usedRows: (chosen: ChosenOptions, seats: number) => readonly OptionRow[];
  /** As a match would have them, printed; or why they do not do. */
  readonly parse: (chosen: ChosenOptions, seats: number) => ParsedOption<string>;
  /** In the game's words `option.NAME` and `option.NAME.CHOICE`; where it has none, as the rules call it. */
  readonly label: (language: Language, name: string, choice?: string) => string;
}

const rowsOf = <O extends object>({ fields }: OptionsSpec<O>): readonly OptionRow[] =>
  Object.entries<Pick<OptionRow, 'shape' | 'initial'>>(fields).map(([name, { shape, initial }]) => ({
    name,
    shape,
    initial,
  }));

export const optionSheet = (table: AnyTable): OptionSheet =>
  table.use(({ game: { options: spec } }, { messages }) => ({
    rows: rowsOf(spec),
    usedRows: (chosen, seats) => {
      const used: readonly string[] = usedOptions(spec, chosen, seats);
      return rowsOf(spec).filter(({ name }) => used.includes(name));
    },
    parse: (chosen, seats) => {
      const parsed = parseOptions(spec, chosen, seats);
      return parsed.ok ? { ok: true, value: makeOptions(spec, parsed.value) } : parsed;
    },
    label: (language, name, choice) => {
      const words = new Map<string, string>(Object.entries(messages[language]));
      const key = choice === undefined ? `option.${name}` : `option.${name}.${choice}`;
      return words.get(key) ?? choice ?? name;
    },
  }));
