/** The Boss calls a wind, and sees what it would do (SP-84 to SP-93). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { seatName } from '../words/names.ts';
import { Act } from './Act.tsx';
import { Bench } from './Bench.tsx';
import { Dial } from './Dial.tsx';
import { fatesOf } from './fates.ts';
import styles from './Put.module.css';
import { galeAt, turnIt } from './turnActs.ts';
import { useTurnKeys } from './useTurnKeys.ts';

export const WindPanel = (table: Props) => {
  const say = useWords();
  useTurnKeys(table);
  const { view, draft, sitters } = table;
  const names = sitters.map(({ name }) => name);
  const gale = galeAt(view, draft.spot);
  const fates = gale === undefined ? [] : fatesOf(view, gale);
  return (
    <Bench
      title={say('put-wind-title')}
      hint={table.hasHints ? say('put-wind-hint') : undefined}
      acts={<Act label={say('put-wind-blow')} isBusy={table.isBusy} onAct={() => turnIt(table)} />}
    >
      <div className={styles['row']}>
        <Dial table={table} label={say('put-wind-dial')} />
        <ul className={styles['fates']}>
          {fates.map(({ seat, fate, discs }) => (
            <li key={seat}>{say('put-wind-fate', { name: seatName(names, seat), fate, count: discs })}</li>
          ))}
        </ul>
      </div>
    </Bench>
  );
};
