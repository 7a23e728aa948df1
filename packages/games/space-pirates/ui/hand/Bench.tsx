/** A panel of the hand: what is to be decided, the means to do it, and the buttons that do it. `Hand` says where they lie. */
import { HintRow } from '@tortuga/table';
import type { ReactNode } from 'react';
import styles from './Bench.module.css';

export interface BenchProps {
  /** Above all else, in the full width. */
  readonly head?: ReactNode;
  /** In one short sentence. */
  readonly title?: string | undefined;
  /** What the parrot says; undefined where hints are not wanted. */
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons, the main one (`kind="primary"`, `data-piece={pieces.act}`) last. */
  readonly acts?: ReactNode;
}

export const Bench = ({ head, title, hint, children, acts }: BenchProps) => (
  <>
    {hint !== undefined && (
      <div className={styles['hint']}>
        <HintRow>{hint}</HintRow>
      </div>
    )}
    {head !== undefined && <div className={styles['head']}>{head}</div>}
    {(title !== undefined || children !== undefined) && (
      <div className={styles['body']}>
        {title !== undefined && <h2 className={styles['title']}>{title}</h2>}
        {children}
      </div>
    )}
    {acts !== undefined && <div className={styles['acts']}>{acts}</div>}
  </>
);
