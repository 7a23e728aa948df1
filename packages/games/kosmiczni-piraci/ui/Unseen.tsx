/** Words for those who hear the page. */
import type { ReactNode } from 'react';
import styles from './Unseen.module.css';

export const Unseen = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['unseen']}>{children}</span>
);
