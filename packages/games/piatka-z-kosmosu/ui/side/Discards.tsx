/** Alone: the discard pile, face up. Its size is the score, and nought is best (PZ-39). */
import { Plate } from '@tortuga/table';
import { inOrder } from '../../kinds.ts';
import { isSolo } from '../choices/task.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import styles from './Discards.module.css';
import { Faces } from './Faces.tsx';

export const Discards = (table: Props) => {
  const say = useWords();
  const { spent } = table.view;
  if (!isSolo(table)) return undefined;
  return (
    <Plate title={say('drop-pile')} note={say('drop-score', { score: spent.length })}>
      {spent.length === 0 ? (
        <p className={styles['none']}>{say('drop-pile-none')}</p>
      ) : (
        <Faces cards={inOrder(spent)} />
      )}
    </Plate>
  );
};
