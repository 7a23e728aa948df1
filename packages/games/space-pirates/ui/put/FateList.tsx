/** What the wind would do to each ship, in words; and where its template touches it, which the Boss may choose (SP-85). */
import { Emblem, useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { contactsTowards } from '../../space/outline.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { seatName } from '../words/names.ts';
import type { Spot } from './draft.ts';
import styles from './FateList.module.css';
import { type Fate, FATES, fatesOf } from './fates.ts';
import { spotNow } from './spotActs.ts';
import { galeAt, setContact } from './turnActs.ts';

const fatesNow = ({ view }: Props, spot: Spot): readonly Fate[] => {
  const gale = galeAt(view, spot);
  return gale === undefined ? [] : fatesOf(view, gale);
};

/** All of them lie there, and one is seen: a text that changes would be laid out again at every step of the dial. */
const Texts = ({ discs }: Pick<Fate, 'discs'>) => {
  const say = useWords();
  return (
    <span className={styles['texts']}>
      {FATES.map((fate) => (
        <span key={fate} data-text={fate}>
          {say('put-wind-fate', { fate })}
          {discs > 0 && <span data-discs="">{say('put-wind-catch', { count: discs })}</span>}
        </span>
      ))}
    </span>
  );
};

/** The farthest, then every point that the direction allows, then the farthest again. */
const nextPoint = (allowed: readonly number[], point: number | undefined): number | null => {
  if (point === undefined) return allowed[0] ?? null;
  return allowed[allowed.indexOf(point) + 1] ?? null;
};

const Touch = ({
  table,
  seat,
  name,
}: {
  readonly table: Props;
  readonly seat: number;
  readonly name: string;
}) => {
  const say = useWords();
  const { view, draft } = table;
  const { angle = 0, points } = draft.spot;
  const ship = view.pirates[seat]?.ship;
  if (ship?.at !== 'space') return null;
  const allowed = contactsTowards(ship, angle);
  const point = points.find((each) => each.seat === seat)?.point;
  const nth = point === undefined ? 0 : allowed.indexOf(point) + 1;
  return (
    <button
      type="button"
      className={styles['touch']}
      aria-label={say('put-wind-touch', { name, nth, count: allowed.length })}
      onClick={() => setContact(table, seat, nextPoint(allowed, point))}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M-10 0L-5 -6H3L9 0L3 6H-5Z" />
        <circle cx={9} r={3.4} />
      </svg>
      <span data-far={nth === 0}>{nth === 0 ? say('put-wind-far') : `${nth}/${allowed.length}`}</span>
    </button>
  );
};

export const FateList = (table: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const names = table.sitters.map(({ name }) => name);
  useAimed(table.aim, list, (element, now) => {
    element.toggleAttribute('data-held', now !== undefined);
    for (const { seat, fate } of fatesNow(table, spotNow(table, now)))
      element.querySelector(`[data-seat="${seat}"]`)?.setAttribute('data-fate', fate);
  });
  return (
    <ul ref={list} className={styles['fates']}>
      {fatesNow(table, table.draft.spot).map((fate) => (
        <li key={fate.seat} data-seat={fate.seat} data-fate={fate.fate}>
          <Emblem colour={table.sitters[fate.seat]?.colour ?? 'coral'} size={24} />
          <span>
            <b>{seatName(names, fate.seat)}</b> <Texts discs={fate.discs} />
          </span>
          <Touch table={table} seat={fate.seat} name={seatName(names, fate.seat)} />
        </li>
      ))}
    </ul>
  );
};
