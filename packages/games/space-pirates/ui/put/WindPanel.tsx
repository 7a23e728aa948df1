/** The Boss calls a wind, and sees what it would do (SP-84 to SP-93). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { Dial } from './Dial.tsx';
import { FateList } from './FateList.tsx';
import styles from './Put.module.css';
import { turnIt } from './turnActs.ts';
import { useTurnKeys } from './useTurnKeys.ts';

export const WindPanel = (table: Props) => {
  const say = useWords();
  useTurnKeys(table);
  return (
    <Bench
      title={say('put-wind-title')}
      hint={table.hasHints ? say('put-wind-hint') : undefined}
      acts={<Act label={say('put-wind-blow')} isBusy={table.isBusy} onAct={() => turnIt(table)} />}
    >
      <div className={styles['row']}>
        <Dial table={table} label={say('put-wind-dial')} />
        <FateList {...table} />
      </div>
    </Bench>
  );
};
