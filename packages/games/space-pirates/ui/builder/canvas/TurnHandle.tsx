/** At the end of the chosen piece: it turns the piece when it is dragged around. */
import { type Aim, useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { toMm } from '../../units.ts';
import type { Plan } from '../model/plan.ts';
import styles from './Canvas.module.css';
import { HANDLE, lengthOf, translated } from './room.ts';

interface TurnProps {
  readonly plan: Plan;
  readonly at: number;
  readonly aim: Aim<Plan>;
}

export const TurnHandle = ({ plan, at, aim }: TurnProps) => {
  const element = useRef<SVGGElement>(null);
  const piece = plan.pieces[at];
  useAimed(aim, element, (handle, now) => {
    const held = now?.pieces[at] ?? piece;
    if (held !== undefined) handle.setAttribute('transform', `${translated(held)} rotate(${held.turn})`);
  });
  if (piece === undefined) return null;
  return (
    <g
      ref={element}
      className={styles['turning']}
      transform={`${translated(piece)} rotate(${piece.turn})`}
      aria-hidden="true"
    >
      <g transform={`translate(${toMm(lengthOf(piece))} 0)`}>
        <g className={styles['steady']}>
          <path d={`M6 0H${HANDLE - 12}`} className={styles['arm']} />
          <g transform={`translate(${HANDLE} 0)`}>
            <circle r={13} className={styles['grip']} />
            <path d="M-5.500 3a6 6 0 1 1 2.500 3M-6 -2l.500 5 4.500 -1.500" className={styles['bent']} />
          </g>
        </g>
      </g>
    </g>
  );
};
