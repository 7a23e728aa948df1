/** A ship that was blown out is put back: its owner turns it (SP-91). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { headingName } from '../words/names.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { Dial } from './Dial.tsx';
import styles from './Put.module.css';
import { turnIt } from './turnActs.ts';
import { useTurnKeys } from './useTurnKeys.ts';

export const HeadingPanel = (table: Props) => {
  const say = useWords();
  useTurnKeys(table);
  const angle = table.draft.spot.angle ?? 0;
  return (
    <Bench
      title={say('put-heading-title')}
      hint={table.hasHints ? say('put-heading-hint') : undefined}
      acts={<Act label={say('put-heading-here')} isBusy={table.isBusy} onAct={() => turnIt(table)} />}
    >
      <div className={styles['row']}>
        <Dial table={table} label={say('put-heading-dial')} />
        <output className={styles['line']}>{headingName(angle, say)}</output>
      </div>
    </Bench>
  );
};
