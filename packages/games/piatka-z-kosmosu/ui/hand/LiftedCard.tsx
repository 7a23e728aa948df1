/** The card under a finger that drags it: written straight onto the page, and React hears of it only as the drag begins and ends. */
import { useAim, useAimed } from '@tortuga/table';
import { useRef } from 'react';
import type { Card } from '../../types.ts';
import { Face } from '../Face.tsx';
import type { Props } from '../shown.ts';
import styles from './LiftedCard.module.css';

export const LiftedCard = ({ aim, hand }: { readonly aim: Props['aim']; readonly hand: readonly Card[] }) => {
  const element = useRef<HTMLDivElement>(null);
  const held = useAim(aim, (now) => now?.lifted?.held);
  const card = held === undefined ? undefined : hand[held];
  useAimed(aim, element, ({ style }, now) => {
    const { x = 0, y = 0 } = now?.lifted?.at ?? {};
    style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -70%) rotate(3deg)`);
  });
  return (
    <div ref={element} className={styles['lifted']} aria-hidden="true">
      {card !== undefined && <Face card={card} />}
    </div>
  );
};
