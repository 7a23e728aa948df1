/** On or off, at once. */
import type { ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  /** What it does, in a second line. */
  readonly detail?: ReactNode | undefined;
}

export const Switch = ({ isOn, onChange, children, detail }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    className={styles['switch']}
    onClick={() => onChange(!isOn)}
  >
    <span className={styles['words']}>
      <span>{children}</span>
      {detail !== undefined && <small className={styles['detail']}>{detail}</small>}
    </span>
    <span className={styles['slot']}>
      <span className={styles['knob']} />
    </span>
  </button>
);
