/** One of a few, all in sight. */
import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Where the label is short for something: heard instead of it. */
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly segments: readonly Segment<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export const Segmented = <V extends string>(props: SegmentedProps<V>) => {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']} data-hidden={props.isLabelHidden}>
        {props.label}
      </legend>
      <span className={styles['row']}>
        {props.segments.map((segment) => (
          <label key={segment.value} className={styles['segment']}>
            <input
              type="radio"
              className={styles['radio']}
              name={name}
              value={segment.value}
              aria-label={segment.name}
              disabled={segment.isDisabled}
              checked={segment.value === props.value}
              onChange={() => props.onChange(segment.value)}
            />
            <span className={styles['face']}>{segment.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
};
