/**
 * What happened, newest on top. It is silent by itself: on a phone it lies in a closed sheet, so that whoever follows the
 * match announces each line (`useAnnounce`), here or there.
 */
import type { Colour } from '@tortuga/vocabulary';
import { classes } from './classes.ts';
import { Emblem } from './Emblem.tsx';
import styles from './Log.module.css';

export interface LogLine {
  /** Stays the same for the same line. */
  readonly id: number | string;
  /** Whose doing; undefined where it was nobody's. */
  readonly colour: Colour | undefined;
  readonly text: string;
  readonly outcome?: string | undefined;
}

export interface LogProps {
  readonly label: string;
  /** Oldest first. */
  readonly lines: readonly LogLine[];
  /** Where there are no lines yet. */
  readonly empty?: string | undefined;
}

const Line = ({ line, isNew }: { readonly line: LogLine; readonly isNew: boolean }) => (
  <li className={classes(styles['line'], isNew && styles['new'])}>
    <span className={styles['emblem']}>
      {line.colour !== undefined && <Emblem colour={line.colour} size={22} />}
    </span>
    <span className={styles['text']}>{line.text}</span>
    {line.outcome !== undefined && <span className={styles['outcome']}>{line.outcome}</span>}
  </li>
);

export const Log = ({ label, lines, empty }: LogProps) => (
  <div className={styles['log']} role="log" aria-live="off" aria-label={label} tabIndex={0}>
    {lines.length === 0 && empty !== undefined && <p className={styles['empty']}>{empty}</p>}
    <ol className={styles['lines']}>
      {lines.toReversed().map((line, i) => (
        <Line key={line.id} line={line} isNew={i === 0} />
      ))}
    </ol>
  </div>
);
