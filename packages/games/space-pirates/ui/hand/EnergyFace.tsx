/** The face of an Energy card: its value, as many templates, and its Hazards. It fills its place. */
import { memo } from 'react';
import { type Card, hazardsOf, valueOf } from '../../components.ts';
import { HAZARD_ART } from '../cards/hazardArt.ts';
import { hazardsIn } from '../cards/hazards.ts';
import styles from './EnergyFace.module.css';

const HEXAGON = 'M0 0L15 15H45L60 0L45 -15H15Z';
/** Templates climb to the right. */
const RISE = -27;
const WIDEST = 34;
const ROOM = 88;

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

const laidAt = (value: number, nth: number): Laid => {
  const width = Math.min(WIDEST, ROOM / value);
  if (value === 1) return { x: 64 - width / 2, y: 62, width, turn: 0 };
  const [across, down] = [Math.cos((RISE * Math.PI) / 180), Math.sin((RISE * Math.PI) / 180)];
  const along = width * (nth - value / 2);
  return { x: 50 + along * across, y: 55 + along * down, width, turn: RISE };
};

const Template = ({ x, y, width, turn, isLast }: Laid & { readonly isLast: boolean }) => (
  <path
    className={isLast ? styles['last'] : styles['template']}
    d={HEXAGON}
    strokeWidth={79 / width}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${width / 60})`}
  />
);

export const EnergyFace = memo(({ card }: { readonly card: Card }) => {
  const value = valueOf(card);
  const hazards = hazardsIn(hazardsOf(card));
  return (
    <svg className={styles['face']} viewBox="0 0 100 140" aria-hidden="true">
      <rect className={styles['frame']} x="1.5" y="1.5" width="97" height="137" rx="9" />
      <rect className={styles['paper']} x="6" y="6" width="88" height="128" rx="5" />
      <path className={styles['space']} d="M6 6H94V84H6Z" />
      <text className={styles['value']} x="13" y="43">
        {value}
      </text>
      {Array.from({ length: value }, (_, nth) => (
        // Templates have no names: the nth is the nth.
        <Template key={nth} {...laidAt(value, nth)} isLast={nth === value - 1} />
      ))}
      {hazards.map((hazard, nth) => (
        <image
          key={hazard}
          href={HAZARD_ART[hazard]}
          x={51 - hazards.length * 14.5 + nth * 29 - 1.6}
          y="91.4"
          width="30.2"
          height="30.2"
        />
      ))}
      <path className={styles['rule']} d="M10 88H90" />
    </svg>
  );
});
