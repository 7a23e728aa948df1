/** What the viewer does: the fan of cards and the button that lays one; later the sharing, and the button that takes. */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Fan } from './Fan.tsx';
import { Hint } from './Hint.tsx';
import styles from './Hand.module.css';
import { Lay } from './Lay.tsx';
import { PlanetRow } from './PlanetRow.tsx';
import { Sharing } from './Sharing.tsx';
import { Take } from './Take.tsx';
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
  if (view.sharing !== null) {
    return (
      <>
        <Sharing {...table} />
        <Take {...table} />
      </>
    );
  }
  if (view.ended !== null) return <p className={styles['note']}>{say('over')}</p>;
  if (view.homes === null) return <p className={styles['note']}>{say('setting-up')}</p>;
  if (view.hand === null) return <p className={styles['note']}>{say('watching')}</p>;
  return (
    <>
      <Hint {...table} />
      <PlanetRow {...table} />
      <div className={styles['tray']}>
        <Fan {...table} />
        <Lay {...table} />
      </div>
    </>
  );
};
