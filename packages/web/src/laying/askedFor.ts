/**
 * What an address asks for of a table that is being laid: `?seats=3&options={"target":3000}`. Anybody can write an
 * address, so what does not do is left out, and said.
 */
import { parseJson } from '@tortuga/engine';
import { type Crew, pleasantSeats, type Seats, setNumber } from '../crew/crew.ts';
import { fieldsOf } from '../kept.ts';
import type { ChosenOptions, OptionSheet } from '../options/optionRows.ts';

export interface Asked {
  readonly seats: number;
  readonly options: ChosenOptions;
  /** Something was left out. */
  readonly isCut: boolean;
}

const SEATS = /^\d{1,3}$/;

/** Undefined where nothing, or nothing that can be, is asked for. */
const seatsIn = (text: string | null, { min, max }: Seats): number | undefined => {
  const seats = text !== null && SEATS.test(text) ? Number(text) : undefined;
  return seats !== undefined && seats >= min && seats <= max ? seats : undefined;
};

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options that do not go together are for whoever lays the table: he sees them, and is told. */
const isOption = (sheet: OptionSheet, name: string, value: unknown, seats: number): boolean => {
  const parsed = sheet.parse({ [name]: value }, seats);
  return parsed.ok || parsed.refusal.code === 'options-clash';
};

export const askedFor = (search: string, sheet: OptionSheet, range: Seats): Asked => {
  const query = new URLSearchParams(search);
  const [seatsText, optionsText] = [query.get('seats'), query.get('options')];
  const wanted = seatsIn(seatsText, range);
  const seats = wanted ?? pleasantSeats(range);
  const given = optionsText === null ? {} : parseJson(optionsText)?.value;
  const told = [...fieldsOf(given)];
  const fit = told.filter(([name, value]) => isOption(sheet, name, value, seats));
  return {
    seats,
    options: Object.fromEntries(fit),
    isCut: !isObject(given) || fit.length < told.length || (seatsText !== null && wanted === undefined),
  };
};

/** Numbers of a seat go to the chairs. */
export const seatAsked = (crew: Crew, { options }: Asked): Crew =>
  Object.entries(options).reduce(
    (seated, [name, values]) =>
      Array.isArray(values)
        ? seated.reduce((all, _, index) => setNumber(all, index, name, Number(values[index])), seated)
        : seated,
    crew,
  );

/** The address of a table laid as another one is. */
export const askingFor = (options: string, seats: number): string =>
  new URLSearchParams({ seats: String(seats), options }).toString();
