/** At a ship in the wind, which heads along +x: what becomes of it. One of these is seen, by the `data-fate` around. */
import { INK } from '../map/palette.ts';
import styles from './FateMarks.module.css';

const BURST = 'M30 -18L33 -7L43 -11L38 -2L48 4L37 6L40 17L31 10L24 19L24 7L13 7L22 0L15 -9L26 -7Z';

export const FateMarks = () => (
  <g stroke={INK} strokeWidth={2} strokeLinejoin="round">
    <path className={styles['struck']} d={BURST} />
    <path className={styles['out']} d="M-20 -20L20 20M20 -20L-20 20" />
    <path className={styles['caught']} d="M4 -24L-12 4H-1L-6 25L14 -5H3Z" />
    <path className={styles['enters']} d="M-14 -3L-4 9L16 -13" />
  </g>
);
