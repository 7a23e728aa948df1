/** The parts of the map where something cannot be put are dark, up to a line. The shapes have the sizes of the zones. */
import { memo } from 'react';
import { centreOf } from '../../space/hexagon.ts';
import type { Point } from '../../space/point.ts';
import { HEX } from '../map/ship.ts';
import { onMap, toMm } from '../units.ts';
import styles from './Keepouts.module.css';
import type { Zone, Zones } from './zones.ts';

/** Of the line, in millimetres. */
const LINE = 1.2;
/** Beyond the border all is dark. */
const BEYOND = 400;

const corners = (points: readonly Point[]): string =>
  points
    .map(onMap)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** As far as that beyond the thing's edge. */
export const ZoneShape = ({ zone, margin }: { readonly zone: Zone; readonly margin: number }) => {
  if (zone.shape === 'round') {
    const { x, y } = onMap(zone.at);
    return <circle cx={x} cy={y} r={toMm(zone.radius) + margin} />;
  }
  if (zone.shape === 'ship') {
    const { x, y } = onMap(centreOf(zone.pose));
    const turn = `translate(${x} ${y}) rotate(${toMm(zone.pose.h)})`;
    return <path d={HEX} transform={turn} strokeWidth={margin === 0 ? undefined : 2 * margin} />;
  }
  const { x, y, h, halfX, halfY } = zone.box;
  const [width, height] = [2 * (toMm(halfX) + margin), 2 * (toMm(halfY) + margin)];
  return (
    <rect
      transform={`translate(${toMm(x)} ${toMm(y)}) rotate(${toMm(h)})`}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={margin}
    />
  );
};

const Shapes = ({ all, more }: { readonly all: Zones; readonly more: number }) => {
  const { bounds, corners: border } = all.universe;
  const [x0, y0] = [toMm(bounds.x0) - BEYOND, toMm(bounds.y0) - BEYOND];
  const [x1, y1] = [toMm(bounds.x1) + BEYOND, toMm(bounds.y1) + BEYOND];
  return (
    <>
      <path
        className={styles['beyond']}
        d={`M${x0} ${y0}H${x1}V${y1}H${x0}ZM${corners(border).replaceAll(' ', 'L')}Z`}
      />
      <polygon
        className={styles['band']}
        points={corners(border)}
        strokeWidth={2 * (toMm(all.border) + more)}
      />
      {all.zones.map((zone, index) => (
        // Zones are in the order of what stands there, and stay.
        <ZoneShape key={index} zone={zone} margin={toMm(zone.margin) + more} />
      ))}
    </>
  );
};

export const Keepouts = memo(({ all }: { readonly all: Zones }) => (
  <g className={styles['keepouts']}>
    <g className={styles['rim']}>
      <Shapes all={all} more={LINE} />
    </g>
    <g className={styles['dark']}>
      <Shapes all={all} more={0} />
    </g>
  </g>
));
