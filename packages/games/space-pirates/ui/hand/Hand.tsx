/** What the viewer does: the panel of the decision that is asked for, and the own Energy cards. */
import { myDecision } from '../asked.ts';
import { DESKS } from '../desks.ts';
import type { Props } from '../shown.ts';
import styles from './Hand.module.css';
import { Waiting } from './Waiting.tsx';

export const Hand = (table: Props) => {
  const decision = myDecision(table);
  const Panel = decision === undefined ? Waiting : DESKS[decision].Panel;
  return (
    <div className={styles['hand']}>
      <Panel {...table} />
    </div>
  );
};
