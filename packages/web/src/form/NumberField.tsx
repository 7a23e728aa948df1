/** A whole number that would take too many steps to count to: it is written, and becomes the nearest that there is. */
import { TextField } from '@tortuga/table';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { type Range, toStep } from './range.ts';

export interface NumberProps {
  readonly label: string;
  /** Whose it is, for who does not see what the field lies beside. */
  readonly owner?: string | undefined;
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
}

export const NumberField = ({ label, owner, value, range, onChange }: NumberProps) => {
  const say = useWords();
  /** What is being written, which need not be a number yet. */
  const [text, setText] = useState<string>();
  /** What was written last is no number that there is: another one was taken for it, and this is said. */
  const [isReplaced, setReplaced] = useState(false);
  const write = (next: string): void => {
    setText(next);
    setReplaced(false);
  };
  const settle = (): void => {
    if (text === undefined) return;
    const written = text.trim() === '' ? Number.NaN : Number(text);
    const taken = toStep(written, range);
    setText(undefined);
    setReplaced(taken !== written);
    onChange(taken);
  };
  return (
    <TextField
      label={label}
      aria-label={owner === undefined ? undefined : `${label}: ${owner}`}
      value={text ?? String(value)}
      inputMode="numeric"
      autoComplete="off"
      hint={`${range.min} – ${range.max}`}
      error={
        isReplaced
          ? say(range.step === 1 ? 'number.nearest' : 'number.nearest.step', { ...range })
          : undefined
      }
      onChange={write}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
};
