/** A row for a hint above a hand. It is as high whatever is said, so that the board keeps its size. */
import type { ReactNode } from 'react';
import { Hint } from './Hint.tsx';
import styles from './HintRow.module.css';

export const HintRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['hint']}>
    <Hint>{children}</Hint>
  </div>
);
