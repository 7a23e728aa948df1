/** The end of a game: the lanterns of the quay light one by one, the winner's badge rises from the chest. */
import type { ReactNode } from 'react';
import chest from '../art/chest.svg?url';
import type { Colour } from '@tortuga/vocabulary';
import { Emblem } from './Emblem.tsx';
import styles from './Win.module.css';

export interface WinProps {
  /** "Maja takes the chest". */
  readonly title: string;
  /** What decided it. */
  readonly line: string;
  /** All who won. */
  readonly colours: readonly Colour[];
  /** What one can do now. */
  readonly children?: ReactNode | undefined;
}

const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5);
const LANTERNS = [0, 1, 2, 3, 4, 5, 6];

export const Win = ({ title, line, colours, children }: WinProps) => (
  <section className={styles['win']}>
    <h2 className={styles['title']}>{title}</h2>
    <p className={styles['line']}>{line}</p>
    <div className={styles['quay']} aria-hidden="true">
      {LANTERNS.map((lantern) => (
        <i key={lantern} className={styles['lantern']} />
      ))}
    </div>
    <div className={styles['show']} aria-hidden="true">
      <svg className={styles['rays']} viewBox="-100 -100 200 200">
        {RAYS.map((turn, i) => (
          <path key={turn} d={`M-4 0L0 ${i % 2 === 0 ? -98 : -76}L4 0Z`} transform={`rotate(${turn})`} />
        ))}
      </svg>
      <div className={styles['badges']}>
        {colours.map((colour) => (
          <span key={colour} className={styles['badge']}>
            <Emblem colour={colour} />
          </span>
        ))}
      </div>
      <img className={styles['chest']} src={chest} alt="" />
    </div>
    {children !== undefined && <div className={styles['actions']}>{children}</div>}
  </section>
);
