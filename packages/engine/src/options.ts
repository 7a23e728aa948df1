/** Options as data that a lobby can draw as a form and a server can parse. */

import { parseJson } from './json.ts';

export type OptionRefusal =
  | { readonly code: 'options-not-json' }
  | { readonly code: 'options-not-an-object' }
  | { readonly code: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | { readonly code: 'not-a-flag'; readonly option: string }
  | { readonly code: 'not-a-whole-number'; readonly option: string }
  | { readonly code: 'out-of-range'; readonly option: string; readonly min: number; readonly max: number }
  | { readonly code: 'off-step'; readonly option: string; readonly min: number; readonly step: number }
  | { readonly code: 'unknown-choice'; readonly option: string; readonly choices: readonly string[] }
  | { readonly code: 'not-one-per-seat'; readonly option: string; readonly seats: number }
  | { readonly code: 'bad-data'; readonly option: string; readonly reason: string }
  | { readonly code: 'options-clash'; readonly option: string; readonly reason: string };

export type ParsedOption<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly refusal: OptionRefusal };

/** What a lobby needs to draw a field. */
export type FieldShape =
  | { readonly kind: 'flag' }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'per-seat'; readonly min: number; readonly max: (seats: number) => number }
  | { readonly kind: 'data'; readonly editor: string };

export interface Field<V> {
  readonly shape: FieldShape;
  readonly initial: (seats: number) => V;
  readonly parse: (value: unknown, seats: number, name: string) => ParsedOption<V>;
}

export interface OptionsSpec<O> {
  readonly fields: { readonly [K in keyof O]: Field<O[K]> };
  /** Values that are fine one by one and do not go together, or not with so many seats. */
  readonly clash: (options: O, seats: number) => OptionRefusal | undefined;
  /** Whether an option changes anything beside these others and with so many seats: a lobby asks for no other. */
  readonly isUsed: (name: keyof O, options: O, seats: number) => boolean;
}

const accept = <V>(value: V): ParsedOption<V> => ({ ok: true, value });
const refuse = (refusal: OptionRefusal): { readonly ok: false; readonly refusal: OptionRefusal } => ({
  ok: false,
  refusal,
});

export const flag = (initial: boolean): Field<boolean> => ({
  shape: { kind: 'flag' },
  initial: () => initial,
  parse: (value, _seats, option) =>
    typeof value === 'boolean' ? accept(value) : refuse({ code: 'not-a-flag', option }),
});

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const parseCount = (value: unknown, { min, max, step }: Range, option: string): ParsedOption<number> => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    return refuse({ code: 'not-a-whole-number', option });
  }
  if (value < min || value > max) return refuse({ code: 'out-of-range', option, min, max });
  if ((value - min) % step !== 0) return refuse({ code: 'off-step', option, min, step });
  return accept(value === 0 ? 0 : value); // -0 is 0: it would not survive a JSON round trip
};

export const count = (range: Range, initial: number): Field<number> => ({
  shape: { kind: 'count', ...range },
  initial: () => initial,
  parse: (value, _seats, option) => parseCount(value, range, option),
});

export const choice = <C extends string>(choices: readonly C[], initial: C): Field<C> => ({
  shape: { kind: 'choice', choices },
  initial: () => initial,
  parse: (value, _seats, option) => {
    const chosen = choices.find((each) => each === value);
    return chosen === undefined ? refuse({ code: 'unknown-choice', option, choices }) : accept(chosen);
  },
});

interface SeatRange {
  readonly min: number;
  readonly max: (seats: number) => number;
}

export const perSeat = (
  range: SeatRange,
  initial: (seats: number) => readonly number[],
): Field<readonly number[]> => ({
  shape: { kind: 'per-seat', ...range },
  initial,
  parse: (value, seats, option) => {
    if (!Array.isArray(value) || value.length !== seats) {
      return refuse({ code: 'not-one-per-seat', option, seats });
    }
    const counts: number[] = [];
    for (const item of value) {
      const parsed = parseCount(item, { min: range.min, max: range.max(seats), step: 1 }, option);
      if (!parsed.ok) return parsed;
      counts.push(parsed.value);
    }
    return accept(counts);
  },
});

/** A value with an editor of its own; `parse` gives the value or the reason why it is none. */
export const data = <V>(
  editor: string,
  initial: V,
  parse: (value: unknown, seats: number) => { readonly value: V } | { readonly reason: string },
): Field<V> => ({
  shape: { kind: 'data', editor },
  initial: () => initial,
  parse: (value, seats, option) => {
    const parsed = parse(value, seats);
    return 'reason' in parsed
      ? refuse({ code: 'bad-data', option, reason: parsed.reason })
      : accept(parsed.value);
  },
});

export const optionsSpec = <O>(
  fields: OptionsSpec<O>['fields'],
  clash: OptionsSpec<O>['clash'] = () => undefined,
  isUsed: OptionsSpec<O>['isUsed'] = () => true,
): OptionsSpec<O> => ({ fields, clash, isUsed });

/** What is not said takes its default; what is not known is refused. */
export const parseOptions = <O extends object>(
  spec: OptionsSpec<O>,
  value: unknown,
  seats: number,
): ParsedOption<O> => {
  if (!isRecord(value)) return refuse({ code: 'options-not-an-object' });
  const known = fieldNames(spec);
  const unknown = Object.keys(value).find((key) => !known.some((name) => name === key));
  if (unknown !== undefined) return refuse({ code: 'unknown-option', option: unknown, known });
  const options: Partial<O> = {};
  for (const name of known) {
    const field = spec.fields[name];
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    const parsed = given === undefined ? accept(field.initial(seats)) : field.parse(given, seats, name);
    if (!parsed.ok) return parsed;
    options[name] = parsed.value;
  }
  const whole = options as O; // every field of the spec was just filled in
  const clash = spec.clash(whole, seats);
  return clash === undefined ? accept(whole) : refuse(clash);
};

/** The options that change anything, beside those that were chosen. A value that cannot be read counts as not chosen. */
export const usedOptions = <O extends object>(
  spec: OptionsSpec<O>,
  chosen: Readonly<Record<string, unknown>>,
  seats: number,
): readonly (keyof O & string)[] => {
  const known = fieldNames(spec);
  const options: Partial<O> = {};
  for (const name of known) {
    const { parse, initial } = spec.fields[name];
    const parsed = parse(chosen[name], seats, name);
    options[name] = parsed.ok ? parsed.value : initial(seats);
  }
  const whole = options as O; // every field of the spec was just filled in
  return known.filter((name) => spec.isUsed(name, whole, seats));
};

export const parseOptionsText = <O extends object>(
  spec: OptionsSpec<O>,
  text: string,
  seats: number,
): ParsedOption<O> => {
  const given = parseJson(text);
  return given === undefined ? refuse({ code: 'options-not-json' }) : parseOptions(spec, given.value, seats);
};

/** Options printed whole, in the order of the spec, so that a changed default never alters an old log. */
export const makeOptions = <O extends object>(spec: OptionsSpec<O>, options: O): string =>
  JSON.stringify(Object.fromEntries(fieldNames(spec).map((name) => [name, options[name]])));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldNames = <O extends object>(spec: OptionsSpec<O>): readonly (keyof O & string)[] =>
  Object.keys(spec.fields) as (keyof O & string)[]; // a mapped type over O has O's keys and no others
