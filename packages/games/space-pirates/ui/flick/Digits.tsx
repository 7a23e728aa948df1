/** Whole numbers that follow a finger: rolls of digits that turn, since words that change cost a layout. Not for readers. */
import { type RefObject, useRef } from 'react';
import type { Props } from '../shown.ts';
import styles from './Digits.module.css';
import type { Aiming } from './draft.ts';
import { useAiming } from './useAiming.ts';

const ROLL = '0 1 2 3 4 5 6 7 8 9'.split(' ');
/** Where a roll shows nothing. */
const BLANK = 10;
const PLACES = [100, 10, 1] as const;

const digitOf = (value: number, place: number): number =>
  value < place && place > 1 ? BLANK : Math.floor(value / place) % 10;

/** What rolls show: most of them stand still most of the time. */
const shown = new WeakMap<Element, number | undefined>();

/** 0 to 999; nothing where there is no number. */
export const rollTo = (rolls: Element, value: number | undefined): void => {
  if (shown.has(rolls) && shown.get(rolls) === value) return;
  shown.set(rolls, value);
  const { children } = rolls;
  for (const [nth, place] of PLACES.entries()) {
    const roll = children[nth]?.firstElementChild;
    const digit = value === undefined ? BLANK : digitOf(value, place);
    if (roll instanceof HTMLElement) roll.style.transform = `translateY(-${digit}em)`;
  }
};

interface RollsProps {
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly unit: string;
}

export const Rolls = ({ ref, unit }: RollsProps) => (
  <span ref={ref} className={styles['digits']} aria-hidden="true">
    {PLACES.map((place) => (
      <span key={place} className={styles['window']}>
        <span className={styles['roll']} data-strip="">
          {ROLL.map((digit) => (
            <span key={digit}>{digit}</span>
          ))}
        </span>
      </span>
    ))}
    <span className={styles['unit']}>{unit}</span>
  </span>
);

interface DigitsProps {
  readonly table: Pick<Props, 'aim' | 'draft'>;
  readonly read: (aiming: Aiming) => number;
  readonly unit: string;
}

export const Digits = ({ table, read, unit }: DigitsProps) => {
  const element = useRef<HTMLSpanElement>(null);
  useAiming(table, element, (rolls, aiming) => rollTo(rolls, read(aiming)));
  return <Rolls ref={element} unit={unit} />;
};
