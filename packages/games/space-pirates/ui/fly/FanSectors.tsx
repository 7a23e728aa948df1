/** All headings of the next template: what fits, what enters a Hangar, and hatched what does not fit. */
import { memo, useId } from 'react';
import { pirateOf } from '../../pieces.ts';
import { L } from '../../space/things.ts';
import { CORAL } from '../map/palette.ts';
import { onMap, toMm } from '../units.ts';
import { endsOf, sectorPath } from './arcs.ts';
import type { Sky } from './course.ts';
import type { Fan } from './fan.ts';
import styles from './FlyOverlay.module.css';
import { pivotOf } from './place.ts';

const Hatch = ({ id }: { readonly id: string }) => (
  <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 2.5H5" stroke={CORAL} strokeWidth={1.6} />
  </pattern>
);

const FAN = toMm(L) + 8;
/** Around the middle of a ship that drifts. */
const ROUND = 1.5 * toMm(L);

/** Drawn anew where the template starts elsewhere, and not while it is turned. */
export const FanSectors = memo(({ sky, fan }: { readonly sky: Sky; readonly fan: Fan }) => {
  const hatch = useId();
  const { x, y } = onMap(pivotOf(sky, fan));
  const radius = fan.start.kind === 'drift' && pirateOf(sky, sky.boss).ship.at === 'space' ? ROUND : FAN;
  return (
    <g transform={`translate(${x} ${y}) rotate(${toMm(fan.middle) + 90})`} data-fan="">
      <defs>
        <Hatch id={hatch} />
      </defs>
      {fan.arcs.map((arc) => (
        <path
          key={arc.from}
          className={styles['sector']}
          data-into={arc.into}
          data-by={arc.by}
          d={sectorPath(...endsOf(arc), radius)}
          fill={arc.into === 'blocked' ? `url(#${hatch})` : undefined}
        />
      ))}
    </g>
  );
});
