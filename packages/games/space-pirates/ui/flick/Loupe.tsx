/** The disc and what lies around it, large: the thumb is elsewhere, and the map is small. */
import { useRef } from 'react';
import { universeOf } from '../../universe/universe.ts';
import { MiniUniverse } from '../map/MiniUniverse.tsx';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import styles from './Pad.module.css';
import { useAiming } from './useAiming.ts';

/** Millimetres around the disc. */
const AROUND = 44;

export const Loupe = ({ table, disc }: { readonly table: Props; readonly disc: number }) => {
  const { view, sitters } = table;
  const line = useRef<SVGSVGElement>(null);
  useAiming(table, line, ({ style }, { angle }) => {
    style.transform = `rotate(${toMm(angle)}deg)`;
  });
  const found = view.discs.find(({ id }) => id === disc);
  if (found === undefined) return null;
  const { x, y } = onMap(found);
  const size = 2 * AROUND;
  return (
    <div className={styles['loupe']} aria-hidden="true">
      <svg viewBox={`${x - AROUND} ${y - AROUND} ${size} ${size}`}>
        <MiniUniverse
          universe={universeOf(view.options, view.seats)}
          discs={view.discs}
          pirates={view.pirates}
          storm={view.storm}
          sitters={sitters}
        />
        <circle className={styles['chosen']} cx={x} cy={y} r={17} />
      </svg>
      <svg ref={line} className={styles['sight']} viewBox={`${-AROUND} ${-AROUND} ${size} ${size}`}>
        <path d={`M19 0H${2 * AROUND}`} />
      </svg>
    </div>
  );
};
