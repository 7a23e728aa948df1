/** Where the wind would leave each ship, and the storm: elements of their own, which follow the dial. */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { PAINT } from '../map/palette.ts';
import { HEX } from '../map/ship.ts';
import storm from '../art/storm.svg?url';
import { centreOf } from '../../space/hexagon.ts';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import { type Fate, fatesOf } from './fates.ts';
import { spotNow } from './spotActs.ts';
import { galeAt } from './turnActs.ts';
import styles from './WindGhosts.module.css';

const AWAY = 'translate(-9999px, -9999px)';

const shipAt = ({ pose }: Fate): string => {
  if (pose === undefined) return AWAY;
  const { x, y } = onMap(centreOf(pose));
  return `translate(${x}px, ${y}px) rotate(${toMm(pose.h)}deg)`;
};

const write = (element: Element, { view }: Props, spot: Props['draft']['spot']): void => {
  const gale = galeAt(view, spot);
  if (gale === undefined) return;
  const fates = fatesOf(view, gale);
  for (const ghost of element.children) {
    if (!(ghost instanceof SVGElement)) continue;
    const seat = ghost.dataset['seat'];
    const fate = fates.find((each) => String(each.seat) === seat);
    if (fate === undefined) continue;
    ghost.style.setProperty('transform', shipAt(fate));
    ghost.dataset['fate'] = fate.fate;
  }
};

export const WindGhosts = (table: Props) => {
  const ghosts = useRef<HTMLDivElement>(null);
  const { view, draft, sitters } = table;
  useAimed(table.aim, ghosts, (element, now) => write(element, table, spotNow(table, now)));
  const gale = galeAt(view, draft.spot);
  if (gale === undefined) return null;
  const eye = gale.storm && onMap(gale.storm);
  return (
    <div ref={ghosts} aria-hidden="true">
      {fatesOf(view, gale).map((fate) => (
        <svg
          key={fate.seat}
          className={styles['ship']}
          data-seat={fate.seat}
          data-fate={fate.fate}
          style={{ transform: shipAt(fate) }}
          viewBox="-40 -40 80 80"
        >
          <path className={styles['hull']} d={HEX} fill={PAINT[sitters[fate.seat]?.colour ?? 'coral']} />
        </svg>
      ))}
      {eye && (
        <img
          className={styles['storm']}
          src={storm}
          alt=""
          style={{ transform: `translate(${eye.x}px, ${eye.y}px)` }}
        />
      )}
    </div>
  );
};
