/** How a table that is being laid looks, here or on a server: the crew, the house rules, and one thing to do. */
import { classes, Plate } from '@tortuga/table';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import styles from './LaidTable.module.css';
import { Page } from './Page.tsx';

export interface LaidTableProps {
  readonly title: string;
  readonly caption: string;
  readonly game: string;
  readonly heading: string;
  readonly hint: string;
  readonly crew: ReactNode;
  /** On paper, above the rules. */
  readonly invitation?: ReactNode;
  /** It comes first where there is no room beside the crew. */
  readonly isInviting?: boolean;
  readonly rules: ReactNode;
  readonly action: ReactNode;
  readonly trouble?: string | undefined;
}

export const LaidTable = (props: LaidTableProps) => {
  const { title, caption, game, heading, hint, crew, invitation, isInviting, rules, action, trouble } = props;
  const say = useWords();
  return (
    <Page title={title} caption={caption} game={game}>
      <div className={styles['laid']}>
        <section className={styles['crew']} aria-labelledby="crew">
          <h2 id="crew">{heading}</h2>
          <p>{hint}</p>
          {crew}
        </section>
        <div className={styles['side']}>
          {invitation !== undefined && (
            <div className={classes(styles['invitation'], isInviting && styles['inviting'])}>
              {invitation}
            </div>
          )}
          <Plate title={say('rules.house')}>{rules}</Plate>
        </div>
        <div className={styles['action']}>
          {action}
          {trouble !== undefined && (
            <p role="alert" className={styles['trouble']}>
              {trouble}
            </p>
          )}
        </div>
      </div>
    </Page>
  );
};
