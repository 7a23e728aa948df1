/** The things at fault where something may not be put: marked while a finger moves it, and as it rests. */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { RADIUS, STORM_BASE, type Thing } from '../../space/things.ts';
import type { Point } from '../../space/point.ts';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import styles from './Faults.module.css';
import { ZoneShape } from './Keepouts.tsx';
import { spotNow } from './spotActs.ts';
import { isInBorder, isInZone, type Zones } from './zones.ts';

/** Millimetres beyond the thing's edge. */
const APART = 4;

/** The zones of a disc and of the storm begin at their middles. */
const edgeOf = (thing: Thing): number => {
  if (thing === 'disc') return toMm(RADIUS);
  return thing === 'storm' ? toMm(STORM_BASE) : 0;
};

/** The border, then each zone. */
const faultsOf = (all: Zones, at: Point | undefined): readonly boolean[] => [
  at !== undefined && isInBorder(all, at),
  ...all.zones.map((zone) => at !== undefined && isInZone(zone, at)),
];

export const Faults = ({ table, all }: { readonly table: Props; readonly all: Zones }) => {
  const group = useRef<SVGGElement>(null);
  useAimed(table.aim, group, ({ children }, now) => {
    faultsOf(all, spotNow(table, now).at).forEach((isFault, index) => {
      children[index]?.setAttribute('data-fault', String(isFault));
    });
  });
  const [border, ...things] = faultsOf(all, table.draft.spot.at);
  const points = all.universe.corners.map(onMap);
  return (
    <g ref={group} className={styles['faults']}>
      <polygon data-fault={border} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {all.zones.map((zone, index) => (
        // Zones are in the order of what stands there, and stay.
        <g key={index} data-fault={things[index]}>
          <ZoneShape zone={zone} margin={zone.shape === 'ship' ? 0 : APART + edgeOf(zone.thing)} />
        </g>
      ))}
    </g>
  );
};
