/** What the viewer does: five cards, the pile, and the button that plays, exchanges, drops or discards. */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Acts } from './Acts.tsx';
import { Bonus } from './Bonus.tsx';
import { isMyMove, taskOf } from '../choices/task.ts';
import styles from './Hand.module.css';
import { Hint } from './Hint.tsx';
import { LiftedCard } from './LiftedCard.tsx';
import { Row } from './Row.tsx';
import { useKeys } from './useKeys.ts';

export const Hand = (table: Props) => {
  useKeys(table);
  return (
    <div className={styles['hand']}>
      <Content {...table} />
    </div>
  );
};

const Content = (table: Props) => {
  const say = useWords();
  const { view } = table;
  if (view.hand === null) return <p className={styles['note']}>{say('hand-watching')}</p>;
  if (view.ended !== null) return <p className={styles['note']}>{say('hand-over')}</p>;
  return (
    <>
      {taskOf(table) === 'bonus' && isMyMove(table) ? <Bonus {...table} /> : <Hint {...table} />}
      <div className={styles['tray']}>
        <Row {...table} />
        <Acts {...table} />
      </div>
      <LiftedCard aim={table.aim} hand={view.hand} />
    </>
  );
};
