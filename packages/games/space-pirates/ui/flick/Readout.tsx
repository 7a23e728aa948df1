/**
 * The flick in the making as a sentence, for eyes and ears: aim, power, and with hints what comes of it. While a finger
 * pulls, numbers that roll lie over it: a sentence that changed would cost a layout.
 */
import { HintRow } from '@tortuga/table';
import { useRef } from 'react';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { degreesOf, describeAim, percentOf } from './describe.ts';
import { Digits, Rolls, rollTo } from './Digits.tsx';
import styles from './Readout.module.css';
import { useAiming } from './useAiming.ts';
import { useForecast } from './useForecast.ts';

export const Readout = (table: Props) => {
  const say = useWords();
  const [text, leaving] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const [sentence, numbers] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  useForecast(table, (aiming, forecast) => {
    if (leaving.current !== null) rollTo(leaving.current, forecast?.leaves);
    if (text.current === null) return;
    text.current.ariaBusy = String(forecast !== undefined && forecast.leaves === undefined);
    if (aiming.pulled === undefined) text.current.textContent = describeAim(table, aiming, forecast, say);
  });
  useAiming(table, sentence, ({ style }, { pulled }) => {
    style.opacity = pulled === undefined ? '1' : '0';
  });
  useAiming(table, numbers, ({ style }, { pulled }) => {
    style.opacity = pulled === undefined ? '0' : '1';
  });
  const line = (
    <span className={styles['line']}>
      <span ref={sentence}>
        <span ref={text} aria-live="polite" />
      </span>
      <span ref={numbers} className={styles['numbers']} aria-hidden="true">
        <span>{say('flick-aim')}</span>
        <Digits table={table} read={({ angle }) => degreesOf(angle)} unit="°" />
        <span>{say('flick-power')}</span>
        <Digits table={table} read={({ power }) => percentOf(power)} unit="%" />
        {table.hasHints && <span>{say('flick-border')}</span>}
        {table.hasHints && <Rolls ref={leaving} unit="%" />}
      </span>
    </span>
  );
  return table.hasHints ? <HintRow>{line}</HintRow> : <p className={styles['readout']}>{line}</p>;
};
