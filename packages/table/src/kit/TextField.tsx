/** One line of text. What is wrong with it is said below it, and heard with it. */
import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'type' | 'id'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong, and what to do about it. */
  readonly error?: string | undefined;
}

export const TextField = ({ label, value, onChange, hint, error, ...rest }: TextFieldProps) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="text"
        className={styles['input']}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && (
        <span id={`${id}-note`} className={styles['note']} data-error={error !== undefined || undefined}>
          {note}
        </span>
      )}
    </div>
  );
};
