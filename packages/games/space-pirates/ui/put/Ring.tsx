/** Where a disc may be set aside: one width from a ship, lit where it is free (SP-107). */
import { memo } from 'react';
import { onMap } from '../units.ts';
import { type RingSpot, runsOf } from './ring.ts';
import styles from './Ring.module.css';

const pathOf = (run: readonly RingSpot[]): string =>
  `M${run
    .map(onMap)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;

export const Ring = memo(({ ring }: { readonly ring: readonly RingSpot[] }) => (
  <g className={styles['ring']}>
    {runsOf(ring).map((run, index) => (
      // Runs stay while one chooses.
      <path
        key={index}
        className={run[0]?.isFree === true ? styles['free'] : styles['taken']}
        d={pathOf(run)}
      />
    ))}
  </g>
));
