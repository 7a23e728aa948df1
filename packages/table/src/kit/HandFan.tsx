/** Cards in a hand: side by side while there is room, then over one another. Arrows go from card to card. */
import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './HandFan.module.css';

export interface HandFanProps {
  readonly label: string;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const HandFan = ({ label, children }: HandFanProps) => {
  const fan = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || fan.current === null) return;
    const cards = [...fan.current.querySelectorAll<HTMLElement>('button')];
    const now = cards.findIndex((card) => card === document.activeElement);
    cards[Math.min(Math.max(now + by, 0), cards.length - 1)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={fan}
      className={styles['fan']}
      role="group"
      aria-label={label}
      data-sideways=""
      onKeyDown={step}
    >
      {Children.map(children, (card) => (
        <span className={styles['cell']}>{card}</span>
      ))}
    </div>
  );
};
