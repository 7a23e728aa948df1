/** Time left. The browser's timer writes the text: React has nothing to do with it, also while pieces move. */
import { useEffect, useRef } from 'react';
import { useKitSay } from '../words/kitMessages.ts';
import styles from './Clock.module.css';
import { clockText, daysIn, LITTLE_TIME } from './clockText.ts';
import { Icon } from './Icon.tsx';

export interface ClockProps {
  /** When time is up, on the clock of `now`. */
  readonly until: number;
  /** Milliseconds; a server's clock may be ahead of this machine's. */
  readonly now?: (() => number) | undefined;
}

const TICK_MS = 200;

export const Clock = ({ until, now = Date.now }: ClockProps) => {
  const say = useKitSay();
  const clock = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tick = (): void => {
      const left = until - now();
      const days = daysIn(left);
      const next = days > 0 ? say('clock-days', { days }) : clockText(left);
      if (text.current !== null && text.current.textContent !== next) text.current.textContent = next;
      clock.current?.toggleAttribute('data-little', left < LITTLE_TIME);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [until, now, say]);
  return (
    <span ref={clock} className={styles['clock']} role="timer" aria-label={say('clock')}>
      <Icon name="hourglass" />
      <span ref={text} />
    </span>
  );
};
