/** Lines that add up, or a list of what is worth what. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ScoreSheet.module.css';

export interface ScoreLine {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Not earned, as things stand. */
  readonly isStruck?: boolean | undefined;
  readonly isTotal?: boolean | undefined;
}

export const ScoreSheet = ({ lines }: { readonly lines: readonly ScoreLine[] }) => (
  <dl className={styles['sheet']}>
    {lines.map(({ label, value, isStruck = false, isTotal = false }, i) => (
      // Lines have no identity but their place.
      <div
        key={i}
        className={classes(styles['line'], isStruck && styles['struck'], isTotal && styles['total'])}
      >
        <dt>{isStruck ? <s>{label}</s> : label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
