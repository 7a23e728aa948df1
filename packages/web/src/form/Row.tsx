/** A line of a form: lines apart from each other, and nothing else. */
import type { ReactNode } from 'react';
import styles from './Row.module.css';

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['row']}>{children}</div>
);
