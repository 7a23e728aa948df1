/** The ships that the storm would cover: marked before it is let go (SP-82). */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { centreOf } from '../../space/hexagon.ts';
import { HEX } from '../map/ship.ts';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import { spotNow } from './spotActs.ts';
import styles from './ShipsCovered.module.css';
import { victimsOf } from './victims.ts';

const BOLT = 'M3 -16L-9 3H-1L-4 16L10 -4H2Z';

export const ShipsCovered = (table: Props) => {
  const group = useRef<SVGGElement>(null);
  const { view, draft } = table;
  const hit = victimsOf(view, draft.spot.at);
  useAimed(table.aim, group, ({ children }, now) => {
    const struck = victimsOf(view, spotNow(table, now).at);
    for (const child of children)
      child.setAttribute('data-hit', String(struck.includes(Number(child.getAttribute('data-seat')))));
  });
  return (
    <g ref={group} className={styles['covered']}>
      {view.pirates.map(({ ship }, seat) => {
        if (ship.at !== 'space') return null;
        const { x, y } = onMap(centreOf(ship));
        return (
          <g
            key={`ship ${seat}`}
            data-seat={seat}
            data-hit={hit.includes(seat)}
            transform={`translate(${x} ${y})`}
          >
            <path d={HEX} transform={`rotate(${toMm(ship.h)}) scale(1.25)`} />
            <path className={styles['bolt']} d={BOLT} transform="translate(0 -30)" />
          </g>
        );
      })}
    </g>
  );
};
