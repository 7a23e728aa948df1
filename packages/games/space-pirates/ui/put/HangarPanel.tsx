/** At the start one chooses a Hangar; two ships have room in one (SP-6). */
import { useKeys } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { baseName, baseNumber, seatNames } from '../words/names.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { chooseBase, enterBase } from './hangarActs.ts';
import { hangarRefusal, shipsIn } from './hangars.ts';
import styles from './Put.module.css';

export const HangarPanel = (table: Props) => {
  const say = useWords();
  const { view, draft, sitters } = table;
  const { base: chosen } = draft.spot;
  const names = sitters.map(({ name }) => name);
  const bases = [...view.bases.keys()];
  useKeys(Object.fromEntries(bases.map((base) => [String(baseNumber(base)), () => chooseBase(table, base)])));
  const label =
    chosen === undefined ? say('put-hangar-choose') : say('put-hangar-enter', { base: baseNumber(chosen) });
  return (
    <Bench
      title={say('put-hangar-title')}
      hint={table.hasHints ? say('put-hangar-hint') : undefined}
      acts={<Act label={label} isBusy={table.isBusy} onAct={() => enterBase(table)} />}
    >
      <div className={styles['row']} role="group" aria-label={say('put-hangars')}>
        {bases.map((base) => {
          const inside = shipsIn(view, base);
          const isFull = hangarRefusal(view, base) !== undefined;
          return (
            <button
              key={base}
              type="button"
              className={styles['pick']}
              aria-pressed={chosen === base}
              aria-keyshortcuts={String(baseNumber(base))}
              data-full={isFull || undefined}
              onClick={() => chooseBase(table, base)}
            >
              {baseName(base, say)}
              <small>
                {say('put-hangar-ships', { count: inside.length, names: seatNames(names, inside, say) })}
              </small>
            </button>
          );
        })}
      </div>
    </Bench>
  );
};
