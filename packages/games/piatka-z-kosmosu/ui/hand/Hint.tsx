/** What can be done now: the parrot says it, to those who want hints. It stays, so that the board keeps its size. */
import { Hint as Strip } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { hintFor } from '../words/hint.ts';
import { useWords } from '../words/messages.ts';
import styles from './Hint.module.css';

export const Hint = (table: Props) => {
  const say = useWords();
  if (!table.hasHints) return undefined;
  return (
    <div className={styles['hint']}>
      <Strip>{hintFor(table, say)}</Strip>
    </div>
  );
};
