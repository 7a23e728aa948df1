/** Options with a number for each seat: every chair keeps its own, and has the nearest that there is. */
import type { FieldShape } from '@tortuga/engine';
import type { Crew } from '../crew/crew.ts';
import { type Range, toStep } from '../form/range.ts';
import type { ChosenOptions, OptionRow } from './optionRows.ts';

export interface SeatRow extends OptionRow {
  readonly shape: Extract<FieldShape, { readonly kind: 'per-seat' }>;
}

export const isSeatRow = (row: OptionRow): row is SeatRow => row.shape.kind === 'per-seat';

export const rangeAt = ({ shape: { min, max } }: SeatRow, seats: number): Range => ({
  min,
  max: max(seats),
  step: 1,
});

/** A chair for which nothing was set has the usual number. */
export const numbersOf = (row: SeatRow, crew: Crew): readonly number[] => {
  const usual: unknown = row.initial(crew.length);
  const range = rangeAt(row, crew.length);
  return crew.map(({ numbers }, seat) => {
    const initial: unknown = Array.isArray(usual) ? usual[seat] : undefined;
    return toStep(numbers?.[row.name] ?? Number(initial), range);
  });
};

/** What is chosen for all, and what for each chair. */
export const withNumbers = (
  chosen: ChosenOptions,
  rows: readonly OptionRow[],
  crew: Crew,
): ChosenOptions => ({
  ...chosen,
  ...Object.fromEntries(rows.filter(isSeatRow).map((row) => [row.name, numbersOf(row, crew)])),
});
