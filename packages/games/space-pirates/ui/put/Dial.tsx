/** A compass that is turned by a finger. Its needle is an element of its own: it turns by a transform alone. */
import { type Gestures, useAimed, useTouch } from '@tortuga/table';
import { useRef } from 'react';
import { heading, TURN } from '../../space/directions.ts';
import type { Props } from '../shown.ts';
import { TENTH, toMm } from '../units.ts';
import { useWords } from '../words/messages.ts';
import { headingName } from '../words/names.ts';
import styles from './Dial.module.css';
import { spotNow } from './spotActs.ts';
import { aimAngle, angleTo, setAngle } from './turnActs.ts';

const turnedBy = (angle: number | undefined): string => `rotate(${toMm(angle ?? 0)}deg)`;

const TICKS = [0, 45, 90, 135, 180, 225, 270, 315];

const Face = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    <circle r={47} />
    {TICKS.map((degrees) => (
      <path key={degrees} d="M38 0H45" transform={`rotate(${degrees})`} />
    ))}
  </svg>
);

const useDialTouch = (table: Props) => {
  const dial = useRef<HTMLDivElement>(null);
  const at = (finger: { readonly x: number; readonly y: number }): number => {
    const { left = 0, top = 0, width = 0, height = 0 } = dial.current?.getBoundingClientRect() ?? {};
    return angleTo({ x: left + width / 2, y: top + height / 2 }, finger);
  };
  const gestures: Gestures = {
    press: (finger) => finger && setAngle(table, at(finger)),
    drag: () => ({
      move: (gesture) => aimAngle(table, at(gesture.at)),
      end: (gesture) => {
        table.aim.set(undefined);
        setAngle(table, at(gesture.at));
      },
      cancel: () => table.aim.set(undefined),
    }),
  };
  const touched = useTouch(gestures);
  return (element: HTMLDivElement) => {
    dial.current = element;
    return touched(element);
  };
};

export const Dial = ({ table, label }: { readonly table: Props; readonly label: string }) => {
  const say = useWords();
  const needle = useRef<HTMLDivElement>(null);
  const ref = useDialTouch(table);
  useAimed(table.aim, needle, ({ style }, now) =>
    style.setProperty('transform', turnedBy(spotNow(table, now).angle)),
  );
  const angle = table.draft.spot.angle ?? 0;
  return (
    <div
      ref={ref}
      className={styles['dial']}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={(TURN - 1) / TENTH}
      aria-valuenow={toMm(heading(angle))}
      aria-valuetext={headingName(angle, say)}
    >
      <Face />
      <div ref={needle} className={styles['needle']} style={{ transform: turnedBy(angle) }}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path d="M-30 -5H18V-14L42 0L18 14V5H-30Z" />
        </svg>
      </div>
    </div>
  );
};
