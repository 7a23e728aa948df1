/** The options of a game as rows that can be drawn, whichever game it is. Their words are the game's own. */
import { type FieldShape, type OptionsSpec, type ParsedOption, parseOptions } from '@tortuga/engine';
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
  readonly parse: (chosen: ChosenOptions, seats: number) => ParsedOption<object>;
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
  table.use(({ game }, { messages }) => ({
    rows: rowsOf(game.options),
    parse: (chosen, seats) => parseOptions(game.options, chosen, seats),
    label: (language, name, choice) => {
      const words = new Map<string, string>(Object.entries(messages[language]));
      const key = choice === undefined ? `option.${name}` : `option.${name}.${choice}`;
      return words.get(key) ?? choice ?? name;
    },
  }));
