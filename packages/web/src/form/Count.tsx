/** A whole number within bounds: counted by steps where these are few, else written. */
import { Stepper } from '@tortuga/table';
import { NumberField, type NumberProps } from './NumberField.tsx';
import { stepsIn } from './range.ts';

/** More than these are written, not counted. */
const MOST_STEPS = 20;

export const Count = ({ label, owner, value, range, onChange }: NumberProps) =>
  stepsIn(range) > MOST_STEPS ? (
    <NumberField label={label} owner={owner} value={value} range={range} onChange={onChange} />
  ) : (
    <Stepper
      label={owner === undefined ? label : `${label}: ${owner}`}
      value={value}
      min={range.min}
      max={range.max}
      step={range.step}
      onChange={onChange}
    />
  );
