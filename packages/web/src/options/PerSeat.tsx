/** A number for each seat, as a handicap is. */
import { Stepper } from '@tortuga/table';

export interface PerSeatProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly range: { readonly min: number; readonly max: number };
  readonly names: readonly string[];
  readonly onChange: (values: readonly number[]) => void;
}

export const PerSeat = ({ label, values, range, names, onChange }: PerSeatProps) => (
  <div role="group" aria-label={label}>
    {values.map((value, seat) => (
      <Stepper
        key={seat}
        label={`${label}: ${names[seat] ?? seat + 1}`}
        value={value}
        min={range.min}
        max={range.max}
        onChange={(next) => onChange(values.with(seat, next))}
      />
    ))}
  </div>
);
