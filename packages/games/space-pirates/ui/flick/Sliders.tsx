/** Aim and power by sliders. They follow the aim, and are written to as it is. */
import { type RefObject, useId, useRef } from 'react';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { powerTo, turnTo } from './acts.ts';
import { degreesOf, percentOf } from './describe.ts';
import { type Aiming, MOST_POWER } from './draft.ts';
import styles from './Sliders.module.css';
import { useAiming } from './useAiming.ts';

interface SliderProps {
  readonly table: Props;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly read: (aiming: Aiming) => number;
  readonly sayValue: (aiming: Aiming) => string;
  readonly onChange: (value: number) => void;
}

const Slider = ({ table, label, min, max, step, read, sayValue, onChange }: SliderProps) => {
  const id = useId();
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  useAiming(table, input, (slider, aiming) => {
    const value = String(read(aiming));
    if (slider.value !== value) slider.value = value;
    slider.setAttribute('aria-valuetext', sayValue(aiming));
  });
  return (
    <div className={styles['slider']}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={read(table.draft.aiming)}
        onInput={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
};

export const Sliders = (table: Props) => {
  const say = useWords();
  return (
    <div className={styles['sliders']}>
      <Slider
        table={table}
        label={say('flick-aim')}
        min={0}
        max={3590}
        step={10}
        read={({ angle }) => angle}
        sayValue={({ angle }) => say('flick-degrees', { angle: degreesOf(angle) })}
        onChange={(angle) => turnTo(table, angle)}
      />
      <Slider
        table={table}
        label={say('flick-power')}
        min={10}
        max={MOST_POWER}
        step={10}
        read={({ power }) => power}
        sayValue={({ power }) => say('flick-percent', { power: percentOf(power) })}
        onChange={(power) => powerTo(table, power)}
      />
    </div>
  );
};
