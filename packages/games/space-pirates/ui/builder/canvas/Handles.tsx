/** Corners of the border, the places on its edges where one may be added, and the line they are on. */
import { type Aim, classes, useAimed } from '@tortuga/table';
import { memo, useRef } from 'react';
import { toMm } from '../../units.ts';
import type { Plan } from '../model/plan.ts';
import { placeOf, type Thing, thingName } from '../model/thing.ts';
import styles from './Canvas.module.css';
import { translated } from './room.ts';

const pointsOf = ({ border }: Plan): string => border.map(({ x, y }) => `${toMm(x)},${toMm(y)}`).join(' ');

/** Where the border would be if the finger let go. */
export const BorderLine = ({ plan, aim }: { readonly plan: Plan; readonly aim: Aim<Plan> }) => {
  const line = useRef<SVGPolygonElement>(null);
  useAimed(aim, line, (element, now) => {
    const isMoved = now !== undefined && now.border !== plan.border;
    element.toggleAttribute('data-moved', isMoved);
    if (isMoved) element.setAttribute('points', pointsOf(now));
  });
  return <polygon ref={line} className={styles['line']} />;
};

interface HandleProps {
  readonly plan: Plan;
  readonly aim: Aim<Plan>;
  readonly thing: Thing;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly onFocus: (thing: Thing) => void;
}

export const Handle = memo(({ plan, aim, thing, label, isChosen, isWrong, onFocus }: HandleProps) => {
  const element = useRef<SVGGElement>(null);
  const { kind } = thing;
  const place = placeOf(plan, thing) ?? { x: 0, y: 0 };
  useAimed(aim, element, (handle, now) => {
    // While a corner is added the numbers of those behind it have changed.
    const isSame = now?.border.length === plan.border.length;
    handle.setAttribute('transform', translated((isSame ? placeOf(now, thing) : undefined) ?? place));
  });
  return (
    <g
      ref={element}
      id={thingName(thing)}
      role="option"
      tabIndex={0}
      aria-label={label}
      aria-selected={isChosen}
      data-wrong={isWrong || undefined}
      className={classes(styles['thing'], styles['handle'])}
      transform={translated(place)}
      onFocus={() => onFocus(thing)}
    >
      <g className={styles['steady']}>
        {kind === 'corner' ? (
          <rect x={-9} y={-9} width={18} height={18} rx={4} className={styles['knob']} />
        ) : (
          <>
            <circle r={9} className={styles['faint']} />
            <path d="M-4.500 0h9M0 -4.500v9" className={styles['plus']} />
          </>
        )}
      </g>
    </g>
  );
});
