/** At the start one chooses a Hangar; two ships have room in one (SP-6). */
import { Emblem, useKeys } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { baseName, baseNumber, seatNames } from '../words/names.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { chooseBase, enterBase } from './hangarActs.ts';
import { hangarRefusal, shipsIn } from './hangars.ts';
import styles from './Put.module.css';

interface BasePickProps {
  readonly table: Props;
  readonly base: number;
}

/** A base, and the emblems of those whose ships are in it. */
const BasePick = ({ table, base }: BasePickProps) => {
  const say = useWords();
  const { view, draft, sitters } = table;
  const inside = shipsIn(view, base);
  const names = sitters.map(({ name }) => name);
  const ships = say('put-hangar-ships', { count: inside.length, names: seatNames(names, inside, say) });
  return (
    <button
      type="button"
      className={styles['pick']}
      aria-label={`${baseName(base, say)}: ${ships}`}
      aria-pressed={draft.spot.base === base}
      aria-keyshortcuts={String(baseNumber(base))}
      data-full={hangarRefusal(view, base) !== undefined}
      onClick={() => chooseBase(table, base)}
    >
      {baseName(base, say)}
      <span className={styles['inside']}>
        {inside.length === 0
          ? ships
          : inside.map((seat) => <Emblem key={seat} colour={sitters[seat]?.colour ?? 'coral'} size={18} />)}
      </span>
    </button>
  );
};

export const HangarPanel = (table: Props) => {
  const say = useWords();
  const { view, draft } = table;
  const { base: chosen } = draft.spot;
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
      <div className={styles['bases']} role="group" aria-label={say('put-hangars')}>
        {bases.map((base) => (
          <BasePick key={base} table={table} base={base} />
        ))}
      </div>
    </Bench>
  );
};
