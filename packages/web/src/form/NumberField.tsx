/** A whole number that would take too many steps to count to: it is written, and becomes the nearest that there is. */
import { TextField } from '@tortuga/table';
import { useState } from 'react';
import { type Range, toStep } from './range.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
}

export const NumberField = ({ label, value, range, onChange }: NumberFieldProps) => {
  /** What is being written, which need not be a number yet. */
  const [text, setText] = useState<string>();
  const settle = (): void => {
    if (text !== undefined) onChange(toStep(Number(text), range));
    setText(undefined);
  };
  return (
    <TextField
      label={label}
      value={text ?? String(value)}
      inputMode="numeric"
      autoComplete="off"
      hint={`${range.min} – ${range.max}`}
      onChange={setText}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
};
