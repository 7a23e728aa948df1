/** A page that says one thing and what can be done about it, with the turtle looking on. */
import type { ReactNode } from 'react';
import turtle from '../pages/home/haven.svg?url';
import styles from './Notice.module.css';
import { Page } from './Page.tsx';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** For whoever reports it. */
  readonly detail?: string | undefined;
  /** Buttons. */
  readonly children: ReactNode;
}

export const Notice = ({ title, text, detail, children }: NoticeProps) => (
  <Page title={title}>
    <section className={styles['notice']}>
      <img src={turtle} alt="" className={styles['turtle']} />
      <h2>{title}</h2>
      <p>{text}</p>
      {detail !== undefined && <code className={styles['detail']}>{detail}</code>}
      <div className={styles['buttons']}>{children}</div>
    </section>
  </Page>
);
