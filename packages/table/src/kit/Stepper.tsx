/** A number within bounds, by steps. */
import { useId } from 'react';
import { useKitSay } from '../words/kitMessages.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** As it is shown, where a bare number does not say enough. */
  readonly text?: string | undefined;
  readonly onChange: (value: number) => void;
}

export const Stepper = ({ label, value, min, max, step = 1, text, onChange }: StepperProps) => {
  const say = useKitSay();
  const id = useId();
  const go = (to: number): void => {
    const next = Math.min(Math.max(to, min), max);
    if (next !== value) onChange(next);
  };
  return (
    <div className={styles['stepper']} role="group" aria-labelledby={id}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <span className={styles['row']}>
        <IconButton
          icon="minus"
          label={say('less', { what: label })}
          aria-disabled={value <= min || undefined}
          onClick={() => go(value - step)}
        />
        <output className={styles['value']} aria-live="polite">
          {text ?? value}
        </output>
        <IconButton
          icon="plus"
          label={say('more', { what: label })}
          aria-disabled={value >= max || undefined}
          onClick={() => go(value + step)}
        />
      </span>
    </div>
  );
};
