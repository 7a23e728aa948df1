/** What the options of a table say of each seat alone, in words; nothing where they say nothing of it. */
import { parseJson } from '@tortuga/engine';
import type { RoomView } from '@tortuga/protocol';
import type { Language } from '@tortuga/table';
import { fieldsOf } from '../kept.ts';
import type { ChosenOptions, OptionRow, OptionSheet } from '../options/optionRows.ts';
import { isSeatRow } from '../options/seatNumbers.ts';

type Laid = Pick<RoomView, 'options' | 'seats'>;

export const optionsIn = ({ options }: Laid): ChosenOptions =>
  Object.fromEntries(fieldsOf(parseJson(options)?.value));

/** The options of a table that change its game. */
export const rowsIn = (sheet: OptionSheet, room: Laid): readonly OptionRow[] =>
  sheet.usedRows(optionsIn(room), room.seats.length);

/** By seat. */
export const handicapsIn = (
  sheet: OptionSheet,
  room: Laid,
  language: Language,
): readonly (readonly string[])[] => {
  const options = optionsIn(room);
  const rows = rowsIn(sheet, room).filter(isSeatRow);
  return room.seats.map((_, seat) =>
    rows.flatMap(({ name }) => {
      const values: unknown = options[name];
      return Array.isArray(values) ? [`${sheet.label(language, name)}: ${values[seat]}`] : [];
    }),
  );
};
