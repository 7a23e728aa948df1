/** The Solar Wind, seen while it blows. */
import { drawnPiece } from '@tortuga/table';
import { memo } from 'react';
import type { Universe } from '../../universe/universe.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { frameBox, toMm } from '../units.ts';
import styles from './Unseen.module.css';

/** Between two streaks, in millimetres. */
const APART = 34;

/** Lengthwise around (0, 0), of different lengths, not in rows. */
const streaksIn = (reach: number): string =>
  Array.from({ length: Math.ceil((2 * reach) / APART) }, (_, nth) => {
    const x = ((nth * 0.618) % 1) * 2 * reach - reach;
    return `M${x.toFixed(0)} ${(nth * APART - reach).toFixed(0)}h${60 + ((nth * 37) % 120)}`;
  }).join('');

interface StreaksProps extends Pick<Props, 'latest'> {
  readonly universe: Universe;
}

export const Streaks = memo(({ latest, universe }: StreaksProps) => {
  const wind = latest?.heard.find((event) => event.kind === 'wind');
  if (wind === undefined) return null;
  const box = frameBox(universe.bounds);
  return (
    <g className={styles['unseen']} {...drawnPiece(pieces.wind, { ...box, heading: toMm(wind.angle) })}>
      <path
        d={streaksIn(Math.max(box.width, box.height) / 2)}
        stroke="#d6f1f6"
        strokeWidth={3.5}
        strokeLinecap="round"
        opacity={0.75}
      />
    </g>
  );
});
